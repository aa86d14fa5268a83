// Events, options and refusals as text, with all they say.

import type { Bound, Event, Option, Refusal } from '@tapete/engine'

const boundText = (bound: Bound): string => {
  const mark = bound.optional ? '?' : ''
  const weights = 'weights' in bound && bound.weights ? ` weighing ${bound.weights.join(' ')}` : ''
  if ('oneOf' in bound) {
    const [first, last] = [bound.oneOf[0], bound.oneOf.at(-1)]
    const all = bound.oneOf.length > 8 ? `${bound.oneOf.length} from ${first} to ${last}` : bound.oneOf.join('|')
    return 'deal' in bound ? `${bound.deal} of ${bound.oneOf.length}${mark}` : `${all}${mark}${weights}`
  }
  if ('min' in bound) return `${bound.min}..${bound.max}${bound.step === 1 ? '' : ` by ${bound.step}`}${mark}`
  return JSON.stringify(bound).replaceAll('"', '')
}

export const optionText = ({ by, do: name, fields }: Option): string =>
  [by, name, ...Object.entries(fields).map(([field, bound]) => `${field}=${boundText(bound)}`)].join(' ')

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** All of an event: its rule, its details, the money it moves, what it tells another log. */
export const eventText = ({ type, cite, transfers = [], tells, ...details }: Event): string =>
  [
    `${type} (${cite})`,
    ...Object.entries(details).map(([name, value]) => `${name}=${valueText(value)}`),
    ...transfers.map(({ from, to, amount }) => `${from}>${to}:${amount}`),
    ...(tells ? [`tells ${Object.values(tells).join(' ')}`] : []),
  ].join(' ')

/** Why not: code, rule and all it tells. */
export const refusalText = ({ code, cite, params }: Refusal): string =>
  `${code} ${cite} ${JSON.stringify(params).replaceAll('"', '')}`
