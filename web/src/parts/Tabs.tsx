import { type ReactNode, useId } from 'react'
import { useRoving } from './roving.js'

export interface Tab {
  id: string
  label: string
  panel: ReactNode
}

export interface TabsProps {
  label: string
  tabs: readonly Tab[]
  current: string
  onChange: (id: string) => void
}

export const Tabs = ({ label, tabs, current, onChange }: TabsProps) => {
  const prefix = useId()
  const roving = useRoving(
    tabs.map((tab) => tab.id),
    current,
    onChange,
  )
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={roving.onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${prefix}${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            ref={roving.ref(tab.id)}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}${tab.id}-panel`}
          aria-labelledby={`${prefix}${tab.id}`}
          hidden={tab.id !== current}
        >
          {tab.id === current && tab.panel}
        </div>
      ))}
    </>
  )
}
