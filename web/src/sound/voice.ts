// The phrases of the croupier, spoken by the browser in Spanish: off until asked, and remembered on this device. One after
// another, never one over another, and never in a hidden tab; what else sounds meanwhile is half as loud.

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { hush } from './sound.js'

const KEPT = 'tapete.voice'
const SPOKEN_IN = 'es-CL'

const remembered = (): boolean => {
  try {
    return localStorage.getItem(KEPT) === 'on'
  } catch {
    return false
  }
}

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined'

let on = typeof window !== 'undefined' && remembered()
const listeners = new Set<() => void>()

const speak = (phrase: string): void => {
  const utterance = new SpeechSynthesisUtterance(phrase)
  utterance.lang = SPOKEN_IN
  utterance.onstart = () => hush(true)
  utterance.onend = () => hush(false)
  utterance.onerror = () => hush(false)
  speechSynthesis.speak(utterance)
}

/** What still waited to be said is past. */
const say = (phrases: readonly string[]): void => {
  if (!on || !canSpeak() || document.hidden) return
  if (speechSynthesis.pending) speechSynthesis.cancel()
  for (const phrase of phrases) speak(phrase)
}

export const setVoice = (next: boolean): void => {
  on = next
  try {
    localStorage.setItem(KEPT, next ? 'on' : 'off')
  } catch {
    // Without storage it is off again next time.
  }
  if (!on && canSpeak()) speechSynthesis.cancel()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useVoice = (): boolean => useSyncExternalStore(subscribe, () => on)

/** Says what is new; what was said before the page opened is not said again. */
export const useSpoken = (phrases: readonly string[], version: number): void => {
  const before = useRef({ version, text: phrases.join('\n') })
  useEffect(() => {
    const text = phrases.join('\n')
    if (text === before.current.text || version <= before.current.version) return
    before.current = { version, text }
    say(phrases)
  }, [phrases, version])
}
