import { holdemPlusIquique } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, CHIPS, tableOf } from './table.js'

const two = { 'seat:1': CHIPS, 'seat:2': CHIPS }
const FIRST = 'cards As Qs Kh'
const THEN = 'cards 5s Qd Kc 2d Ks 9s 3s 5c 2c'
const CARDS = 'cards As Qs Kh 5s Qd Kc 2d Ks 9s 3s 5c 2c'
const ABSENT = 'croupier irregular player-absent seat='

/** Two antes, and what the second player does when the bets are closed. */
const away = (moves: readonly string[], ...bets: readonly string[]) => {
  const table = tableOf(holdemPlusIquique, { seats: two })
  table.make('seat:1 bet ante 1000', 'seat:2 bet ante 500', ...bets, 'croupier no-more-bets', ...moves)
  return table
}

describe("Hold'em Plus of Iquique", () => {
  it('[HPI-10 HPI-11 HPI-17] a blind call is the double of the ante, binds, and is asked nothing more', () => {
    const table = tableOf(holdemPlusIquique, { seats: two })
    expect(table.refused('seat:1 bet call 2000')).toBe('misfit HPI-17')
    table.make('seat:1 bet ante 1000')
    expect(table.refused('seat:1 bet call 1000')).toBe('misfit HPI-17')
    table.make('seat:1 bet call 2000')
    expect(table.refused('seat:1 bet ante 500')).toBe('misfit HPI-17')
    table.make('seat:2 bet ante 500', 'seat:2 bet call 1000', 'seat:2 withdraw ante 500')
    expect(table.refused('seat:2 bet ante 900')).toBe('misfit HPI-17')
    expect(brief(table.make('croupier no-more-bets'))[1]).toBe('bet-returned HPI-10 seat:2 call 1000')
    expect(table.refused('seat:1 withdraw call 2000')).toBe('betting-closed HPI-11')
    table.make('cards As Kh 5s Kc 2d Ks 9s 3s 5c 2c')
    expect(table.phase).toBe('uncover')
  })

  it('[HPI-09] only who has an ante gets cards', () => {
    const table = tableOf(holdemPlusIquique, { seats: two })
    table.make('seat:2 bet ante 500', 'croupier no-more-bets')
    expect(table.play.order).toEqual(['seat:2'])
  })

  it('[HPI-18 HPI-20 HPI-21 HPI-23 HPI-24 HPI-27 HPI-28 HPI-29] its phrases, and hands reviewed from the left', () => {
    const table = tableOf(holdemPlusIquique, { seats: { ...two, 'seat:3': CHIPS } })
    table.make('seat:1 bet ante 1000', 'seat:2 bet ante 1000', 'seat:3 bet ante 1000', 'croupier no-more-bets')
    table.make(
      'cards Ts 9s 8s Th 6d 9d 8d 5d 2d Tc Ah Kd Qs 2c',
      'seat:1 go',
      'seat:2 go',
      'seat:3 fold',
      'croupier retire',
      '...',
    )
    expect(table.said()).toEqual([
      'no más apuestas',
      'se quema una carta',
      'JUEGA LA BANCA',
      'La banca abre con par de 10',
      'par de 10',
      'ANCARE',
      'par de 9',
    ])
    expect([table.net('seat:1'), table.net('seat:2'), table.net('seat:3')]).toEqual([0, -3000, -1000])
    expect(table.heard.filter(({ type }) => type === 'cards-collected').map(({ seat, of }) => seat ?? of)).toEqual([
      'seat:3',
      'seat:1',
      'seat:2',
      'board',
      'bank',
    ])
  })

  it('[HPI-30 HPI-31] a full beats a flush, and the ace counts 1 only below a two', () => {
    const table = tableOf(holdemPlusIquique)
    table.make(
      'seat:1 bet ante 1000',
      'croupier no-more-bets',
      'cards As Ah 2d 7h 9d 3h 4c 5s Qh Th',
      'seat:1 go',
      '...',
    )
    expect(table.net('seat:1')).toBe(-3000)
  })

  it('[HPI-40 HPI-41] a call of another amount is put right when the bank has shown', () => {
    const table = tableOf(holdemPlusIquique, { seats: { 'seat:1': 3500 } })
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'cards As Kh 5s Kc 2d Ks 9s 3s 5c 2c', 'seat:1 go')
    expect(table.refused('croupier find-call 2500 seat:1')).toBe('no-hand-here HPI-40')
    table.make('croupier uncover')
    expect(table.refused('croupier find-call 2000 seat:1')).toBe('call-is-exact HPI-40')
    expect(table.refused('croupier find-call 2550 seat:1')).toBe('not-whole-chips GEN-03')
    expect(table.refused('croupier find-call 3000 seat:1')).toBe('not-enough-chips HPI-40')
    expect(table.make('croupier find-call 2500 seat:1')).toMatchObject([
      { type: 'call-found', cite: 'HPI-40', excess: 500, plays: 2000 },
      { type: 'excess-returned', amount: 500 },
    ])
    expect(table.make('croupier find-call 1500 seat:1')).toMatchObject([
      { type: 'call-completed', cite: 'HPI-41', completed: 500, plays: 2000 },
    ])
    table.make('...')
    expect(table.net('seat:1')).toBe(4000)
  })

  it('[HPI-39] cards dealt to a place without an ante are collected', () => {
    const table = tableOf(holdemPlusIquique, { seats: two })
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'cards As Kh')
    expect(table.refused('croupier irregular dealt-without-ante seat=seat:1')).toBe('no-hand-here HPI-39')
    expect(table.make('croupier irregular dealt-without-ante seat=seat:2')).toMatchObject([
      { place: 'seat:2' },
      { type: 'cards-collected', cards: 1 },
    ])
    table.make('cards 5s Kc')
    expect(table.make('croupier irregular dealt-without-ante seat=seat:2').at(-1)).toMatchObject({ cards: 2 })
    expect(table.play.burned).toBe(3)
  })

  it('[HPI-07] the machine reports a wrong number of cards: all hands are void', () => {
    const table = tableOf(holdemPlusIquique, { config: { shuffling: 'packets' } })
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'croupier irregular machine-count')
    expect([table.net('seat:1'), table.phase]).toEqual([0, 'idle'])
  })

  it('[HPI-34] cards dealt to a bet whose player is absent: that hand is void', () => {
    const table = tableOf(holdemPlusIquique, { seats: two })
    table.make(
      'seat:1 bet ante 1000',
      'seat:2 bet ante 500',
      'seat:2 step-away',
      'croupier no-more-bets',
      'cards As Qs Kh',
    )
    expect(table.refused('croupier irregular player-absent seat=seat:1')).toBe('cannot-have-happened HPI-34')
    table.make('croupier irregular player-absent seat=seat:2')
    expect(table.play.hands['seat:2']).toMatchObject({ status: 'void' })
    expect(table.net('seat:2')).toBe(0)
    table.make('cards 5s Kc 2d Ks 9s 3s 5c 2c')
    expect(table.phase).toBe('answers')
  })

  it('[HPI-34 HPI-10] or by itself, before anybody is asked: ante and blind call are back', () => {
    const table = away(['seat:2 leave', FIRST, 'cards 5s Qd Kc 2d Ks 9s 3s'], 'seat:2 bet call 1000')
    expect(brief(table.make('cards 5c 2c'))).toEqual([
      'board-dealt HPI-13',
      'board-dealt HPI-13',
      'irregular-play HPI-34 seat:2',
      'hand-voided HPI-34 seat:2',
      'bet-voided HPI-34 seat:2 ante 500',
      'bet-voided HPI-34 seat:2 call 1000',
      'asked HPI-16 seat:1',
    ])
    table.make('seat:1 go', '...')
    expect([table.phase, table.net('seat:1'), table.net('seat:2')]).toEqual(['idle', 4000, 0])
  })

  it('[HPI-34] nobody is there: the round ends', () => {
    const table = away(['seat:1 step-away', 'seat:2 step-away', CARDS])
    expect([table.phase, table.state.bets, table.net('seat:1'), table.net('seat:2')]).toEqual(['clear', [], 0, 0])
    table.make('...')
    expect(table.phase).toBe('idle')
  })

  it('[HPI-34] who comes while the cards come is asked like the others', () => {
    const table = away(['seat:2 step-away', FIRST, 'seat:2 come-back', THEN])
    table.make('seat:1 go', 'seat:2 go', '...')
    expect([table.phase, table.net('seat:1'), table.net('seat:2')]).toEqual(['idle', 4000, -1500])
  })

  it.each([
    ['went when the cards lay there', [CARDS, 'seat:2 step-away']],
    ['left then', [CARDS, 'seat:2 leave']],
    ['came back and went again', ['seat:2 step-away', FIRST, 'seat:2 come-back', 'seat:2 step-away', THEN]],
    ['came back and left', ['seat:2 step-away', FIRST, 'seat:2 come-back', 'seat:2 leave', THEN]],
  ])('[HPI-35 HPI-36] who %s could look: the ante is lost, and a blind call is compared', (_, moves) => {
    const table = away([...moves, 'seat:1 go'])
    expect(table.refused(`${ABSENT}seat:2`)).toBe('cannot-have-happened HPI-34')
    table.make('croupier fold for=seat:2', '...')
    expect([table.phase, table.net('seat:2')]).toEqual(['idle', -500])
    const blind = away([...moves, 'seat:1 go'], 'seat:2 bet call 1000')
    expect(blind.refused(`${ABSENT}seat:2`)).toBe('cannot-have-happened HPI-34')
    blind.make('...')
    expect([blind.phase, blind.net('seat:2')]).toEqual(['idle', -1500])
  })

  it('[HPI-42] the bank shows before a player has decided: that hand is void, the others play', () => {
    const table = tableOf(holdemPlusIquique, { seats: two })
    table.make(
      'seat:1 bet ante 1000',
      'seat:2 bet ante 500',
      'croupier no-more-bets',
      'cards As Qs Kh 5s Qd Kc 2d Ks 9s 3s 5c 2c',
      'seat:1 go',
    )
    table.make('croupier irregular shown-before-decision', '...')
    expect([table.net('seat:1'), table.net('seat:2')]).toEqual([4000, 0])
  })

  it('[HPI-46] a forbidden act costs the hand and all its bets', () => {
    const table = tableOf(holdemPlusIquique, { seats: two })
    table.make(
      'seat:1 bet ante 1000',
      'seat:2 bet ante 500',
      'croupier no-more-bets',
      'cards As Qs Kh 5s Qd Kc 2d Ks 9s 3s 5c 2c',
      'seat:1 go',
      'seat:2 go',
    )
    table.make('croupier irregular forbidden-act seat=seat:1')
    expect(brief(table.make('croupier retire'))).toEqual([
      'collected HPI-46 seat:1 ante 1000',
      'collected HPI-46 seat:1 call 2000',
      'cards-collected HPI-46 seat:1',
    ])
    table.make('...')
    expect(table.net('seat:1')).toBe(-3000)
  })

  it.each([
    ['before the croupier takes the hand', []],
    ['when its cards lie in the discards', ['croupier retire']],
  ])(
    '[HPI-46 HPI-32] who retires and shows the cards has lost the ante, and the void round does not bring it back, %s',
    (_, taken) => {
      const table = tableOf(holdemPlusIquique, { seats: two })
      table.make('seat:1 bet ante 1000', 'seat:2 bet ante 500', 'croupier no-more-bets', CARDS, 'seat:1 fold', ...taken)
      table.make('croupier irregular forbidden-act seat=seat:1')
      expect(table.refused('croupier irregular forbidden-act seat=seat:1')).toBe('no-hand-here HPI-46')
      table.make('croupier irregular card-seen')
      expect([table.phase, table.state.bets]).toEqual(['idle', []])
      expect(['seat:1', 'seat:2', 'bank'].map((party) => table.net(party))).toEqual([-1000, 0, 1000])
    },
  )

  it('[HPI-33 HPI-10] an extra card in the flop comes before anybody has answered to it; a blind call answers nothing', () => {
    const EXTRA = 'croupier irregular extra-flop-card'
    const table = tableOf(holdemPlusIquique, { seats: { ...two, 'seat:3': CHIPS } })
    table.make('seat:1 bet ante 1000', 'seat:2 bet ante 500', 'seat:3 bet ante 500', 'seat:3 bet call 1000')
    table.make('croupier no-more-bets', 'cards As Qs 9h Kh 5s Qd 9d Kc 2d Ks 9s 3s 5c 2c')
    expect(table.offered(EXTRA)).toBe(true)
    table.make('seat:1 go')
    expect(table.refused(EXTRA)).toBe('cannot-have-happened HPI-33')
  })

  it('[HPI-37 HPI-38 HPI-33] not dealt in, a bet taken back, an extra card in the flop', () => {
    const table = tableOf(holdemPlusIquique, { seats: two })
    table.make(
      'seat:1 bet ante 1000',
      'seat:2 bet ante 500',
      'croupier no-more-bets',
      'cards As Qs Kh',
      'croupier irregular not-dealt-in seat=seat:2',
    )
    expect(table.net('seat:2')).toBe(0)
    table.make('croupier irregular took-bet-back seat=seat:1')
    expect(table.heard.at(-1)).toMatchObject({ type: 'bet-put-back', cite: 'HPI-38' })
    table.make('cards 5s Kc 2d Ks 9s 3s', 'croupier irregular extra-flop-card')
    expect(brief(table.make('chance turn-up 7d'))).toEqual(['card-burned HPI-33'])
    table.make('cards 5c 2c', 'seat:1 go', '...')
    expect(table.net('seat:1')).toBe(4000)
  })
})
