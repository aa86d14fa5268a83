// The queues of tables by themselves: who waits for whom.

import { describe, expect, it } from 'vitest'
import { turnsOf } from '../../src/tables/turns.js'

/** Work that is done when it is told to, and says when it begins. */
const held = (said: string[], name: string) => {
  let end = () => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  const work = async (): Promise<string> => {
    said.push(name)
    await over
    return name
  }
  return { work, end: () => end() }
}

describe('the queue of a table', () => {
  it('has one look for however many lookers, and a command waits for no more than that', async () => {
    const { inTurn, inOneTurn } = turnsOf<string>()
    const said: string[] = []
    const first = held(said, 'first command')
    const done = [inTurn(['t'], first.work)]
    const look = (name: string) => async () => {
      said.push(name)
      return name
    }
    const lookers = Array.from({ length: 1_000 }, (_, at) => inOneTurn('t', look(`look ${at}`)))
    done.push(inTurn(['t'], look('second command')))
    first.end()
    expect(new Set(await Promise.all(lookers))).toEqual(new Set(['look 0']))
    await Promise.all(done)
    expect(said).toEqual(['first command', 'look 0', 'second command'])
  })

  it('looks again for who comes once a look has begun: it may have missed what they know', async () => {
    const { inOneTurn, settled } = turnsOf<string>()
    const said: string[] = []
    const [one, other] = [held(said, 'one'), held(said, 'other')]
    const before = inOneTurn('t', one.work)
    await Promise.resolve().then(() => {})
    expect(said).toEqual(['one'])
    const after = inOneTurn('t', other.work)
    one.end()
    other.end()
    expect([await before, await after]).toEqual(['one', 'other'])
    await settled()
    expect(said).toEqual(['one', 'other'])
  })

  it('gives everybody who shares a look its failure, and the next one a look of its own', async () => {
    const { inOneTurn } = turnsOf<string>()
    const broken = () => Promise.reject(new Error('broken'))
    const [one, other] = [inOneTurn('t', broken), inOneTurn('t', async () => 'never')]
    await expect(one).rejects.toThrow('broken')
    await expect(other).rejects.toThrow('broken')
    expect(await inOneTurn('t', async () => 'sound')).toBe('sound')
  })

  it('of several tables is one, and no other table waits', async () => {
    const { inTurn, serial } = turnsOf<string>()
    const said: string[] = []
    const both = held(said, 'both')
    const unit = inTurn(['a', 'b'], both.work)
    const behind = serial('b', async () => said.push('behind'))
    await serial('c', async () => said.push('beside'))
    await serial('c', async () => said.push('beside again'))
    expect(said.toSorted()).toEqual(['beside', 'beside again', 'both'])
    both.end()
    await Promise.all([unit, behind])
    expect(said.at(-1)).toBe('behind')
  })
})
