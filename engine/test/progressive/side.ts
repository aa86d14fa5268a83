// A table with a pot beside it, and what its players and staff do at it.

import { betting, done, goOn, type House, type Log, logOf, tried } from './house.js'

type Config = Parameters<typeof logOf>[1]

export const GAME = 'caribbean-poker'

export const tableWith = (config: Config = {}, seats = 3, table: Config = {}): House => {
  const house: House = {
    pozo: logOf('progressive-scj', { credit: 500, min: 500, max: 2_000, base: 1_000_000, ...config }),
    mesa: logOf(GAME, { min: 500, max: 5_000, ...table }),
  }
  done(house, 'pozo', `room-head connect mesa ${GAME}`, 'room-head open-pot')
  betting(house, 'mesa', Object.fromEntries(Array.from({ length: seats }, (_, at) => [`seat:${at + 1}`, 100_000])))
  return house
}

export const pots = (house: House) =>
  (house.mesa as Log).state.play as { pots: Record<string, unknown> & { bets: object[] } }
export const buy = (house: House, seat: number, amount: number) =>
  done(house, 'mesa', `croupier buy-credits ${amount} for=seat:${seat}`)
export const light = (house: House, seat: number, amount: number) => {
  buy(house, seat, amount)
  done(house, 'mesa', `seat:${seat} light pozo ${amount}`)
}
export const ante = (house: House, ...seats: number[]) =>
  done(house, 'mesa', ...seats.map((seat) => `seat:${seat} bet ante 1000`))
export const no = (house: House, line: string) => {
  const refusal = tried(house, 'mesa', line)
  return refusal && `${refusal.code} ${refusal.cite}`
}

/** Seat 1 a flush, seat 2 nothing; the bank has ace and queen: it does not open. */
export const CLOSED_BANK = 'Kc Ts Ac Jc 8d Qs 8c 5h 9d 6c 5c 7s 2c 3s 4h'.split(' ')
/** Seat 1 a flush, seat 2 nothing; the bank opens with ace and king. */
export const OPEN_BANK = 'Kc Ts Ac Jc 8d Ks 8c 5h 9d 6c 5c 7s 2c 3s 4h'.split(' ')

export const allGo = (house: House, deck: string[], until = 'nothing') => {
  for (let count = 0; count < 30; count += 1) {
    goOn(house, 'mesa', deck, (due) => due === until)
    const { game, state } = house.mesa as Log
    const waits = game.due(state)[0]?.waitsFor
    if (!waits || state.phase === 'idle') return
    done(house, 'mesa', `${waits} go`)
  }
}
