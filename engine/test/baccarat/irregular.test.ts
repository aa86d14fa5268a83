// Each irregular play crossed with each phase: where it can have happened, and what it leaves.

import { type AnyGame, cheminDeFer, midiPuntoYBanca, puntoYBanca } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { FOUR, LIMITS, tableOf, withBank } from './table.js'

const CAUSES = ['face-up-card', 'extra-card', 'stuck-cards', 'wrong-deal', 'card-seen', 'card-fell'] as const

/** Where each phase is met, on the way of a round with third cards. */
const PUNTO: readonly (readonly [phase: string, ...moves: string[]])[] = [
  ['betting', 'seat:1 bet punto 1000', 'seat:2 bet banca 1000'],
  ['deal', 'croupier no-more-bets'],
  ['deal', 'cards 2s'],
  ['third', 'cards 4d 3h Kc'],
  ['collect', 'cards 8d'],
  ['pay', 'croupier collect'],
  ['clear', 'croupier pay'],
  ['idle', 'croupier collect-cards'],
]

const MIDI: typeof PUNTO = [
  ['betting', 'seat:1 bet punto 1000'],
  ['deal', 'croupier no-more-bets'],
  ['reveal', 'croupier deal'],
  ['reveal', 'seat:1 turn-cards'],
  ['reveal', 'cards 2s 3h'],
  ['third', 'croupier uncover', 'cards 4d Kc'],
  ['collect', 'cards 8d'],
  ['clear', 'croupier collect'],
  ['idle', 'croupier collect-cards'],
]

const CHEMIN: typeof PUNTO = [
  ['betting', ...withBank(20_000), 'seat:2 bet punto 5000'],
  ['deal', 'croupier no-more-bets'],
  ['five', 'cards 2s 4d 3h Kc'],
  ['third', 'seat:2 draw-on-five'],
  ['collect', 'cards 8d'],
  ['clear', 'croupier collect'],
  ['idle', 'croupier collect-cards'],
]

interface Way {
  readonly game: AnyGame
  readonly way: typeof PUNTO
  readonly slot: readonly string[]
  /** By cause, place by place on the way: x where it can have happened. */
  readonly table: { readonly [cause: string]: string }
}

const WAYS: readonly Way[] = [
  {
    game: puntoYBanca,
    way: PUNTO,
    slot: ['card-in-slot'],
    table: {
      'face-up-card': 'xxxxxxxx',
      'extra-card': 'x...xxxx',
      'stuck-cards': '.xxx....',
      'wrong-deal': '..xxxxx.',
      'card-seen': '.xxxxxx.',
      'card-fell': '..xxxxx.',
      'card-in-slot': '..xxx...',
    },
  },
  {
    game: midiPuntoYBanca,
    way: MIDI,
    slot: [],
    table: {
      'face-up-card': 'xx...xxxx',
      'extra-card': 'x.....xxx',
      'stuck-cards': '.x...x...',
      'wrong-deal': '..xxxxxx.',
      'card-seen': '.xxxxxxx.',
      'card-fell': '..xxxxxx.',
    },
  },
  {
    game: cheminDeFer,
    way: CHEMIN,
    slot: ['card-in-slot'],
    table: {
      'face-up-card': 'xx.xxxx',
      'extra-card': 'x...xxx',
      'stuck-cards': '.x.x...',
      'wrong-deal': '..xxxx.',
      'card-seen': '.xxxxx.',
      'card-fell': '..xxxx.',
      'card-in-slot': '..xxx..',
    },
  },
]

const openTable = (game: AnyGame) =>
  tableOf(game, game === cheminDeFer ? { opening: 'open', seats: FOUR, config: { min: 1000, max: 100_000 } } : {})

describe.each(WAYS.map((way) => [way.game.id, way] as const))('%s', (_, { game, way, slot, table }) => {
  it.each([...CAUSES, ...slot].map((cause) => [cause] as const))('[BAC-36 BAC-37 BAC-38 BAC-39 BAC-40] %s', (cause) => {
    const played = openTable(game)
    const found = way.map(([phase, ...moves]) => {
      played.make(...moves)
      expect(played.state.phase).toBe(phase)
      return played.offered(`croupier irregular ${cause}`) ? 'x' : '.'
    })
    expect(found.join('')).toBe(table[cause])
  })

  /** From every place, with every irregular play that fits, the round ends and what is on the cloth is gone. */
  it.each([...CAUSES, ...slot].map((cause) => [cause] as const))(
    '[PYB-21 CHF-40 MID-13 MIN-13] after %s the round ends',
    (cause) => {
      for (const [at, mark] of [...(table[cause] as string)].entries()) {
        if (mark !== 'x') continue
        const played = openTable(game)
        for (const [, ...moves] of way.slice(0, at + 1)) played.make(...moves)
        played.make(`croupier irregular ${cause}`)
        const cards = ['Ks', 'Qs', 'Kh', 'Qh', 'Jh', 'Th', 'Jd']
        if (played.offered('croupier deal-annulled')) played.make('croupier deal-annulled')
        for (let count = 0; count < 12 && played.state.phase !== 'idle'; count += 1) {
          played.make('...')
          if (played.due()[0] === 'chance card') played.make(`cards ${cards.shift()}`)
        }
        expect([cause, at, played.state.phase, played.state.bets]).toEqual([cause, at, 'idle', []])
        expect(played.play).toMatchObject({
          dead: false,
          faceUp: false,
          result: null,
          punto: { cards: [], covered: 0 },
        })
      }
    },
  )
})

describe('who may say so', () => {
  it('[BAC-40 BAC-38] the pit boss picks up a card too, and puts none in order', () => {
    const table = tableOf(puntoYBanca)
    table.make('seat:1 bet punto 1000', 'croupier no-more-bets', 'cards 2s')
    table.make('pit-boss irregular card-fell')
    expect(table.refusedWhole('pit-boss irregular stuck-cards')).toBe('not-your-move BAC-38 {"by":["croupier"]}')
    expect(table.refused('croupier irregular nothing')).toBe('no-such-cause BAC-38')
  })

  it('[MID-13 MIN-13] Midi and Mini have no slot', () => {
    const table = tableOf(midiPuntoYBanca)
    table.make('seat:1 bet punto 1000', 'croupier no-more-bets', 'croupier deal')
    expect(table.refused('croupier irregular card-in-slot')).toBe('no-such-cause MID-13')
  })

  it('[PYB-21] a result that is annulled leaves the road as it was', () => {
    const table = tableOf(puntoYBanca, { config: LIMITS })
    table.make('seat:1 bet punto 1000', 'croupier no-more-bets', 'cards 9c Kd Kh 4s')
    expect(table.play.road).toBe('P')
    table.make('croupier irregular card-in-slot')
    expect(table.play).toMatchObject({ road: '', holder: 'seat:1' })
    expect(table.net('seat:1')).toBe(0)
    expect(table.state.settled).toBeNull()
  })
})
