// A table that is not made yet: what was chosen of it, kept in the browser until it is made or dropped.

import { type AnyGame, type Config, configure, isChosen, type Json } from '@tapete/engine'
import type { HouseTable } from '@tapete/server/wire'
import { useCallback, useState } from 'react'
import { gameOf } from '../../games/loaded.js'

export type Attended = 'live' | 'digital' | 'robot'
export type Limit = { readonly min: number | null; readonly max: number | null }

export interface Draft {
  readonly game: string
  readonly attended: Attended
  /** What differs from what the game has by itself. */
  readonly config: { readonly [option: string]: Json }
  readonly room: string
  readonly name: string
  readonly display: boolean
  /** The name of the table it was copied from. */
  readonly from?: string
}

const KEPT = 'tapete-new-table'

export const EMPTY: Draft = {
  ...{ game: '', attended: 'live', room: '', name: '', display: true },
  config: { chip: 500, min: 1000 },
}

const kept = (): Draft => {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Partial<Draft>) }
  } catch {
    return EMPTY
  }
}

export const useDraft = (given: Draft | undefined) => {
  const [draft, setDraft] = useState<Draft>(() => given ?? kept())
  const change = useCallback((part: Partial<Draft>) => {
    setDraft((before) => {
      const next = { ...before, ...part }
      sessionStorage.setItem(KEPT, JSON.stringify(next))
      return next
    })
  }, [])
  const clear = useCallback(() => {
    sessionStorage.removeItem(KEPT)
    setDraft(EMPTY)
  }, [])
  return { draft, change, clear }
}

/** The options that move money; the page asks for them together. */
export const MONEY_OPTIONS: readonly string[] = [
  ...['chip', 'min', 'max', 'playerMax', 'tableMax', 'correctionMax', 'plan'],
]
export const LIMITS = 'limits'

/** Whether an option is one of the game, and of those that are chosen. */
export const isAsked = ({ settings }: Pick<AnyGame, 'settings'>, name: string): boolean => {
  const setting = Object.hasOwn(settings, name) ? settings[name] : undefined
  return setting !== undefined && isChosen(setting)
}

export type Wrong = { readonly option: string; readonly why: 'over' | 'noStake' | 'outside' }

/** The game as its rules would open it, or the first option that does not fit. */
export const configured = (
  draft: Draft,
): { readonly game: AnyGame | undefined; readonly config: Config | undefined; readonly wrong: Wrong | undefined } => {
  const game = gameOf(draft.game)
  if (!game) return { game: undefined, config: undefined, wrong: undefined }
  const given = Object.fromEntries(Object.entries(draft.config).filter(([name]) => isAsked(game, name)))
  const made = configure(game.settings, given, { origin: draft.attended === 'live' ? 'live' : 'drawn' })
  if (made.ok) return { game, config: made.config, wrong: undefined }
  const why = /maximum|over max/.test(made.why) ? 'over' : /no stake/.test(made.why) ? 'noStake' : 'outside'
  return { game, config: undefined, wrong: { option: made.option, why } }
}

/** What differs from what the game has by itself, and nothing it does not know. */
export const chosen = ({ settings }: AnyGame, config: Draft['config']): Draft['config'] =>
  Object.fromEntries(
    Object.entries(config).filter(
      ([name, value]) =>
        isAsked({ settings }, name) && JSON.stringify(value) !== JSON.stringify(settings[name]?.default),
    ),
  )

/** The kinds of bet that may have limits of their own. */
export const kindsOf = (game: AnyGame): readonly string[] => {
  const made = configure(game.settings)
  return made.ok ? Object.keys(game.open(made.config).limits) : []
}

export const copyOf = (table: HouseTable): Draft => ({
  ...EMPTY,
  ...{ game: table.game, room: table.room, display: table.display, name: '', from: table.name },
  attended: table.robot ? 'robot' : table.mode === 'live' ? 'live' : 'digital',
  config: table.config,
})
