// What a seat may do at the pot now, from what the table offers it.

import type { Option } from '@tapete/engine'
import type { Intent } from '../../../app/types.js'
import { formOf, moveOf, type Range } from '../../../console/choices.js'

export interface Offer {
  /** The amounts that may be asked for; none where nothing is offered. */
  readonly range: Range | undefined
  /** The move with this amount, where the table would take it. */
  readonly of: (amount: number) => Intent | undefined
}

const NOTHING: Offer = { range: undefined, of: () => undefined }

/** The usual means needs no name; promotional credits are used where it does not reach. */
const MEANS: readonly (string | undefined)[] = [undefined, 'promo']

export const offerOf = (options: readonly Option[], me: string | null, name: string, pot?: string): Offer => {
  const mine = options.filter((option) => option.do === name && option.by === me)
  if (mine.length === 0) return NOTHING
  const where = pot === undefined ? {} : { pot }
  const ranges = formOf(mine, where).find((field) => field.name === 'amount')?.ranges ?? []
  const range = ranges.reduce<Range | undefined>(
    (all, each) =>
      all ? { min: Math.min(all.min, each.min), max: Math.max(all.max, each.max), step: all.step } : each,
    undefined,
  )
  const of = (amount: number): Intent | undefined => {
    for (const means of MEANS) {
      const ready = moveOf(mine, { ...where, amount, with: means })
      if (ready) return { do: name, ...ready.fields }
    }
    return undefined
  }
  return { range, of }
}

/** A move that says nothing but which pot. */
export const plainOffer = (
  options: readonly Option[],
  me: string | null,
  name: string,
  pot: string,
): Intent | undefined => {
  const mine = options.filter((option) => option.do === name && option.by === me)
  const ready = moveOf(mine, { pot })
  return ready && { do: name, ...ready.fields }
}
