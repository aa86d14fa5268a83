// What a family whose tables may feed a pot adds to what it hands in: one call around it, one around its page.
//
//   export const family = withPots({ ... })
//   export default tablePage(family, (at) => useWithPots(at, useMyParts(at)))

import type { ComponentType } from 'react'
import type { AtConsole } from '../../console/TableConsole.js'
import type { ConsoleParts, FamilyModule, FamilyWords } from '../family.js'
import { categories } from './categories.js'
import { Processor } from './console/Processor.js'
import { plausiblePot } from './play.js'
import { sideLines } from './table/hits.js'
import { SUMS } from './terms.js'
import { sideWords, words } from './words.js'

const GROUPS: { readonly [group: string]: readonly string[] } = {
  bets: ['buy-credits', 'activate-credits', 'cash-credits', 'light', 'unlight'],
  irregular: ['unlit-bet', 'close-position'],
  table: ['open-position'],
}

/** The names a line of the payments has that is no spot of the cloth: `pot:<pot>`, `prize:<hand>`. */
const besideIn =
  (language: 'es' | 'en', own: FamilyWords['beside']) =>
  (on: string): string | undefined => {
    const w = words[language]
    if (on.startsWith('pot:')) return w.side.bet
    return on.startsWith('prize:') ? w.side.prize(w.category(on.slice('prize:'.length))) : own?.(on)
  }

/** What the family says goes before: its own game has named most of what both have. */
const joined = (own: FamilyWords, language: 'es' | 'en'): FamilyWords => {
  const side = sideWords[language]
  return {
    ...own,
    moves: { ...side.moves, ...own.moves },
    fields: { ...side.fields, ...own.fields },
    values: { ...categories[language], ...side.values, ...own.values },
    events: { ...side.events, ...own.events },
    refusals: { ...side.refusals, ...own.refusals },
    how: { ...side.how, ...own.how },
    sums: [...new Set([...(own.sums ?? []), ...SUMS])],
    within: [...new Set([...(own.within ?? []), ...side.within])],
    beside: besideIn(language, own.beside),
  }
}

type Panel = NonNullable<ConsoleParts['Panel']>

const panelWith = (Own: Panel | undefined): Panel => {
  const Panels: ComponentType<AtConsole & { readonly robot: boolean }> = (at) => (
    <>
      <Processor {...at} />
      {Own && <Own {...at} />}
    </>
  )
  return Panels
}

const groupsWith = (own: ConsoleParts['groups'] = {}): NonNullable<ConsoleParts['groups']> =>
  Object.fromEntries(
    [...new Set([...Object.keys(own), ...Object.keys(GROUPS)])].map((group) => [
      group,
      [...(own[group] ?? []), ...(GROUPS[group] ?? [])],
    ]),
  )

export const withPots = (family: FamilyModule): FamilyModule => ({
  ...family,
  words: { es: joined(family.words.es, 'es'), en: joined(family.words.en, 'en') },
  table: { ...family.table, linesOf: (event) => sideLines(event) ?? family.table?.linesOf?.(event) },
  console: {
    ...family.console,
    Panel: panelWith(family.console.Panel),
    groups: groupsWith(family.console.groups),
    plausible: (view) => ({ ...family.console.plausible?.(view), ...plausiblePot(view) }),
  },
})
