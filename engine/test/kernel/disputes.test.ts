import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { offers, open, script } from './script.js'

describe('a discrepancy', () => {
  it('[GEN-39] climbs from the croupier to the pit boss and at last to the recording; the record says who decided', () => {
    const done = script(
      bigSix,
      open(bigSix),
      `
      seat:3 dispute "mine"                ! seat-empty GEN-24 {"seat":"seat:3"}
      pit-boss dispute "mine"              ! not-your-move GEN-39 {"by":["seat","croupier"]}
      seat:1 dispute "era el 20"
      > dispute-opened GEN-39 dispute=dispute:1 by=seat:1 about=era el 20 to=["seat:1"]
      pit-boss decide dispute:9 "no"       ! no-such-dispute GEN-39
      pit-boss decide dispute:1 "no"       ! not-at-this-level GEN-39 {"level":"croupier"}
      room-head decide dispute:1 "no"      ! not-your-move GEN-39 {"by":["croupier","pit-boss","section-head"]}
      croupier decide dispute:1 "era el 10"
      > dispute-decided GEN-39 dispute=dispute:1 by=croupier decision=era el 10 recording=false to=["seat:1"]
      pit-boss decide dispute:1 "no"       ! dispute-decided GEN-39 {"by":"croupier"}
      seat:2 appeal dispute:9              ! no-such-dispute GEN-39
      seat:2 appeal dispute:1              ! not-your-dispute GEN-39
      seat:1 appeal dispute:1
      > dispute-raised GEN-39 dispute=dispute:1 level=pit-boss to=["seat:1"]
      croupier decide dispute:1 "no"       ! not-at-this-level GEN-39 {"level":"pit-boss"}
      section-head decide dispute:1 "era el 10"
      > dispute-decided GEN-39 dispute=dispute:1 by=section-head decision=era el 10 recording=false to=["seat:1"]
      croupier appeal dispute:1
      > dispute-raised GEN-39 dispute=dispute:1 level=recording to=["seat:1"]
      croupier decide dispute:1 "no"       ! not-at-this-level GEN-39 {"level":"recording"}
      seat:1 appeal dispute:1              ! recording-is-final GEN-39
      pit-boss decide dispute:1 "era el 20"
      > dispute-decided GEN-39 dispute=dispute:1 by=pit-boss decision=era el 20 recording=true to=["seat:1"]
      seat:1 appeal dispute:1              ! recording-is-final GEN-39`,
    )
    expect(done.state.disputes).toEqual([
      {
        id: 'dispute:1',
        by: 'seat:1',
        player: 'player-1',
        about: 'era el 20',
        level: 'recording',
        decided: { by: 'pit-boss', decision: 'era el 20' },
      },
    ])
  })

  it('[GEN-39] the croupier may raise one too; no seat hears of it', () => {
    const done = script(
      bigSix,
      open(bigSix, { seats: {} }),
      `
      croupier dispute "una ficha en la línea"
      > dispute-opened GEN-39 dispute=dispute:1 by=croupier about=una ficha en la línea to=[]
      croupier appeal dispute:1
      > dispute-raised GEN-39 dispute=dispute:1 level=pit-boss to=[]
      pit-boss decide dispute:1 "vale"
      > dispute-decided GEN-39 dispute=dispute:1 by=pit-boss decision=vale recording=false to=[]
      croupier dispute "otra"
      > dispute-opened GEN-39 dispute=dispute:2 by=croupier about=otra to=[]`,
    )
    expect(done.state.disputes.map(({ id, level, decided }) => [id, level, decided?.by])).toEqual([
      ['dispute:1', 'pit-boss', 'pit-boss'],
      ['dispute:2', 'croupier', undefined],
    ])
  })

  it('[GEN-39] belongs to the player who raised it, not to whoever sits there next', () => {
    const left = script(bigSix, open(bigSix), 'seat:1 dispute "mine"\nseat:1 leave').state
    script(bigSix, left, 'seat:1 appeal dispute:1 ! not-your-dispute GEN-39')
    const next = script(bigSix, left, 'seat:1 sit ana').state
    script(bigSix, next, 'seat:1 appeal dispute:1 ! not-your-dispute GEN-39\ncroupier appeal dispute:1')
  })

  it('[GEN-39] is offered to each at their level', () => {
    const s = script(
      bigSix,
      open(bigSix),
      'seat:1 dispute "one"\ncroupier dispute "two"\ncroupier appeal dispute:2',
    ).state
    const decide = (by: string, dispute: string) => ({
      by,
      do: 'decide',
      fields: { dispute: { oneOf: [dispute] }, decision: { any: 'text' } },
    })
    expect(offers(bigSix, s, 'decide')).toEqual([
      decide('croupier', 'dispute:1'),
      decide('pit-boss', 'dispute:2'),
      decide('section-head', 'dispute:2'),
    ])
    const decided = script(bigSix, s, 'croupier decide dispute:1 "yes"').state
    expect(offers(bigSix, decided, 'decide', 'croupier')).toEqual([])
    expect(offers(bigSix, s, 'appeal')).toEqual([
      { by: 'seat:1', do: 'appeal', fields: { dispute: { oneOf: ['dispute:1'] } } },
      { by: 'croupier', do: 'appeal', fields: { dispute: { oneOf: ['dispute:1', 'dispute:2'] } } },
    ])
    expect(offers(bigSix, s, 'dispute')).toEqual(
      ['seat:1', 'seat:2', 'croupier'].map((by) => ({ by, do: 'dispute', fields: { about: { any: 'text' } } })),
    )
  })
})
