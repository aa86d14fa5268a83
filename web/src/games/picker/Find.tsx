import { useEffect, useRef } from 'react'
import { Icon } from './Icon.js'
import './picker.css'

/** A search among games; `/` goes to it from anywhere on the page that is no field. */
export const Find = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const slash = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement
      if (event.key !== '/' || event.ctrlKey || event.metaKey || at.closest('input, textarea, select, dialog')) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', slash)
    return () => document.removeEventListener('keydown', slash)
  }, [])
  return (
    <label className="game-find">
      <Icon sign="find" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span className="kbd" aria-hidden="true">
        /
      </span>
    </label>
  )
}
