// A code that no source gives is dead, and one that is missing from its list would be unknown to whoever translates it.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REFUSALS as BACCARAT } from '../../src/baccarat/refusals.js'
import { REFUSALS as BANK_POKER } from '../../src/bank-poker/refusals.js'
import { REFUSALS as BIG_SIX } from '../../src/big-six/refusals.js'
import { REFUSALS as BLACKJACK } from '../../src/blackjack/refusals.js'
import { RULE_SETS } from '../../src/catalogue.js'
import { REFUSALS as DICE } from '../../src/dice/refusals.js'
import { LAST_HANDS_REFUSALS } from '../../src/kernel/packs/last-hands.js'
import { PACK_REFUSALS } from '../../src/kernel/packs/packs.js'
import { refuse, refuser, REFUSALS as SHARED } from '../../src/kernel/refusals.js'
import { SIDE_REFUSALS } from '../../src/progressive/refusals.js'
import { REFUSALS as ROULETTE } from '../../src/roulette/refusals.js'
import { REFUSALS as TRENTE_ET_QUARANTE } from '../../src/trente-et-quarante/refusals.js'
import { REFUSALS as WAR } from '../../src/war/refusals.js'

const FAMILIES: { readonly [family: string]: readonly string[] } = {
  baccarat: BACCARAT,
  'bank-poker': BANK_POKER,
  'big-six': BIG_SIX,
  blackjack: BLACKJACK,
  dice: DICE,
  roulette: ROULETTE,
  'trente-et-quarante': TRENTE_ET_QUARANTE,
  war: WAR,
}

/** Parts of the kernel that not every game has bring their own codes. */
const PARTS: readonly string[] = [...PACK_REFUSALS, ...LAST_HANDS_REFUSALS]

/** The first argument of a call that begins here. */
const firstArgument = (code: string): string => {
  let depth = 0
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at] as string
    if (depth === 0 && (sign === ',' || sign === ')')) return code.slice(0, at)
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
  }
  throw new Error(`a call that does not end: ${code.slice(0, 40)}`)
}

/** The codes the sources of a folder refuse with: the texts of the first arguments, what they are compared with apart. */
const usedIn = (folder: string): string[] => {
  const source = new URL(`../../src/${folder}/`, import.meta.url)
  const files = readdirSync(source).filter((name) => name.endsWith('.ts'))
  const codes = files.flatMap((file) =>
    readFileSync(new URL(file, source), 'utf8')
      .split(/\brefuse\(/)
      .slice(1)
      .map((rest) => firstArgument(rest).replace(/[=!]== '[^']*'/g, ''))
      .flatMap((argument) => {
        const found = [...argument.matchAll(/'([^']+)'/g)].map(([, code]) => code as string)
        expect(found, `${folder}/${file}: refuse(${argument}`).not.toEqual([])
        return found
      }),
  )
  return [...new Set(codes)].sort()
}

describe('the codes of refusals', () => {
  it('of the shared rules are those their sources use, and no other', () => {
    expect(usedIn('kernel')).toEqual([...SHARED])
  })

  it('of a part of the kernel are those its sources use besides, and no other', () => {
    const shared: readonly string[] = SHARED
    expect(usedIn('kernel/packs').filter((code) => !shared.includes(code))).toEqual([...PARTS].sort())
  })

  it.each(Object.entries(FAMILIES))('of %s are those its sources use besides, and no other', (family, codes) => {
    const shared: readonly string[] = SHARED
    const used = usedIn(family).filter((code) => !shared.includes(code))
    // What a part brings need not be said again in the family.
    expect(used).toEqual(codes.filter((code) => used.includes(code) || !PARTS.includes(code)))
    expect(codes.filter((code) => shared.includes(code))).toEqual([])
  })

  it.each(RULE_SETS.map((game) => ({ id: game.id, game })))(
    'of $id are the shared ones and its family’s',
    ({ game }) => {
      const own = FAMILIES[game.family]
      expect(own).toBeDefined()
      // A table that may carry side bets has what those refuse besides.
      const beside = game.beside ? SIDE_REFUSALS : []
      expect(game.refusals).toEqual([...SHARED, ...(own ?? []), ...beside])
    },
  )

  it('are conditions in kebab case, each once', () => {
    for (const codes of [SHARED, ...Object.values(FAMILIES)]) {
      expect(new Set(codes).size).toBe(codes.length)
      for (const code of codes) expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)+$|^(malformed|misfit)$/)
    }
  })
})

describe('a refusal', () => {
  it('is a value: its code, its rule, and what a reader needs to understand it', () => {
    expect(refuse('not-now', 'GEN-21')).toEqual({
      ok: false,
      refusal: { code: 'not-now', cite: 'GEN-21', params: {} },
    })
    const no = refuser(['no-such-face'])
    expect(no('no-such-face', 'GEN-19', { face: 'rim' })).toEqual({
      ok: false,
      refusal: { code: 'no-such-face', cite: 'GEN-19', params: { face: 'rim' } },
    })
    expect(no('seat-empty', 'GEN-24').refusal.code).toBe('seat-empty')
    // @ts-expect-error a code that stands on no list does not compile
    expect(no('no-such-code', 'GEN-24').refusal.code).toBe('no-such-code')
  })
})
