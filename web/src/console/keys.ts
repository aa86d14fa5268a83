// Keys at a console: typed by a person, or sent by a reader of cards or balls that writes like a keyboard, a burst of keys
// ended by Enter. No hand types as fast, so a key is held for a moment before it counts as typed.

import { useLayoutEffect, useRef } from 'react'

/** Between two keys of a reader; between two of a person there is always more. */
const BURST_MS = 30

export interface EntryKeys {
  /** One key as a person typed it. Answers whether it meant something here. */
  readonly onKey: (key: string, event?: KeyboardEvent) => boolean
  /** What a reader sent. False where it is nothing that may come now: then it counts as typed. */
  readonly onCode: (code: string) => boolean
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.closest('input, select, textarea, dialog') !== null || target.isContentEditable)

/** A pure reading of the keys that come: what is held, and what it becomes. */
export const burstOf = (keys: () => EntryKeys) => {
  let held: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    clearTimeout(timer)
    const typed = held
    held = []
    for (const key of typed) keys().onKey(key)
  }
  return {
    press: (event: KeyboardEvent): void => {
      if (event.key === 'Enter') {
        clearTimeout(timer)
        const code = held.join('')
        if (code !== '' && keys().onCode(code)) {
          held = []
          event.preventDefault()
          return
        }
        flush()
        keys().onKey('Enter', event)
      } else if (event.key.length === 1) {
        clearTimeout(timer)
        held.push(event.key)
        timer = setTimeout(flush, BURST_MS)
      } else {
        flush()
        keys().onKey(event.key, event)
      }
    },
    stop: (): void => clearTimeout(timer),
  }
}

/** The keys of the page, wherever the focus is but in a field. */
export const useEntryKeys = (keys: EntryKeys): void => {
  const latest = useRef(keys)
  latest.current = keys
  // Before it is painted: whoever sees the pad may type.
  useLayoutEffect(() => {
    const burst = burstOf(() => latest.current)
    const key = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      burst.press(event)
    }
    window.addEventListener('keydown', key)
    return () => {
      burst.stop()
      window.removeEventListener('keydown', key)
    }
  }, [])
}

/** Enter on a key of a pad that is not the draft presses that key; anywhere else it confirms the draft. */
export const confirms = (event: KeyboardEvent | undefined): boolean => {
  const button = event?.target instanceof Element ? event.target.closest('button') : null
  return !button || button.getAttribute('aria-pressed') === 'true'
}
