import { describe, expect, it } from 'vitest'
import { faceDown } from '../../src/testkit/games/face-down.js'
import { offers, open, script } from './script.js'

const asked = script(
  faceDown,
  open(faceDown, { seats: { 'seat:1': 1000, 'seat:2': 1000 } }),
  `
  seat:1 bet ante 100
  seat:2 bet ante 100
  croupier no-more-bets
  chance deal 2s,3s,4s,5s,6s,7s`,
).state

describe('a decision of a player who is not there', () => {
  it.each(['go', 'fold'])(
    '[GEN-24] is not made by the seat: %s; the croupier enters what the table must know',
    (move) => {
      const away = script(faceDown, asked, 'seat:1 step-away').state
      expect(offers(faceDown, asked, move).map(({ by }) => by)).toEqual(['seat:1', 'croupier'])
      expect(offers(faceDown, away, move).map(({ by }) => by)).toEqual(['croupier'])
      expect(offers(faceDown, away, move, 'seat:1')).toEqual([])
      script(
        faceDown,
        away,
        `
      seat:1 ${move}            ! not-present GEN-24 {"seat":"seat:1"}
      seat:1 exchange 2s        ! not-present GEN-24 {"seat":"seat:1"}
      croupier ${move} for=seat:1`,
      )
      script(faceDown, away, `seat:1 come-back\nseat:1 ${move}`)
    },
  )

  it('[GEN-24] whoever has left does not come back to it', () => {
    const left = script(faceDown, asked, 'seat:1 leave').state
    script(faceDown, left, 'seat:1 go ! not-present GEN-24 {"seat":"seat:1"}\ncroupier go for=seat:1')
  })
})
