// Off until asked, and remembered on this device. A hidden tab is silent; what moves is not heard where movement is not wanted.

import { useSyncExternalStore } from 'react'
import { ballOf, CUES, type Cue, MASTER, type Synth, synthOf } from './synth.js'

const KEPT = 'tapete.sound'
/** Ten chips at once are one sound. */
const APART_S = 0.04

const remembered = (): boolean => {
  try {
    return localStorage.getItem(KEPT) === 'on'
  } catch {
    return false
  }
}

let on = typeof window !== 'undefined' && remembered()
let synth: Synth | undefined
const last = new Map<Cue, number>()
const listeners = new Set<() => void>()

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const wake = (): void => {
  if (typeof AudioContext === 'undefined') return
  synth ??= synthOf()
  void synth.context.resume()
}

export const play = (cue: Cue, delayS = 0): void => {
  if (!on || !synth || document.hidden) return
  const at = synth.context.currentTime + delayS
  if (at - (last.get(cue) ?? -1) < APART_S) return
  last.set(cue, at)
  CUES[cue](synth, at)
}

/** While a phrase is spoken everything else is half as loud. */
export const hush = (spoken: boolean): void => {
  if (synth) synth.out.gain.value = spoken ? MASTER / 2 : MASTER
}

const QUIET = () => {}

/** The ball runs until the answer is called with the seconds its fall takes. */
export const ballRun = (): ((seconds: number) => void) => {
  if (!on || !synth || document.hidden || calm()) return QUIET
  const stop = ballOf(synth, 0.9)
  return (seconds) => {
    stop(seconds)
    if (seconds > 0.4) play('drop', seconds - 0.34)
  }
}

/** Called from a click: browsers want a gesture before anything is heard. */
export const setSound = (next: boolean): void => {
  on = next
  try {
    localStorage.setItem(KEPT, next ? 'on' : 'off')
  } catch {
    // Without storage it is off again next time.
  }
  if (on) {
    wake()
    play('turn')
  } else void synth?.context.suspend()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSound = (): boolean => useSyncExternalStore(subscribe, () => on)

if (typeof window !== 'undefined') {
  // A returning visitor who left it on.
  window.addEventListener('pointerdown', () => on && wake(), { once: true })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void synth?.context.suspend()
    else if (on) void synth?.context.resume()
  })
}
