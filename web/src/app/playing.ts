// One's own playing as pages tell it: how long, how much, and how often one is reminded of it.

import type { AnswerOf } from '@tapete/server/wire'
import { useState } from 'react'
import { wordsOf } from './words.js'

export type Playing = AnswerOf<'GET /api/me/play'>

const NAME = 'tapete.reminder'
export const REMINDERS = [15, 30, 60, 120] as const

const kept = (): number | undefined => {
  try {
    const minutes = Number(localStorage.getItem(NAME))
    return minutes > 0 ? minutes : undefined
  } catch {
    return undefined
  }
}

/** Never less often than the house says. */
export const useReminder = (most: number): readonly [number, (minutes: number) => void] => {
  const [own, setOwn] = useState(kept)
  const choose = (minutes: number) => {
    setOwn(minutes)
    try {
      localStorage.setItem(NAME, String(minutes))
    } catch {
      // Without storage it is forgotten with the page.
    }
  }
  return [Math.min(own ?? most, most), choose]
}

/** Whole minutes from one instant to another. */
export const minutesBetween = (since: string, now: string): number =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000))

const es = {
  span: (minutes: number): string =>
    minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`,
  day: (at: string): string => new Date(at).toLocaleDateString('es-CL', { dateStyle: 'long' }),
  moment: (at: string): string =>
    new Date(at).toLocaleString('es-CL', { dateStyle: 'long', timeStyle: 'short', hour12: false }),
}
const en: typeof es = {
  span: es.span,
  day: (at) => new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long' }),
  moment: (at) => new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', hour12: false }),
}
export const useSpans = wordsOf({ es, en })
