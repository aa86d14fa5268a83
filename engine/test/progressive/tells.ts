// What is told move by move, as text. `> move`, and below it all that is heard; a move with nothing below only leads to the next.
// `! move`, and below it why it is refused, and nothing has changed. `? moves`, and below it how they are offered. `= account amount`
// is what there is in accounts. With several logs each of these names its own first.

import type { Actor } from '@tapete/engine'
import { expect } from 'vitest'
import type { alone } from './alone.js'
import { eventText, optionText, refusalText } from './as-text.js'
import { account, type House, type Log, performed } from './house.js'

interface Teller {
  make(line: string): readonly string[]
  no(line: string): string
  offers(...names: readonly string[]): readonly string[]
  holds(account: string): number
}

const ASKS = /^[>!?=] /

const answers = (teller: Teller, line: string): readonly string[] => {
  const said = line.slice(2)
  if (line.startsWith('> ')) return [line, ...teller.make(said)]
  if (line.startsWith('! ')) return [line, teller.no(said)]
  if (line.startsWith('? ')) return [line, ...teller.offers(...said.split(' '))]
  const names = said.split(', ').map((each) => each.slice(0, each.lastIndexOf(' ')))
  return [`= ${names.map((name) => `${name} ${teller.holds(name)}`).join(', ')}`]
}

const told = (teller: Teller, chapter: string): void => {
  const written = chapter
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const heard = written.flatMap((line, at) => {
    if (!ASKS.test(line)) return []
    const answered = answers(teller, line)
    const leads = line.startsWith('> ') && ASKS.test(written[at + 1] ?? line)
    return leads ? [line] : answered
  })
  expect(heard).toEqual(written)
}

/** Of one log by itself; `? to=actor moves` asks what is offered to one. */
export const tellsAlone = (log: ReturnType<typeof alone>, chapter: string): void =>
  told(
    {
      ...log,
      offers: (first = '', ...names) =>
        first.startsWith('to=')
          ? log.offersTo(first.slice('to='.length) as Actor, ...names)
          : log.offers(first, ...names),
      holds: (name) => log.state().accounts[name] ?? 0,
    },
    chapter,
  )

/** Of pots and tables: each line begins with the log it is about. */
export const tells = (house: House, chapter: string): void => {
  const split = (line: string): [string, string] => {
    const [log, ...rest] = line.split(' ')
    return [log as string, rest.join(' ')]
  }
  const made = (line: string) => performed(house, ...split(line))
  told(
    {
      make: (line) => {
        const done = made(line)
        if ('code' in done) throw new Error(`${line} refused: ${refusalText(done)}`)
        return done.flatMap(({ log, events }) => events.map((event) => `${log} ${eventText(event)}`))
      },
      no: (line) => {
        const done = made(line)
        return 'code' in done ? refusalText(done) : 'accepted'
      },
      offers: (log, ...names) => {
        const { game, state } = house[log as string] as Log
        return game
          .options(state)
          .filter((option) => names.includes(option.do))
          .map((option) => `${log} ${optionText(option)}`)
      },
      holds: (name) => account(house, ...split(name)),
    },
    chapter,
  )
}
