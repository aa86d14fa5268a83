// Several packs in one shoe, between rounds: shown, shuffled, cut, the cut card put in, the first cards burned; and their end.
// A game says what is its own: who is offered the cut, how many cards are burned, what lies on the table meanwhile.

import { type SeatId, seatNumber } from '../actors.js'
import { type Card, DECK } from '../cards.js'
import type { RuleId } from '../citations.js'
import type { Change, Event, Kind, Refused, Rule } from '../contract.js'
import { refuser } from '../refusals.js'
import { answer, choice, plain, rule } from '../rules.js'
import type { Setting, TableConfig } from '../settings.js'
import { draw, newShoe, type Shoe } from '../shoe.js'
import {
  accept,
  alsoByCroupier,
  betweenRounds,
  chain,
  change,
  event,
  IDLE,
  isOpen,
  occupied,
  offer,
  one,
  playersPresent,
  type Table,
  unchanged,
  upTo,
} from '../table.js'

/** new → shown → cut → load → burn → ready → over, and again from the shuffle. */
export type PackStage = 'new' | 'shown' | 'cut' | 'load' | 'burn' | 'ready' | 'over'

export interface Packs {
  readonly stage: PackStage
  readonly cards: Shoe
  /** Cards out of the shoe, those nobody has seen among them. */
  readonly out: number
  /** Cards behind the cut card; null without one. */
  readonly cutCard: number | null
  readonly cutCardShown: boolean
  /** Who was offered the cut and passed. */
  readonly passed: readonly SeatId[]
  /** Cards that were not burned when they should have been: they are, when the round ends. */
  readonly unburned: number
  /** How many shoes were prepared before this one. */
  readonly number: number
}

export type PackConfig = {
  readonly decks: number
  readonly cutCardDepth: number
  readonly burnCards: number
  readonly shoeMode: 'shoe' | 'machine'
  readonly preShuffled: string
}

/** A family whose tables have such a shoe. */
export interface PackKind extends Kind {
  readonly play: { readonly packs: Packs }
  readonly config: TableConfig & PackConfig
}

export interface PackRules {
  readonly decks: RuleId
  readonly start: RuleId
  readonly exhibit: RuleId
  readonly preShuffled: RuleId
  readonly approval: RuleId
  readonly shuffle: RuleId
  readonly reshuffle: RuleId
  readonly cut: RuleId
  readonly cutCard: RuleId
  readonly cutCardShown: RuleId
  readonly machine: RuleId
  readonly burn: RuleId
  readonly burnForgotten: RuleId
  readonly newCards: RuleId
  readonly damaged: RuleId
}

export interface PackPart<G extends PackKind> {
  readonly rules: PackRules
  /** From which side the cut is offered around the table. */
  readonly cutFrom: 'left' | 'right'
  /** Cards that must lie at both ends of a player's cut. */
  readonly cutMin: number
  /** A phase in which a round waits for the shoe: it goes on when the first cards are burned. */
  readonly waiting?: { readonly phase: G['phase']; goOn(s: Table<G>): Change<G> }
  /** Cards that stay on the table while the others are shuffled. */
  lying?(s: Table<G>): readonly Card[]
}

export const PACK_REFUSALS = [
  'cards-not-pre-shuffled',
  'cards-pre-shuffled',
  'cut-not-at-the-centre',
  'cut-offered-to-another',
  'cut-too-near-the-end',
  'no-player-present',
  'no-such-reason',
  'no-such-separator',
  'not-at-this-stage',
] as const

const refuse = refuser(PACK_REFUSALS)

interface Bounds {
  readonly burnCards: number
  readonly depth: { readonly min: number; readonly max: number; readonly default: number }
}

export const packSettings = (rules: PackRules, { burnCards, depth }: Bounds) =>
  ({
    decks: { kind: 'integer', min: 6, max: 8, default: 6, about: 'packs of 52 in the shoe', rule: rules.decks },
    cutCardDepth: { kind: 'integer', ...depth, about: 'cards left behind the cut card', rule: rules.cutCard },
    burnCards: {
      kind: 'integer',
      min: 1,
      max: 5,
      default: burnCards,
      about: 'cards burned before the first round of a shoe',
      rule: rules.burn,
    },
    shoeMode: {
      kind: 'choice',
      choices: ['shoe', 'machine'],
      default: 'shoe',
      about: 'a shoe with a cut card, or a machine that shuffles all the time',
      rule: rules.machine,
    },
    preShuffled: {
      kind: 'text',
      default: '',
      about: 'approval of the pre-shuffled cards, empty for traditional packs',
      rule: rules.approval,
    },
  }) as const satisfies { readonly [name in keyof PackConfig]: Setting }

export const newPacks = ({ decks }: PackConfig, number = 0): Packs => ({
  stage: 'new',
  cards: newShoe(decks),
  out: 0,
  cutCard: null,
  cutCardShown: false,
  passed: [],
  unburned: 0,
  number,
})

export const inShoe = ({ cards, out }: Packs): number => cards.decks * DECK.length - out

export const isMachine = (s: Table<PackKind>): boolean => s.config.shoeMode === 'machine'

/** About half of the pack at most, however many packs there are. */
export const behindCutCard = ({ decks, cutCardDepth }: PackConfig): number =>
  Math.min(cutCardDepth, (decks * DECK.length) / 2)

export const withPacks = <G extends PackKind>(s: Table<G>, patch: Partial<Packs>): { play: G['play'] } => ({
  play: { ...s.play, packs: { ...s.play.packs, ...patch } },
})

/** Cards leave the shoe; the cut card that lies under them is shown. */
export const leavesShoe = (s: Table<PackKind>, rules: PackRules, cards = 1): { packs: Packs; events: Event[] } => {
  const packs = { ...s.play.packs, out: s.play.packs.out + cards }
  if (packs.cutCardShown || packs.cutCard === null || inShoe(packs) > packs.cutCard) return { packs, events: [] }
  return { packs: { ...packs, cutCardShown: true }, events: [event('cut-card-shown', rules.cutCardShown)] }
}

/** Cards nobody sees go to the discards. */
export const burned = <G extends PackKind>(
  s: Table<G>,
  rules: PackRules,
  cards: number,
  cite: RuleId,
  told: { readonly seat?: SeatId } = {},
): Change<G> => {
  const gone = leavesShoe(s, rules, cards)
  return change(s, withPacks(s, gone.packs), [event('cards-burned', cite, { ...told, cards }), ...gone.events])
}

/** Outside a round the cut card, or the last card, ends the shoe at once. */
const shoeOver = <G extends PackKind>(s: Table<G>, rules: PackRules): Change<G> => {
  const { packs } = s.play
  if (isMachine(s) || (!packs.cutCardShown && inShoe(packs) > 0)) return unchanged(s)
  return change(s, withPacks(s, { stage: 'over' }), [event('shuffle-announced', rules.cutCardShown)])
}

/** After the round: forgotten cards are burned, a machine takes its cards back, a shoe whose cut card has come is over. */
export const afterRound = <G extends PackKind>(s: Table<G>, rules: PackRules): Change<G> => {
  const { unburned, out } = s.play.packs
  const late = Math.min(unburned, inShoe(s.play.packs))
  const owed = change(s, withPacks(s, { unburned: 0 }))
  if (isMachine(s)) {
    if (out + late === 0) return owed
    const fed = withPacks(owed.state, { cards: newShoe(s.config.decks), out: 0 })
    return change(owed.state, fed, [
      ...(late > 0 ? [event('cards-burned', rules.burnForgotten, { cards: late })] : []),
      event('cards-fed-back', rules.machine, { cards: out + late }),
    ])
  }
  return chain(
    owed,
    (after) => (late > 0 ? burned(after, rules, late, rules.burnForgotten) : unchanged(after)),
    (after) => shoeOver(after, rules),
  )
}

/** The first cards were not burned: play begins, and they are burned at the end of the round. */
export const burnForgotten = <G extends PackKind>(s: Table<G>, rules: PackRules): Change<G> =>
  change(s, withPacks(s, { stage: 'ready', unburned: s.config.burnCards }), [
    event('irregular-play', rules.burnForgotten, { cause: 'burn-forgotten' }),
  ])

export const packRules = <G extends PackKind>(part: PackPart<G>): Rule<G>[] => {
  const { rules, waiting, cutMin } = part

  const waits = (s: Table<G>): boolean => waiting !== undefined && s.phase === waiting.phase
  const at = (s: Table<G>, cite: RuleId, ...stages: readonly PackStage[]): Refused | undefined => {
    if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
    if (!betweenRounds(s) && !waits(s))
      return refuse('not-now', cite, { phase: s.phase, needs: waiting ? [IDLE, waiting.phase] : [IDLE] })
    const { stage } = s.play.packs
    return stages.includes(stage) ? undefined : refuse('not-at-this-stage', cite, { stage, needs: stages })
  }
  // A round that waits, or a stake that waits for the next, is gone on with, whoever has left.
  const nobody = (s: Table<G>): Refused | undefined =>
    playersPresent(s) || s.bets.length > 0 || waits(s) ? undefined : refuse('no-player-present', rules.start)
  const preShuffled = (s: Table<G>): boolean => s.config.preShuffled !== ''
  const cutter = (s: Table<G>): SeatId | undefined => {
    const seated = occupied(s).filter((id) => s.seats[id]?.present)
    const order = part.cutFrom === 'left' ? seated : [...seated].sort((a, b) => seatNumber(b) - seatNumber(a))
    return order.find((id) => !s.play.packs.passed.includes(id))
  }
  const centre = (s: Table<G>): number => Math.floor(inShoe(s.play.packs) / 2)

  const gathered = (s: Table<G>): Partial<Packs> => {
    const lying = part.lying?.(s) ?? []
    return {
      stage: 'cut',
      passed: [],
      cutCard: null,
      cutCardShown: false,
      unburned: 0,
      out: lying.length,
      cards: lying.reduce<Shoe>((shoe, card) => draw(shoe, card) ?? shoe, newShoe(s.config.decks)),
    }
  }

  return [
    plain<G>('show-cards', {
      nature: 'course',
      by: ['croupier'],
      cite: rules.exhibit,
      refusal: (s) =>
        at(s, rules.exhibit, 'new') ?? (preShuffled(s) ? refuse('cards-pre-shuffled', rules.preShuffled) : nobody(s)),
      apply: (s) =>
        change(s, withPacks(s, { stage: 'shown' }), [
          event('packs-shown', rules.exhibit, { packs: s.config.decks, cards: inShoe(s.play.packs) }),
        ]),
    }),

    plain<G>('open-packs', {
      nature: 'course',
      by: ['croupier'],
      cite: rules.preShuffled,
      refusal: (s) =>
        at(s, rules.exhibit, 'new') ?? (preShuffled(s) ? nobody(s) : refuse('cards-not-pre-shuffled', rules.approval)),
      apply: (s) =>
        change(s, withPacks(s, gathered(s)), [
          event('pre-shuffled-warning', rules.approval, { approval: s.config.preShuffled }),
          event('sealed-packs-opened', rules.preShuffled, { packs: s.config.decks }),
        ]),
    }),

    plain<G>('shuffle', {
      nature: 'course',
      by: ['croupier'],
      cite: rules.shuffle,
      refusal: (s) => at(s, rules.shuffle, 'shown', 'over') ?? nobody(s),
      apply: (s) => {
        const again = s.play.packs.stage === 'over'
        const patch = { ...gathered(s), number: s.play.packs.number + (again ? 1 : 0) }
        return change(s, withPacks(s, patch), [
          event('cards-shuffled', again ? rules.reshuffle : rules.shuffle, {
            cards: s.config.decks * DECK.length - (patch.out ?? 0),
          }),
        ])
      },
    }),

    rule<G>({
      do: 'cut',
      by: ['seat', 'croupier'],
      cite: rules.cut,
      nature: 'decision',
      // Asked of a player it is `pass-cut` that waits for the answer; the house cuts as it goes on.
      pace: 'step',
      // At a live table the croupier enters where the player cut.
      fields: { at: 'integer', for: 'seat?' },
      options: (s) => {
        if (at(s, rules.cut, 'cut')) return []
        const player = cutter(s)
        return player
          ? alsoByCroupier([offer(player, 'cut', { at: upTo(cutMin, inShoe(s.play.packs) - cutMin, 1) })], undefined)
          : [offer('croupier', 'cut', { at: one(centre(s)) })]
      },
      step: (s, m) => {
        const no = at(s, rules.cut, 'cut')
        if (no) return no
        if (m.for !== undefined && m.by !== 'croupier') return refuse('acts-for-another', 'GEN-27')
        const player = cutter(s)
        const cuts = m.for ?? m.by
        if (cuts !== (player ?? 'croupier'))
          return refuse('cut-offered-to-another', rules.cut, { to: player ?? 'croupier' })
        const depth = m.at as number
        const most = inShoe(s.play.packs) - cutMin
        if (player && (depth < cutMin || depth > most))
          return refuse('cut-too-near-the-end', rules.cut, { least: cutMin, most })
        if (!player && depth !== centre(s)) return refuse('cut-not-at-the-centre', rules.cut, { centre: centre(s) })
        return accept(
          change(s, withPacks(s, { stage: 'load', passed: [] }), [
            event('deck-cut', rules.cut, { by: cuts, at: depth }),
          ]),
        )
      },
    }),

    answer<G>('pass-cut', {
      cite: rules.cut,
      refusal: (s, id) =>
        at(s, rules.cut, 'cut') ??
        (cutter(s) === id ? undefined : refuse('cut-offered-to-another', rules.cut, { to: cutter(s) ?? 'croupier' })),
      apply: (s, id) =>
        change(s, withPacks(s, { passed: [...s.play.packs.passed, id] }), [
          event('cut-declined', rules.cut, { seat: id }),
        ]),
    }),

    choice<G>('load', {
      nature: 'course',
      by: ['croupier'],
      cite: rules.cutCard,
      field: 'separator',
      kind: 'word',
      // A forgotten cut card shows only when the cards run out.
      candidates: () => ['inserted', 'forgotten', 'aside'],
      refusal: (s, m) => {
        const no = at(s, rules.cutCard, 'load')
        if (no) return no
        const known = isMachine(s) ? ['aside'] : ['inserted', 'forgotten']
        return known.includes(m.separator as string)
          ? undefined
          : refuse('no-such-separator', isMachine(s) ? rules.machine : rules.cutCard, { known })
      },
      apply: (s, m) => {
        const behind = behindCutCard(s.config)
        const cutCard = m.separator === 'inserted' ? behind : null
        return change(s, withPacks(s, { stage: 'burn', cutCard }), [
          event('shoe-loaded', isMachine(s) ? rules.machine : rules.cutCard, {
            cards: inShoe(s.play.packs),
            ...(cutCard === null ? {} : { behind }),
          }),
        ])
      },
    }),

    plain<G>('burn', {
      nature: 'course',
      by: ['croupier'],
      cite: rules.burn,
      refusal: (s) => at(s, rules.burn, 'burn'),
      apply: (s) =>
        chain(
          burned(s, rules, s.config.burnCards, rules.burn),
          (after) => change(after, withPacks(after, { stage: 'ready' })),
          (after) => (waiting && waits(after) ? waiting.goOn(after) : unchanged(after)),
        ),
    }),

    choice<G>('new-cards', {
      nature: 'irregular',
      by: ['pit-boss'],
      cite: rules.newCards,
      field: 'reason',
      kind: 'word',
      candidates: () => ['house', 'damaged'],
      refusal: (s, m) => {
        if (waits(s)) return refuse('not-now', rules.newCards, { phase: s.phase, needs: [IDLE] })
        const no = at(s, rules.newCards, 'shown', 'cut', 'load', 'burn', 'ready', 'over')
        if (no) return no
        return m.reason === 'house' || m.reason === 'damaged' ? undefined : refuse('no-such-reason', rules.newCards)
      },
      apply: (s, m) =>
        change(s, { play: { ...s.play, packs: newPacks(s.config, s.play.packs.number + 1) } }, [
          event('cards-replaced', m.reason === 'damaged' ? rules.damaged : rules.newCards, { packs: s.config.decks }),
        ]),
    }),
  ]
}
