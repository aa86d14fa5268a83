// Secrets: two cards face down to each player and to the bank. A player may change cards, go on or fold; whoever goes on is
// shown with the bank. A folded hand is known to nobody but its player, for good.

import { TABLE_ACCOUNTS } from '../../kernel/accounts.js'
import type { SeatId } from '../../kernel/actors.js'
import { type Card, RANKS, rankOf } from '../../kernel/cards.js'
import { notPresent } from '../../kernel/chips.js'
import type { Change, Holder, Refused, Rule } from '../../kernel/contract.js'
import { defineGame } from '../../kernel/game.js'
import { EVEN } from '../../kernel/money.js'
import { endRound } from '../../kernel/rounds.js'
import { answer, emptySeat, notNow, plain, rule } from '../../kernel/rules.js'
import { type Secret, secret } from '../../kernel/secrets.js'
import { type TableConfig, tableSettings } from '../../kernel/settings.js'
import { bySeat, collect, giveBack, paySeat } from '../../kernel/settlement.js'
import { compositionOf, draw, newShoe, type Shoe } from '../../kernel/shoe.js'
import { accept, betsOf, chain, change, event, newTable, occupied, offer, say, type Table } from '../../kernel/table.js'
import { tableView } from '../../kernel/view.js'
import { CONDUCT, oneToOne, type PartTable, RULE, roundOf, rulesOf, STAFF } from './parts.js'
import { REFUSALS, refuse } from './refusals.js'

const PHASES = ['betting', 'deal', 'decide', 'show'] as const
const HAND = 2

type Hands = { readonly [seat: SeatId]: Secret<readonly Card[]> }

interface Play {
  /** Which cards are out is known to chance alone. */
  readonly shoe: Secret<Shoe>
  readonly hands: Hands
  readonly bank: Secret<readonly Card[]>
  readonly order: readonly SeatId[]
  /** Cards somebody changed and has not got yet. */
  readonly owed: { readonly seat: SeatId; readonly cards: number } | null
}

type FaceDownKind = { play: Play; config: TableConfig; phase: (typeof PHASES)[number] }
type FaceDown = Table<FaceDownKind>

const spots = oneToOne('ante')
const NOBODY: Secret<readonly Card[]> = secret<readonly Card[]>([])

const shoeOf = (s: FaceDown): Shoe => s.play.shoe.value as Shoe

const newPlay = (): Play => ({ shoe: secret(newShoe(1)), hands: {}, bank: NOBODY, order: [], owed: null })
const playing = (s: FaceDown, patch: Partial<Play>): { play: Play } => ({ play: { ...s.play, ...patch } })

const turn = (s: FaceDown): SeatId | undefined => (s.phase === 'decide' && !s.play.owed ? s.play.order[0] : undefined)
const best = (cards: readonly Card[]): number =>
  Math.max(...cards.map((card) => (RANKS.indexOf(rankOf(card)) + 12) % 13))
const handOf = (s: FaceDown, id: SeatId): readonly Card[] => s.play.hands[id]?.value ?? []

/** Whose the next cards are: of who changed some, or two for each in turn and two for the bank. */
const dealtTo = ({ play: { owed, order } }: FaceDown): readonly Holder[] =>
  owed
    ? Array<Holder>(owed.cards).fill(owed.seat)
    : [...order, 'bank' as const].flatMap((holder) => Array<Holder>(HAND).fill(holder))

const customs: PartTable<FaceDownKind> = {
  ...STAFF,
  ...CONDUCT,
  ...roundOf<FaceDownKind>('betting', ['betting', 'deal']),
  breakingOff: (s) => change(s, { play: newPlay() }),
  spots: () => spots,
  betting: { closed: RULE, late: RULE, unknown: RULE, isOpen: (s) => s.phase === 'betting', isSettling: () => false },
}

const notTurn = (s: FaceDown, id: SeatId): Refused | undefined =>
  notNow(s, RULE, 'decide') ?? (turn(s) === id ? undefined : refuse('not-your-turn', RULE))

const next = (s: FaceDown): Change<FaceDownKind> =>
  change(s, {
    ...playing(s, { order: s.play.order.slice(1) }),
    ...(s.play.order.length === 1 ? { phase: 'show' } : {}),
  })

const give = (s: FaceDown, cards: readonly Card[]): Change<FaceDownKind> => {
  if (s.play.owed) {
    const { seat } = s.play.owed
    const hand = secret([...handOf(s, seat), ...cards], seat)
    return change(s, playing(s, { owed: null, hands: { ...s.play.hands, [seat]: hand } }), [
      event('cards-dealt', RULE, { seat, hand }),
    ])
  }
  const hands = Object.fromEntries(
    s.play.order.map((seat, at) => [seat, secret(cards.slice(at * HAND, at * HAND + HAND), seat)]),
  ) as Hands
  const bank = secret(cards.slice(-HAND))
  return change(s, { phase: 'decide', ...playing(s, { hands, bank }) }, [
    ...s.play.order.map((seat) => event('cards-dealt', RULE, { seat, hand: hands[seat] as Secret })),
    event('bank-dealt', RULE, { hand: bank }),
  ])
}

const rules: Rule<FaceDownKind>[] = [
  plain<FaceDownKind>('no-more-bets', {
    by: ['croupier'],
    cite: RULE,
    nature: 'course',
    pace: 'bets',
    refusal: (s) => notNow(s, RULE, 'betting') ?? (s.bets.length > 0 ? undefined : refuse('nobody-plays', RULE)),
    apply: (s) =>
      change(s, { phase: 'deal', ...playing(s, { order: occupied(s).filter((id) => betsOf(s, id).length > 0) }) }, [
        say('no más apuestas', RULE),
      ]),
  }),

  rule<FaceDownKind>({
    do: 'deal',
    by: ['chance'],
    cite: RULE,
    nature: 'chance',
    pace: 'card',
    fields: { cards: 'cards' },
    hides: ['cards'],
    options: (s) =>
      s.phase === 'deal' || s.play.owed
        ? [offer('chance', 'deal', { cards: { deal: dealtTo(s).length, ...compositionOf(shoeOf(s)), to: dealtTo(s) } })]
        : [],
    step: (s, m) => {
      if (s.phase !== 'deal' && !s.play.owed) return refuse('not-now', RULE, { phase: s.phase })
      const cards = m.cards as readonly Card[]
      if (cards.length !== dealtTo(s).length) return refuse('malformed', RULE, { field: 'cards' })
      const shoe = cards.reduce<Shoe | undefined>((left, card) => left && draw(left, card), shoeOf(s))
      if (!shoe) return refuse('malformed', RULE, { field: 'cards' })
      return accept(give({ ...s, ...playing(s, { shoe: secret(shoe) }) }, cards))
    },
  }),

  rule<FaceDownKind>({
    do: 'exchange',
    by: ['seat'],
    cite: RULE,
    nature: 'decision',
    fields: { cards: 'cards' },
    hides: ['cards'],
    options: (s) => {
      const id = turn(s)
      if (!id || !s.seats[id]?.present || handOf(s, id).length > HAND) return []
      return [offer(id, 'exchange', { cards: { someOf: handOf(s, id), least: 1, most: HAND } })]
    },
    step: (s, m) => {
      const id = m.by as SeatId
      const no = emptySeat(s, id) ?? notPresent(s, id) ?? notTurn(s, id)
      if (no) return no
      const away = m.cards as readonly Card[]
      const own = handOf(s, id)
      if (away.length < 1 || new Set(away).size < away.length || !away.every((card) => own.includes(card)))
        return refuse('malformed', RULE, { field: 'cards' })
      const hand = secret(
        own.filter((card) => !away.includes(card)),
        id,
      )
      const patch = { owed: { seat: id, cards: away.length }, hands: { ...s.play.hands, [id]: hand } }
      return accept(change(s, playing(s, patch), [event('cards-changed', RULE, { seat: id, cards: away.length })]))
    },
  }),

  answer<FaceDownKind>('go', {
    cite: RULE,
    refusal: notTurn,
    apply: (s, id) => chain(next(s), (after) => change(after, {}, [event('goes', RULE, { seat: id })])),
  }),

  answer<FaceDownKind>('fold', {
    cite: RULE,
    refusal: notTurn,
    apply: (s, id) => {
      const { [id]: _, ...hands } = s.play.hands
      return chain(
        collect(s, customs, betsOf(s, id), () => RULE),
        (after) => next({ ...after, ...playing(after, { hands }) }),
        (after) => change(after, {}, [event('folded', RULE, { seat: id })]),
      )
    },
  }),

  plain<FaceDownKind>('show', {
    by: ['croupier'],
    cite: RULE,
    nature: 'settle',
    opens: (s) => ['bank', ...(Object.keys(s.play.hands) as SeatId[])],
    refusal: (s) => notNow(s, RULE, 'show'),
    apply: (s) => {
      const bank = s.play.bank.value ?? []
      const beats = (id: SeatId) => best(handOf(s, id)) - best(bank)
      const shown = Object.fromEntries((Object.keys(s.play.hands) as SeatId[]).map((id) => [id, handOf(s, id)]))
      const won = s.bets.filter((bet) => beats(bet.seat) > 0).map((bet) => ({ bet, pays: EVEN, cite: RULE }))
      return chain(
        change(s, {}, [event('hands-shown', RULE, { bank, shown })]),
        (after) =>
          giveBack(
            after,
            after.bets.filter((bet) => beats(bet.seat) === 0),
            'bet-returned',
            RULE,
          ),
        (after) =>
          collect(
            after,
            customs,
            after.bets.filter((bet) => beats(bet.seat) < 0),
            () => RULE,
          ),
        ...bySeat(won).map(
          ([id, wins]) =>
            (after: FaceDown) =>
              paySeat(after, customs, id, wins, RULE),
        ),
        (after) => endRound({ ...after, play: newPlay() }, customs, true, RULE),
      )
    },
  }),
]

export const faceDown = defineGame<FaceDownKind>({
  id: 'kit-face-down',
  family: 'kit',
  title: { es: 'Cartas tapadas', en: 'Face down' },
  source: 'kit',
  ruleSet: 'kit.1',
  settings: tableSettings(['ante']),
  accounts: TABLE_ACCOUNTS,
  rules: rulesOf(customs, rules),
  phases: ['idle', ...PHASES, 'giving-back'],
  refusals: REFUSALS,
  company: { stakes: 1, seat: 1 },
  bets: () => [...spots.values()],
  next: {
    idle: ['announce-last', 'start'],
    betting: ['no-more-bets'],
    deal: ['deal'],
    decide: ['deal', 'fold'],
    show: ['show'],
    fault: [],
    'giving-back': ['give-back'],
  },
  open: (config) => newTable('kit-face-down', config, ['ante'], newPlay()),
  view: (s) => tableView(s, s.play),
})
