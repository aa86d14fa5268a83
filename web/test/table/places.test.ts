// Chips that are collected and paid have a place on the cloth they fly from and to, over every scenario of every game: without
// one they would not be seen at all.

import { type AnyGame, CATALOGUE, seen, type Table } from '@tapete/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Event, Spot, TableState, View } from '../../src/app/types.js'
import type { FamilyModule } from '../../src/games/family.js'
import { loadFamily } from '../../src/games/loaded.js'
import { AboutGame } from '../../src/i18n/rounds.js'
import { type Flight, sceneAfter } from '../../src/pages/table/show/scenes.js'
import { type Moment, moments, scenariosOf } from './scenarios.js'

const ME = 'seat:1'
const WIDE = { width: 'wide', matches: false }
const PHONE = { width: 'phone', matches: true }

/** On a phone the sheet of the decisive moment covers the cloth; without one, chips move there too. */
const widthsOf = ({ resultOf }: FamilyModule) => (resultOf ? [WIDE] : [WIDE, PHONE])

const viewOf = (game: AnyGame, state: Table): View => seen(game.view(state), 'public') as unknown as View

const flightsOf = (game: AnyGame, family: FamilyModule, { before, state, events }: Moment): readonly Flight[] => {
  const at = (version: number, table: Table) =>
    ({ version, view: viewOf(game, table), events: [] }) as unknown as TableState
  const trail = [
    { state: at(1, before), events: [] },
    { state: at(2, state), events: events as readonly Event[] },
  ]
  const scene = sceneAfter(trail, 1, { family, me: ME, kindOf: (spot) => spot, still: false })
  return scene?.kind === 'beats' ? scene.beats.flatMap(({ flights }) => flights) : []
}

/** The cloth as it was before this moment. */
const clothBefore = (game: AnyGame, { Past, history }: FamilyModule, { before, events, heard }: Moment): string => {
  const told = heard.slice(0, heard.length - events.length) as readonly Event[]
  const from = Math.max(
    0,
    told.findLastIndex(({ type }) => type === 'round-started'),
  )
  const cloth = createElement(Past, {
    view: viewOf(game, before),
    spots: game.bets(before.config) as readonly Spot[],
    events: told.slice(from),
    me: ME,
    before: history?.stands?.(game.id) ? told.slice(0, from) : [],
  })
  return renderToStaticMarkup(AboutGame({ game: game.id, children: cloth }))
}

const hasPlace = (markup: string, { spot, seat }: Flight, place: string | undefined): boolean =>
  [`data-whose="${seat}"`, `data-rest="${spot}"`, `data-spot="${spot}"`, `data-place="${place}"`].some((each) =>
    markup.includes(each),
  )

afterEach(() => vi.unstubAllGlobals())

describe('a cloth', () => {
  for (const game of CATALOGUE)
    it(`of ${game.id} has a place for every chip that moves`, async () => {
      const family = await loadFamily(game.id)
      const lost = new Set<string>()
      const known = new Set<string>()
      const look = (moment: Moment): void => {
        // A cloth is drawn for what was not looked for in this phase yet.
        const flights = flightsOf(game, family, moment).filter(({ seat, spot }) => {
          const sought = `${moment.before.phase} ${seat} ${spot}`
          return !known.has(sought) && known.add(sought)
        })
        for (const { width, matches } of flights.length > 0 ? widthsOf(family) : []) {
          vi.stubGlobal('matchMedia', () => ({ matches }))
          const markup = clothBefore(game, family, moment)
          for (const flight of flights)
            if (!hasPlace(markup, flight, family.table?.placeOf?.(flight.spot)))
              lost.add(`${width}: ${flight.way} ${flight.spot} of ${flight.seat}`)
        }
      }
      for (const scenario of scenariosOf(game)) moments(game, scenario, look)
      expect([...lost]).toEqual([])
      expect(known.size).toBeGreaterThan(0)
    })
})
