// Colour chips: one colour a player, its value on the board for all to see; or money chips of one denomination.

import type { SeatId } from '../kernel/actors.js'
import { floorTo, notPresent, unevenChips } from '../kernel/chips.js'
import type { Change, Option, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { groupBy } from '../kernel/lists.js'
import type { Money } from '../kernel/money.js'
import { choice, emptySeat, plain, rule } from '../kernel/rules.js'
import {
  accept,
  asking,
  type Bet,
  balance,
  betsOf,
  change,
  event,
  holding,
  isOpen,
  offer,
  one,
  spendable,
  transfer,
  unchanged,
  upTo,
} from '../kernel/table.js'
import { isInside } from './layout.js'
import { type Colour, playing, type Roulette, type RouletteKind } from './play.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

const colourAccount = (id: SeatId) => holding(id, 'colour')
/** Tips in colour chips wait here for their change, out of the tray's stock of that colour. */
const tipAccount = (colour: string) => `tips/${colour}`

const colours = (s: Roulette): readonly string[] => s.config.colours ?? []
const units = (s: Roulette): readonly Money[] => s.config.colourUnits ?? []
const denominations = (s: Roulette): readonly Money[] => s.config.denominations ?? []
/** Chips of each colour. */
const stock = (s: Roulette): number => s.config.colourStock ?? 0
const isTaken = (s: Roulette, colour: string) => Object.values(s.play.colours).some((each) => each.colour === colour)

const colourBets = (s: Roulette, id: SeatId): Money =>
  betsOf(s, id).reduce((total, bet) => total + (bet.with === 'colour' ? bet.amount : 0), 0)

type Chip = Pick<Colour, 'colour' | 'unit'>

/** What the tray can still give of a seat's colour, in money. */
const stockLeft = (s: Roulette, id: SeatId, { colour, unit }: Chip): Money =>
  stock(s) * unit - balance(s, colourAccount(id)) - colourBets(s, id) - balance(s, tipAccount(colour))

/** Which chips a returned stake goes back in: its own, unless they cannot make the amount. */
export const returnedIn = (s: Roulette, bet: Bet, amount: Money): string => {
  const unit = s.play.colours[bet.seat]?.unit
  return bet.with === 'colour' && unit !== undefined && amount % unit !== 0 ? 'money' : bet.with
}

/** The rules of one colour or one denomination a player (RA-18 to RA-21). */
export const colourChips: NonNullable<Customs<RouletteKind>['chips']> = {
  kinds: (s, id) => (s.play.colours[id] ? ['colour'] : []),
  refusal: (s, id, spot, kind) => {
    if (kind !== 'money' || !isInside(spot.kind)) return undefined
    if (s.play.colours[id]) return refuse('inside-bets-in-your-colour', 'RA-20')
    return s.play.denominations[id] ? undefined : refuse('choose-chips-first', 'RA-18')
  },
  step: (s, id, spot, kind) => {
    const chip = s.config.chip
    if (kind === 'colour') return s.play.colours[id]?.unit ?? chip
    return kind === 'money' && isInside(spot.kind) ? (s.play.denominations[id] ?? chip) : chip
  },
  payIn: (s, id, amount) => {
    const own = s.play.colours[id]
    return own?.paidIn === 'colour' && amount % own.unit === 0 && amount <= stockLeft(s, id, own) ? 'colour' : 'money'
  },
}

const without = <T>(record: { readonly [id: SeatId]: T }, id: SeatId): { readonly [id: SeatId]: T } => {
  const { [id]: gone, ...rest } = record
  return rest
}

const returnColour = (s: Roulette, id: SeatId): Change<RouletteKind> =>
  change(s, playing(s, { colours: without(s.play.colours, id) }), [
    event('colour-returned', 'RA-14', {
      seat: id,
      colour: (s.play.colours[id] as Colour).colour,
      transfers: transfer(colourAccount(id), id, balance(s, colourAccount(id))),
    }),
  ])

/** The board shows the value, the pit boss is told, and the player gets chips for exactly what was given. */
const giveColour = (s: Roulette, id: SeatId, colour: Colour, amount: Money): Change<RouletteKind> =>
  change(s, playing(s, { colours: { ...s.play.colours, [id]: colour } }), [
    event('colour-assigned', 'RA-10', { seat: id, colour: colour.colour, unit: colour.unit }),
    event('pit-boss-told', 'RA-11', { seat: id, colour: colour.colour, unit: colour.unit }),
    event('colour-bought', 'RA-12', {
      seat: id,
      colour: colour.colour,
      chips: amount / colour.unit,
      transfers: transfer(id, colourAccount(id), amount),
    }),
  ])

/** What is left of a player's colour at the table when the seat is freed. */
export const leaveColours = (s: Roulette, id: SeatId): Change<RouletteKind> => {
  const left = { ...s, ...playing(s, { denominations: without(s.play.denominations, id) }) }
  return left.play.colours[id] ? returnColour(left, id) : change(left, {})
}

/** A colour tip not changed in its moment is forfeited to the bank (RA-17, R-25, R-30). */
export const forfeitTips = (s: Roulette): Change<RouletteKind> => {
  if (!s.play.tipWindow) return unchanged(s)
  return change(
    s,
    {},
    tips(s).map(([account, amount]) =>
      event('tip-forfeited', 'RA-17', { amount, transfers: transfer(account, 'bank', amount) }),
    ),
  )
}

const tips = (s: Roulette): [string, Money][] =>
  Object.entries(s.accounts).filter(([account, amount]) => account.startsWith('tips/') && amount > 0)

const seatedHere = (s: Roulette, id: SeatId): Refused | undefined =>
  (isOpen(s) ? undefined : refuse('table-not-open', 'RA-08')) ?? emptySeat(s, id) ?? notPresent(s, id)

const noColour = (s: Roulette, id: SeatId): Refused | undefined =>
  s.play.colours[id] ? undefined : refuse('no-colour', 'RA-13')

const colourInPlay = (s: Roulette, id: SeatId): Refused | undefined =>
  colourBets(s, id) > 0 ? refuse('colour-in-play', 'RA-15') : undefined

const unavailable = (s: Roulette, colour: string, unit: Money): Refused | undefined => {
  if (!colours(s).includes(colour)) return refuse('no-such-colour', 'RA-08', { colours: colours(s) })
  if (isTaken(s, colour)) return refuse('colour-taken', 'RA-09')
  return units(s).includes(unit) ? undefined : refuse('no-such-unit', 'RA-08', { units: units(s) })
}

const noChips = (s: Roulette, id: SeatId, chip: Chip, amount: Money): Refused | undefined => {
  const uneven = unevenChips(amount, chip.unit)
  if (uneven) return uneven
  const left = stockLeft(s, id, chip)
  if (amount > left) return refuse('colour-stock-spent', 'RA-22', { left })
  return amount > balance(s, id) ? refuse('not-enough-chips', 'RA-12', { have: balance(s, id) }) : undefined
}

const buyable = (s: Roulette, id: SeatId, chip: Chip): Money =>
  floorTo(Math.min(spendable(s, id), Math.max(0, stockLeft(s, id, chip))), chip.unit)

export const colourRules = (variant: Variant): Rule<RouletteKind>[] => [
  rule({
    do: 'take-colour',
    by: ['seat'],
    cite: 'RA-08',
    nature: 'household',
    fields: { colour: 'word', unit: 'money', amount: 'money' },
    options: (s, by) =>
      asking(s, by).flatMap((id): Option[] => {
        if (seatedHere(s, id) || s.play.colours[id] || s.play.denominations[id]) return []
        const free = colours(s).filter((colour) => !isTaken(s, colour))
        return units(s).flatMap((unit) =>
          [...groupBy(free, (colour) => buyable(s, id, { colour, unit }))]
            .filter(([most]) => most >= unit)
            .map(([most, alike]) =>
              offer(id, 'take-colour', { colour: one(...alike), unit: one(unit), amount: upTo(unit, most, unit) }),
            ),
        )
      }),
    step: (s, m) => {
      const id = m.by as SeatId
      const [colour, unit, amount] = [m.colour as string, m.unit as Money, m.amount as Money]
      const no = seatedHere(s, id)
      if (no) return no
      if (s.play.colours[id]) return refuse('one-colour-only', 'RA-19')
      if (s.play.denominations[id]) return refuse('has-denomination', 'RA-18')
      return (
        unavailable(s, colour, unit) ??
        noChips(s, id, { colour, unit }, amount) ??
        accept(giveColour(s, id, { colour, unit, paidIn: 'colour' }, amount))
      )
    },
  }),

  rule({
    do: 'buy-colour',
    by: ['seat'],
    cite: 'RA-13',
    nature: 'household',
    fields: { amount: 'money' },
    options: (s, by) =>
      asking(s, by).flatMap((id): Option[] => {
        const own = s.play.colours[id]
        if (seatedHere(s, id) || !own || buyable(s, id, own) < own.unit) return []
        return [offer(id, 'buy-colour', { amount: upTo(own.unit, buyable(s, id, own), own.unit) })]
      }),
    step: (s, m) => {
      const id = m.by as SeatId
      const amount = m.amount as Money
      const no = seatedHere(s, id) ?? noColour(s, id)
      if (no) return no
      const own = s.play.colours[id] as Colour
      const short = noChips(s, id, own, amount)
      if (short) return short
      return accept(
        change(s, {}, [
          event('colour-bought', 'RA-13', {
            seat: id,
            colour: own.colour,
            chips: amount / own.unit,
            transfers: transfer(id, colourAccount(id), amount),
          }),
        ]),
      )
    },
  }),

  plain<RouletteKind>('return-colour', {
    by: ['seat'],
    cite: 'RA-14',
    nature: 'household',
    refusal: (s, m) => seatedHere(s, m.by as SeatId) ?? noColour(s, m.by as SeatId) ?? colourInPlay(s, m.by as SeatId),
    apply: (s, m) => returnColour(s, m.by as SeatId),
  }),

  rule({
    do: 'change-colour',
    by: ['seat'],
    cite: 'RA-15',
    nature: 'household',
    fields: { colour: 'word', unit: 'money' },
    options: (s, by) =>
      asking(s, by).flatMap((id): Option[] => {
        if (seatedHere(s, id) || !s.play.colours[id] || colourInPlay(s, id)) return []
        return colours(s).flatMap((colour) =>
          units(s)
            .filter((unit) => !changeRefusal(s, id, colour, unit))
            .map((unit) => offer(id, 'change-colour', { colour: one(colour), unit: one(unit) })),
        )
      }),
    step: (s, m) => {
      const id = m.by as SeatId
      const [colour, unit] = [m.colour as string, m.unit as Money]
      const no = seatedHere(s, id) ?? noColour(s, id) ?? colourInPlay(s, id) ?? changeRefusal(s, id, colour, unit)
      if (no) return no
      const { paidIn } = s.play.colours[id] as Colour
      // First the old chips to money, then money to the new ones.
      const returned = returnColour(s, id)
      const bought = giveColour(returned.state, id, { colour, unit, paidIn }, changed(s, id, unit))
      return accept({ state: bought.state, events: [...returned.events, ...bought.events] })
    },
  }),

  choice<RouletteKind>('paid-in', {
    by: ['seat'],
    cite: 'RA-44',
    nature: 'household',
    field: 'chips',
    kind: 'word',
    candidates: () => ['colour', 'money'],
    refusal: (s, m) => {
      const id = m.by as SeatId
      const no = seatedHere(s, id) ?? noColour(s, id)
      if (no) return no
      if (m.chips !== 'colour' && m.chips !== 'money') return refuse('no-such-chips', 'RA-44')
      return (s.play.colours[id] as Colour).paidIn === m.chips ? refuse('already-so', 'RA-44') : undefined
    },
    apply: (s, m) => {
      const id = m.by as SeatId
      const colour = { ...(s.play.colours[id] as Colour), paidIn: m.chips as Colour['paidIn'] }
      return change(s, playing(s, { colours: { ...s.play.colours, [id]: colour } }), [
        event('payment-chips-chosen', 'RA-44', { seat: id, chips: colour.paidIn }),
      ])
    },
  }),

  choice<RouletteKind>('take-denomination', {
    by: ['seat'],
    cite: 'RA-18',
    nature: 'household',
    field: 'value',
    kind: 'money',
    candidates: denominations,
    refusal: (s, m) => {
      const id = m.by as SeatId
      const no = seatedHere(s, id)
      if (no) return no
      if (s.play.colours[id]) return refuse('has-colour', 'RA-18')
      if (s.play.denominations[id]) return refuse('has-denomination', 'RA-18')
      if (!denominations(s).includes(m.value as Money))
        return refuse('no-such-denomination', 'RA-18', { denominations: denominations(s) })
      return Object.values(s.play.denominations).includes(m.value as Money)
        ? refuse('denomination-taken', 'RA-18')
        : undefined
    },
    apply: (s, m) => {
      const id = m.by as SeatId
      const value = m.value as Money
      return change(s, playing(s, { denominations: { ...s.play.denominations, [id]: value } }), [
        event('denomination-taken', 'RA-18', { seat: id, value }),
      ])
    },
  }),

  plain<RouletteKind>('return-denomination', {
    by: ['seat'],
    cite: 'RA-18',
    nature: 'household',
    refusal: (s, m) => {
      const id = m.by as SeatId
      const no = seatedHere(s, id)
      if (no) return no
      if (!s.play.denominations[id]) return refuse('no-denomination', 'RA-18')
      const inPlay = betsOf(s, id).some(
        (bet) => bet.with === 'money' && isInside(variant.spots.get(bet.on)?.kind ?? ''),
      )
      return inPlay ? refuse('denomination-in-play', 'RA-18') : undefined
    },
    apply: (s, m) => {
      const id = m.by as SeatId
      return change(s, playing(s, { denominations: without(s.play.denominations, id) }), [
        event('denomination-returned', 'RA-18', { seat: id }),
      ])
    },
  }),

  rule({
    do: 'tip-colour',
    by: ['seat'],
    cite: 'RA-16',
    nature: 'household',
    fields: { amount: 'money' },
    options: (s, by) =>
      asking(s, by).flatMap((id): Option[] => {
        const own = s.play.colours[id]
        const have = own ? floorTo(spendable(s, colourAccount(id)), own.unit) : 0
        return !seatedHere(s, id) && own && have > 0
          ? [offer(id, 'tip-colour', { amount: upTo(own.unit, have, own.unit) })]
          : []
      }),
    step: (s, m) => {
      const id = m.by as SeatId
      const amount = m.amount as Money
      const no = seatedHere(s, id) ?? noColour(s, id) ?? unevenChips(amount, s.play.colours[id]?.unit ?? 1)
      if (no) return no
      const have = balance(s, colourAccount(id))
      if (amount > have) return refuse('not-enough-chips', 'RA-16', { have })
      return accept(
        change(s, {}, [
          event('tipped', 'RA-16', {
            seat: id,
            amount,
            transfers: transfer(colourAccount(id), tipAccount(s.play.colours[id]?.colour ?? ''), amount),
          }),
        ]),
      )
    },
  }),

  plain<RouletteKind>('exchange-tips', {
    by: ['croupier'],
    cite: 'RA-16',
    nature: 'household',
    refusal: (s) => {
      // The window ends with the next throw, not with the session.
      if (!s.play.tipWindow) return refuse('not-after-payment', 'RA-16')
      return tips(s).length > 0 ? undefined : refuse('no-tips', 'RA-16')
    },
    apply: (s) =>
      change(
        s,
        {},
        tips(s).map(([account, amount]) =>
          event('tips-exchanged', 'RA-16', { amount, transfers: transfer(account, 'tips', amount) }),
        ),
      ),
  }),
]

/** The chips of the new value that the old ones buy; what does not make a chip stays in money. */
const changed = (s: Roulette, id: SeatId, unit: Money): Money => floorTo(balance(s, colourAccount(id)), unit)

const changeRefusal = (s: Roulette, id: SeatId, colour: string, unit: Money): Refused | undefined => {
  const own = s.play.colours[id] as Colour
  if (own.colour === colour && own.unit === unit) return refuse('already-so', 'RA-15')
  const freed = { ...s, ...playing(s, { colours: without(s.play.colours, id) }) }
  const no = unavailable(freed, colour, unit)
  if (no) return no
  const amount = changed(s, id, unit)
  if (amount === 0) return refuse('not-enough-chips', 'RA-15')
  const left = stock(s) * unit - balance(s, tipAccount(colour))
  return amount > left ? refuse('colour-stock-spent', 'RA-22', { left }) : undefined
}
