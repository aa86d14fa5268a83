// One tab stop for a group: the arrows move the choice and the focus together.

import { type KeyboardEvent, useRef } from 'react'

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

export const useRoving = <T>(values: readonly T[], chosen: T, choose: (value: T) => void) => {
  const nodes = useRef(new Map<T, HTMLElement>())
  const go = (index: number) => {
    const value = values[(index + values.length) % values.length] as T
    choose(value)
    nodes.current.get(value)?.focus()
  }
  return {
    ref: (value: T) => (node: HTMLElement | null) => {
      if (node) nodes.current.set(value, node)
      else nodes.current.delete(value)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined && event.key !== 'Home' && event.key !== 'End') return
      event.preventDefault()
      if (step !== undefined) go(values.indexOf(chosen) + step)
      else go(event.key === 'Home' ? 0 : values.length - 1)
    },
  }
}
