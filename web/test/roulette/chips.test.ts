import type { Event } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import type { View } from '../../src/app/types.js'
import { clothAt } from '../../src/games/roulette/projection.js'
import { colourOf } from '../../src/games/roulette/purse.js'
import { words } from '../../src/games/roulette/words.js'
import { stakesOf } from '../../src/pages/table/stakes.js'
import { chipLook } from '../../src/parts/chips.js'
import tokens from '../../src/styles/tokens.css?raw'

const pigment = (name: string): string => {
  const found = new RegExp(`${name}:\\s*(#[0-9a-f]{6})`).exec(tokens)?.[1]
  if (!found) throw new Error(`no ${name}`)
  return found
}
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const colours = {
  'seat:1': { colour: 'blue', unit: 1000, paidIn: 'colour' },
  'seat:2': { colour: 'grey', unit: 500, paidIn: 'money' },
} as const

describe('a chip of somebody’s colour', () => {
  it('is readable in each colour', () => {
    for (const colour of Object.keys(words.es.table.colours)) {
      const { body, ink } = chipLook(1000, colour)
      const [, name = ''] = /var\((--colour-[a-z]+)/.exec(body) ?? []
      const [, inked = ''] = /var\((--[a-z0-9-]+)/.exec(ink) ?? []
      expect(contrast(pigment(name), pigment(inked)), colour).toBeGreaterThanOrEqual(4.5)
    }
  })
  it('looks like no denomination, even without its colour', () => {
    const own = chipLook(5000, 'blue').spots
    for (const amount of [500, 1000, 5000, 10_000, 50_000]) expect(chipLook(amount).spots).not.toBe(own)
  })
  it('stands on the cloth in the colour of its seat, and money as money', () => {
    const bets = [
      { seat: 'seat:1', on: 'straight:17', with: 'colour', amount: 2000 },
      { seat: 'seat:2', on: 'red', with: 'money', amount: 5000 },
    ]
    const view = { play: { colours } } as unknown as View
    expect(stakesOf(bets, 'seat:2', (bet) => colourOf(view, bet))).toEqual([
      { spot: 'straight:17', amount: 2000, mine: false, colour: 'blue' },
      { spot: 'red', amount: 5000, mine: true },
    ])
  })
  it('keeps its colour in a round told again, and the colour taken in it', () => {
    const cite = 'RA-10'
    const put = (seat: string, stake: number) => ({
      ...{ type: 'bet-placed', seat, on: 'straight:5', with: 'colour', stake, cite },
      transfers: [{ from: `${seat}/colour`, to: `${seat}/stakes`, amount: stake }],
    })
    const events = [
      put('seat:1', 1000),
      { type: 'colour-assigned', seat: 'seat:3', colour: 'pink', unit: 1000, cite },
      put('seat:3', 3000),
    ] as Event[]
    expect(clothAt(events, 'seat:3', colours)).toEqual({
      result: null,
      stakes: [
        { spot: 'straight:5', amount: 1000, mine: false, colour: 'blue' },
        { spot: 'straight:5', amount: 3000, mine: true, colour: 'pink' },
      ],
    })
  })
})
