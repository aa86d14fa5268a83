import { blackjackClassic, canal21, challenge21, isSeat } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, CATALOGUE_GAMES, LIMITS, tableOf } from './table.js'

const SEATS = { 'seat:1': 9000, 'seat:2': 9000 }

const ACTS = {
  'playing-anothers-hand': 'BJ-04',
  'interfering-with-decisions': 'BJ-05',
  'touching-cards': 'BJ-06',
  'asking-for-money': 'BJ-07',
  'objects-on-the-table': 'BJ-08',
  'bet-by-word': 'BJ-09',
  'cash-bet': 'BJ-10',
}

describe('what players may not do', () => {
  it('[BJ-05 BJ-06 BJ-07 BJ-08 BJ-09 BJ-10] can be recorded, each under its own rule', () => {
    for (const game of CATALOGUE_GAMES) {
      const table = tableOf(game, { seats: SEATS })
      for (const [act, rule] of Object.entries(ACTS))
        expect(brief(table.make(`croupier warn seat:1 ${act}`))).toEqual([`warned ${rule} seat:1`])
    }
  })

  it('[BJ-11] pit boss and section head exclude at once, without a warning before', () => {
    for (const staff of ['pit-boss', 'section-head']) {
      const table = tableOf(blackjackClassic, { seats: SEATS })
      expect(table.refused(`${staff} exclude seat:1 collusion`)).toBe('not-warned-before GEN-32')
      expect(brief(table.make(`${staff} exclude seat:1 touching-cards`))).toEqual(['excluded BJ-11 seat:1'])
      expect(table.refused(`${staff} exclude seat:1 touching-cards`)).toBe('already-excluded GEN-34')
    }
  })

  it('[BJ-06] no move of a seat deals, turns or burns a card', () => {
    for (const game of CATALOGUE_GAMES) {
      const bySeat = game.rules.filter((rule) => rule.by.includes('seat')).map((rule) => rule.do)
      for (const move of ['card', 'burn', 'shuffle', 'load', 'collect-cards', 'irregular'])
        expect(bySeat).not.toContain(move)
    }
  })

  it('[BJ-09] a bet without chips is refused, and [BJ-10] cash buys chips before it can be bet', () => {
    const table = tableOf(blackjackClassic, { seats: { 'seat:1': 0 } })
    expect(table.refused('seat:1 bet main:1 1000')).toBe('not-enough-chips GEN-06')
    expect(table.refused('seat:1 bet main:1 1000 with=cash')).toBe('instrument-not-authorised GEN-04')
    table.make('seat:1 buy 1000', 'seat:1 bet main:1 1000')
  })

  it('[BJ-07] no chips pass between players', () => {
    const table = tableOf(blackjackClassic, { seats: SEATS })
    table.make('seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'croupier no-more-bets', 'cards Ts 9s 6d 9h 9d')
    table.make('seat:1 stand', 'seat:2 stand', 'cards Td Kd', '...')
    const owner = (account: string) => account.split('/')[0] as string
    for (const { from, to } of table.heard.flatMap((event) => event.transfers ?? []))
      expect(isSeat(owner(from)) && isSeat(owner(to)) ? owner(from) === owner(to) : true).toBe(true)
  })
})

it('[BJ-03] after the fourth round missed, and only on a claim, the pit boss asks for the seat', () => {
  const table = tableOf(blackjackClassic, { seats: SEATS, config: { ...LIMITS } })
  const round = (first: boolean) => {
    if (!first) table.make('croupier start')
    table.make(
      'seat:1 bet main:1 1000',
      'croupier no-more-bets',
      'cards Ts 6d 9h',
      'seat:1 stand',
      'cards Td Kd',
      '...',
    )
  }
  for (const at of [1, 2, 3]) round(at === 1)
  expect(table.refused('seat:1 complain seat:2')).toBe('seat-not-idle BJ-03')
  round(false)
  expect(table.refused('pit-boss ask-to-leave seat:2')).toBe('no-complaint BJ-03')
  table.make('seat:1 complain seat:2', 'pit-boss ask-to-leave seat:2', 'croupier free-seat seat:2')
  expect(table.state.seats['seat:2']).toBeUndefined()
})

it('[BJ-25] one croupier and a pit boss', () => {
  for (const game of [blackjackClassic, challenge21, canal21]) {
    const table = tableOf(game, { opening: 'none' })
    expect(table.refused('pit-boss open')).toBe('staff-missing BJ-25')
    table.make('room-head post pit-boss julia')
    expect(table.refused('pit-boss open')).toBe('staff-missing BJ-25')
    table.make('pit-boss post croupier ana', 'pit-boss open')
    expect(table.refused('pit-boss unpost ana')).toBe('staff-missing BJ-25')
  }
})
