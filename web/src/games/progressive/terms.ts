// The terms of a pot in words and figures. Shares are hundredths of a percent.

import { money } from '../../i18n/format.js'
import type { TermsSeen } from './play.js'

const WHOLE = 10_000

export type ParameterNames = { readonly [parameter in 'commission' | 'base' | 'min' | 'max' | 'share']: string }

/** A reserve's share is `share.1`, `share.2`… */
export const parameterName = (names: ParameterNames, what: string): string => {
  const [name = what, n = ''] = what.split('.')
  return (Object.hasOwn(names, name) ? names[name as keyof ParameterNames] : what).replace('{n}', n)
}

/** Fields of events that are money. */
export const SUMS = [
  'bet',
  'share',
  'collected',
  'commission',
  'main',
  'reserves',
  'credit',
  'least',
  'most',
  'prize',
  'total',
]

const isShare = (what: string): boolean => what === 'commission' || what.startsWith('share.')

/** What a parameter says: a share, or an amount. */
export const parameterValue = (
  what: string,
  value: number,
  percent: (part: number, whole: number) => string,
): string => (isShare(what) ? percent(value, WHOLE) : money(value))

export interface Parameter {
  readonly what: string
  readonly now: number
}

/** What may be changed of terms, one thing at a time. */
export const parametersOf = ({ commission, reserves, base, min, max }: TermsSeen): readonly Parameter[] => [
  { what: 'commission', now: commission },
  ...reserves.map((now, at) => ({ what: `share.${at + 1}`, now })),
  { what: 'base', now: base },
  { what: 'min', now: min },
  { what: 'max', now: max },
]

/** A value typed by a person: `20`, `20,5 %`, `$1.000`; undefined where it is none. */
export const parameterTyped = (what: string, text: string): number | undefined => {
  const plain = text.replaceAll(/[\s$%]/g, '')
  if (!isShare(what)) {
    const digits = plain.replaceAll(/[.,]/g, '')
    return /^\d+$/.test(digits) ? Number(digits) : undefined
  }
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
