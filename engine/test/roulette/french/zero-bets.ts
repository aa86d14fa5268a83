// Even chances that met the zero: the events they give, and tables that stand there.

import { french, type Start } from './table.js'

export const RED = { seat: 'seat:1', on: 'red', with: 'money' }

export const due = (stake: number, on = 'red') => ({
  type: 'zero-decision-due',
  cite: 'RF-28',
  ...RED,
  on,
  stake,
  transfers: [],
})

export const halved = (stake: number, amount: number, on = 'red') => ({
  type: 'halved',
  cite: 'RF-28',
  ...RED,
  on,
  stake,
  amount,
  transfers: [`seat:1/stakes > bank ${amount}`, `seat:1/stakes > seat:1 ${stake - amount}`],
})

export const imprisoned = (stake: number, on = 'red') => ({ type: 'imprisoned', cite: 'RF-29', ...RED, on, stake })

/** Red has met the zero, the round is over, and nothing is decided yet. */
export const metZero = (stake = 1000, start: Start = {}) => {
  const table = french(start)
  table.do(`seat:1 bet red ${stake}`)
  table.spin(0)
  return table
}

/** The same, and red is in prison with the next round begun. */
export const inPrison = (stake = 1000, start: Start = {}) => {
  const table = metZero(stake, start)
  table.do('seat:1 zero red prison')
  table.do('croupier start')
  return table
}
