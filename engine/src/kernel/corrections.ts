// An irregularity of a settled round is corrected at once (GEN-38), in the chips the player has: within what the round staked
// and paid (G-23), and above what the house leaves to one person by two (G-24). The second decides, a croupier moves (G-20).

import type { SeatId } from './actors.js'
import { floorTo, unevenChips } from './chips.js'
import type { Bound, Kind, Option, Refused, Rule } from './contract.js'
import type { StakePart } from './customs.js'
import { limitsAt } from './limits.js'
import { MONEY_MAX, type Money, share } from './money.js'
import { refuse } from './refusals.js'
import { choice, emptySeat, rule } from './rules.js'
import { leastStake } from './settings.js'
import { withKind } from './stakes.js'
import {
  accept,
  asking,
  balance,
  type Correction,
  change,
  event,
  holding,
  offer,
  one,
  type SettledLine,
  type SettledRound,
  spendable,
  type Table,
  transfer,
  upTo,
} from './table.js'

export type CorrectionPart<G extends Kind> = Pick<StakePart<G>, 'chips' | 'spots' | 'best'>

/** Corrections that are over and still told to the pit. */
const KEPT = 20
const LEAST_STAKES_ALONE = 10
const VERDICTS = { confirm: 'confirmed', reject: 'rejected' } as const

/** What one person alone may correct of a round, or void of a payment that is held. */
export const aloneMax = ({ config }: Table): Money =>
  config.correctionMax ?? LEAST_STAKES_ALONE * leastStake(config.min, config.chip)

const lineOf = (s: Table, id: SeatId, on: string): SettledLine | undefined =>
  s.settled?.lines.find((line) => line.seat === id && line.on === on && line.player === s.seats[id]?.player)

/** The settled round with what one line is corrected by. */
const withCorrected = (s: Table, { round, seat, player, on, amount }: Correction, alone: Money): SettledRound | null =>
  s.settled?.round !== round
    ? s.settled
    : {
        ...s.settled,
        alone: s.settled.alone + alone,
        lines: s.settled.lines.map((line) =>
          line.seat === seat && line.on === on && line.player === player
            ? { ...line, corrected: line.corrected + amount }
            : line,
        ),
      }

const isOver = ({ status }: Correction): boolean => status === 'made' || status === 'rejected'

/** With one correction told anew; of those that are over only the last are kept. */
const withCorrection = (s: Table, told: Correction): readonly Correction[] => {
  const all = [...s.corrections.filter(({ id }) => id !== told.id), told]
  const over = all.filter(isOver)
  const gone = over.slice(0, Math.max(0, over.length - KEPT))
  return all.filter((each) => !gone.includes(each))
}

const find = (s: Table, id: unknown): Correction | undefined => s.corrections.find((each) => each.id === id)

/** Why the chips cannot be moved now: who was paid has gone, or has played them. */
const cannotMove = (s: Table, { seat, player, amount, with: kind }: Correction): Refused | undefined => {
  if (s.seats[seat]?.player !== player) return refuse('seat-empty', 'GEN-24', { seat })
  const have = balance(s, holding(seat, kind))
  return -amount > have ? refuse('not-enough-chips', 'GEN-38', { have }) : undefined
}

const told = ({ id, seat, round, on, amount, with: kind, reason }: Correction) => ({
  ...{ correction: id, seat, round, on, amount, reason },
  ...(kind === 'money' ? {} : { with: kind }),
  to: [seat],
})

/** The chips move, and the log says which round they put right. */
const made = <G extends Kind>(s: Table<G>, correction: Correction, alone: Money) => {
  const { seat, amount, with: kind, round } = correction
  const account = holding(seat, kind)
  const transfers = amount > 0 ? transfer('bank', account, amount) : transfer(account, 'bank', -amount)
  return change(
    s,
    {
      corrections: withCorrection(s, { ...correction, status: 'made' }),
      // What waited was counted when it was proposed.
      ...(correction.status === 'confirmed' ? {} : { settled: withCorrected(s, correction, alone) }),
    },
    [event('corrected', 'GEN-38', { ...told(correction), corrects: round, transfers })],
  )
}

const decideCorrection = <G extends Kind>(): Rule<G> =>
  rule({
    do: 'decide-correction',
    by: ['pit-boss', 'section-head'],
    cite: 'GEN-38',
    nature: 'irregular',
    fields: { correction: 'word', verdict: 'word' },
    options: (s) => {
      const waiting = s.corrections.filter(({ status }) => status === 'waiting').map(({ id }) => id)
      const fields = { correction: one(...waiting), verdict: one(...Object.keys(VERDICTS)) }
      return waiting.length
        ? [offer('pit-boss', 'decide-correction', fields), offer('section-head', 'decide-correction', fields)]
        : []
    },
    step: (s, m) => {
      const correction = find(s, m.correction)
      if (!correction) return refuse('no-such-correction', 'GEN-38')
      if (correction.status !== 'waiting') return refuse('correction-decided', 'GEN-38')
      const status = Object.hasOwn(VERDICTS, m.verdict as string)
        ? VERDICTS[m.verdict as keyof typeof VERDICTS]
        : undefined
      if (!status) return refuse('no-such-verdict', 'GEN-38')
      const decided = { ...correction, status }
      // What is rejected leaves its line as it was.
      const back = { ...correction, amount: -correction.amount }
      return accept(
        change(
          s,
          {
            corrections: withCorrection(s, decided),
            ...(status === 'rejected' ? { settled: withCorrected(s, back, 0) } : {}),
          },
          [event(`correction-${status}`, 'GEN-38', { ...told(correction), by: m.by })],
        ),
      )
    },
  })

const makeCorrection = <G extends Kind>(): Rule<G> =>
  choice<G>('make-correction', {
    by: ['croupier'],
    cite: 'GEN-38',
    nature: 'errand',
    field: 'correction',
    kind: 'word',
    candidates: (s) => s.corrections.map(({ id }) => id),
    refusal: (s, m) => {
      const correction = find(s, m.correction)
      if (!correction) return refuse('no-such-correction', 'GEN-38')
      if (correction.status !== 'confirmed') return refuse('correction-not-confirmed', 'GEN-38')
      return cannotMove(s, correction)
    },
    apply: (s, m) => made(s, find(s, m.correction) as Correction, 0),
  })

export const correctionRules = <G extends Kind>({ chips, spots, best }: CorrectionPart<G>): Rule<G>[] => {
  const kinds = (s: Table<G>, id: SeatId) => ['money', ...(chips?.kinds(s, id) ?? [])]

  /** What one such chip is worth, and how much more of them can be given. */
  const tray = (s: Table<G>, id: SeatId, kind: string) =>
    kind === 'money' || !chips ? { unit: 1, left: MONEY_MAX } : chips.tray(s, id, kind)

  /** What a line may lose again, and what it may still be given: the best it could have brought within the limits. */
  const room = (s: Table<G>, { on, staked, returned, held, corrected }: SettledLine) => {
    const spot = spots(s.config).get(on)
    const plays = Math.min(staked, (spot && limitsAt(s, spot).max) ?? MONEY_MAX)
    const most = spot ? plays + share(plays, best?.(s, spot) ?? spot.pays) : 0
    return { take: Math.max(0, returned + corrected), give: Math.max(0, most - returned - held - corrected) }
  }

  /** The amounts to give and to take, of one line in one kind of chips. */
  const amounts = (s: Table<G>, line: SettledLine, kind: string): Bound[] => {
    const { unit, left } = tray(s, line.seat, kind)
    const { give, take } = room(s, line)
    const most = floorTo(Math.min(give, left), unit)
    const least = floorTo(Math.min(take, spendable(s, holding(line.seat, kind))), unit)
    return [...(most > 0 ? [upTo(unit, most, unit)] : []), ...(least > 0 ? [upTo(-least, -unit, unit)] : [])]
  }

  const correct = rule<G>({
    do: 'correct',
    by: ['croupier'],
    cite: 'GEN-38',
    nature: 'irregular',
    fields: {
      ...{ seat: 'seat', round: 'integer', on: 'word', amount: 'integer', reason: 'text' },
      ...(chips ? { with: 'word?' } : {}),
    },
    options: (s, by, served) =>
      asking(s, by, served).flatMap((id) =>
        (s.settled?.lines ?? [])
          .filter((line) => line === lineOf(s, id, line.on))
          .flatMap((line) =>
            kinds(s, id).flatMap((kind) =>
              amounts(s, line, kind).map(
                (amount): Option =>
                  offer('croupier', 'correct', {
                    ...{ seat: one(id), round: one(s.settled?.round ?? 0), on: one(line.on), amount },
                    reason: { any: 'text' },
                    ...(chips ? { with: withKind(kind) } : {}),
                  }),
              ),
            ),
          ),
      ),
    step: (s, m) => {
      const id = m.seat as SeatId
      const amount = m.amount as Money
      const on = m.on as string
      const kind = (m.with ?? 'money') as string
      const empty = emptySeat(s, id)
      if (empty) return empty
      const { settled } = s
      if (settled?.round !== m.round) return refuse('round-not-settled', 'GEN-38', { round: settled?.round ?? null })
      const line = lineOf(s, id, on)
      if (!line) return refuse('no-such-line', 'GEN-38', { on })
      if (amount === 0) return refuse('nothing-to-correct', 'GEN-38')
      if (!kinds(s, id).includes(kind)) return refuse('instrument-not-authorised', 'GEN-04', { instrument: kind })
      const { unit, left } = tray(s, id, kind)
      const { give, take } = room(s, line)
      const most = Math.min(give, left)
      if (amount > most || amount < -take) return refuse('amount-out-of-range', 'GEN-38', { least: 0 - take, most })
      const uneven = unevenChips(Math.abs(amount), unit)
      if (uneven) return uneven
      const correction: Correction = {
        ...{ id: `correction:${s.serial}`, seat: id, player: line.player, round: m.round as number, on, with: kind },
        ...{ amount, reason: m.reason as string, status: 'waiting' },
      }
      const stuck = cannotMove(s, correction)
      if (stuck) return stuck
      const next = { ...s, serial: s.serial + 1 }
      const alone = Math.abs(amount)
      if ((settled?.alone ?? 0) + alone <= aloneMax(s)) return accept(made(next, correction, alone))
      return accept(
        change(next, { corrections: withCorrection(s, correction), settled: withCorrected(s, correction, 0) }, [
          event('correction-proposed', 'GEN-38', told(correction)),
        ]),
      )
    },
  })

  return [correct, decideCorrection<G>(), makeCorrection<G>()]
}
