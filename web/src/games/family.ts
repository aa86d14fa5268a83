// What a family of games hands in. `facts.ts` is all that is known before one of its tables is opened; the rest is loaded
// with the first page that needs it. docs/adding-a-game.md says which file is which.

import type { AnyGame, Detail, Json, Option, Table } from '@tapete/engine'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { PageProps } from '../app/routes.js'
import type { Bet, Event, Spot, View } from '../app/types.js'
import type { Cause } from '../console/causes.js'
import type { AtConsole } from '../console/TableConsole.js'
import type { Teller } from '../i18n/staff/tell.js'
import type { Line } from '../pages/table/payments.js'
import type { Cue } from '../sound/synth.js'

export type Words = { readonly [word: string]: string }

export interface Both<W> {
  readonly es: W
  readonly en: W
}

/** «Tirada» or «pase»: what one play of the table is called. A throw is a «tirada» too, and no spin. */
export type Rounds = 'spins' | 'rounds' | 'throws'
export type Tone = 'felt' | 'brass' | 'wine' | 'night'

export interface GameFacts {
  /** The picture of its tables, where it has another tone than its family's. */
  readonly tone?: Tone
  /** Its bets may stand over several results: not where somebody makes their first. */
  readonly betsStand?: true
}

/** What lists need to know of a family: plain data, so that the lobby loads no table. */
export interface FamilyFacts {
  /** As the engine calls it; its tables are at `/<id>/<table>`. */
  readonly id: string
  readonly games: { readonly [game: string]: GameFacts }
  /** As lists call it, above its games; without it, as its first game is called. */
  readonly title?: Both<string>
  /** Its sign beside that name: one stroked path on a grid of 20. */
  readonly icon?: string
  readonly rounds: Rounds
  readonly tone: Tone
  /** The phases of a round in order, each with the step of the ribbon it belongs to. */
  readonly round: { readonly [phase: string]: string }
  readonly betting: readonly string[]
  /** From «no más apuestas» until the result is known. */
  readonly closed: readonly string[]
  /** The ball runs, or the disc turns. */
  readonly turning: readonly string[]
  /** The clock of the bets starts with the first of them. */
  readonly firstBetStarts: boolean
  /** Players decide in the course of a round: odds beside a hand in play would be advice. */
  readonly decisions: boolean
  /** Its bets are made before there is a hand, and their odds depend on none: they are told all the same. */
  readonly betsBefore?: true
  /** What a card of the lobby says at a step: two lines. */
  readonly now: Both<{ readonly [step: string]: readonly [what: string, note: string] }>
  readonly lists: () => Promise<{ readonly lists: FamilyLists }>
  readonly load: () => Promise<{ readonly family: FamilyModule }>
  /** The page of whoever plays at one of its tables. */
  readonly page: () => Promise<{ readonly default: ComponentType<PageProps> }>
}

export interface ResultProps {
  readonly result: string
  readonly size?: 's' | 'm' | 'xl'
  readonly latest?: boolean
}

/** What a list draws of a game without opening a table of it. */
export interface FamilyLists {
  /** A game at rest. */
  readonly Picture: ComponentType<{ readonly game: string }>
  /** What a round gave; a family without it has no results to show in a row. */
  readonly Result?: ComponentType<ResultProps>
  /** One sentence a game, for whoever chooses one to practise. */
  readonly about: Both<Words>
  /** The phases as staff calls them. */
  readonly phases: Both<Words>
}

/** The fact of a refusal, and its consequence where it is not that nothing changed. */
export type Telling = (params: {
  readonly [name: string]: unknown
}) => readonly [fact: string, consequence?: string | undefined]

export interface NamedSpot {
  readonly id: string
  readonly kind: string
  readonly covers: readonly string[]
}

/** What a family says in one language. Keys are the engine's own words; shared ones may be given again. */
export interface FamilyWords {
  readonly spot: (spot: NamedSpot) => string
  /** Kinds of bet, and single bets that have a name of their own. */
  readonly kinds: Words

  /** Its own options of a table by name, and the values to choose from as `option:value`. */
  readonly options?: Words
  readonly moves: Words
  readonly fields: Words
  readonly values: Words
  readonly phases: Words
  readonly events: Words
  readonly refusals: Words
  /** A value that takes more than one word: a card, a hand. */
  readonly value?: (field: string, value: string) => string | undefined
  /** Fields of events that are sums of money. */
  readonly sums?: readonly string[]
  /** Fields whose value goes on inside a sentence. */
  readonly within?: readonly string[]

  readonly steps: Words
  /** What the ribbon says comes next, by phase; a page may say more. */
  readonly next: Words
  /** A refusal as a player reads it, where it is more than its fact. */
  readonly refused?: { readonly [code: string]: Telling }
  /** The name of something in the payments that is no bet of the cloth: a prize. */
  readonly beside?: (on: string) => string | undefined
  /** How a line of the payments came about, by its kind. */
  readonly how?: Words
  /** Events in a few words, for a round told again. */
  readonly told?: Words
  /** A round that came to nothing that could be told. */
  readonly noOutcome?: string
  /** What each choice of a bet means, where a player has one, in full and beside its name. */
  readonly choices?: { readonly [choice: string]: { readonly full: string; readonly short: string } }

  readonly staff: {
    /** What is put under lock or seal when the table closes. */
    readonly seal: string
    readonly callReasons: readonly string[]
    /** How an irregular play is settled. */
    readonly settle: (by: string) => string
    readonly notNow: string
    readonly callFor: (cause: string) => string
    /** By kind of line in the order of payment. */
    readonly tags?: Words
    /** How a bet is written down, where there are many. */
    readonly spotHint?: string
  }
}

/** English for what is announced, which is never translated itself. */
export interface Gloss {
  readonly whole?: Words
  readonly words?: readonly (readonly [RegExp, string])[]
}

/** Chips a player has besides ordinary money. */
export interface Purse {
  /** A second kind of chips, as a move names it. */
  readonly other?: { readonly kind: string; readonly unit: number; readonly colour: string }
  /** Money is played in chips of this value. */
  readonly denomination?: number
}

/** What is a family's own at the page of whoever plays. */
export interface TableCustoms {
  readonly purse?: (view: View, me: string) => Purse
  /** The least stake of use, where it is not the least of the limits. */
  readonly least?: (view: View) => number
  readonly colourOf?: (view: View, bet: Bet) => string | undefined
  /** Kinds whose limits stand in the bar; without them, the first. */
  readonly mainKinds?: readonly string[]
  /** Lines of the payments for events of its own. */
  readonly linesOf?: (event: Event) => readonly Line[] | undefined
  /** What the settlement of others' bets brings to a seat that is their bank. */
  readonly asBank?: (event: Event, seat: string) => Line | undefined
  /** What is seen of a step before the next, where several came at once: a card and how long it is looked at. */
  readonly beat?: (events: readonly Event[]) => { readonly ms: number; readonly cue?: Cue } | undefined
  /** Where chips on a spot are that the cloth draws no place for: the `data-place` they lie at. */
  readonly placeOf?: (spot: string) => string
  /** Of several odds of one bet, those of the choice this table makes for who is silent. */
  readonly oddsChoice?: (config: View['config']) => string | undefined
}

export interface EntryProps {
  readonly option: Option
  readonly view: View
  readonly draft: Detail | null
  readonly onDraft: (value: Detail | null) => void
  /** Answers whether the table took it. */
  readonly onConfirm: (value: Detail) => Promise<boolean>
  /** Which result is due, as the family tells them apart. */
  readonly awaited: string
}

export interface SeatsProps {
  readonly view: View
  readonly events: readonly Event[]
  readonly name: (player: string) => string
  /** What is being entered, not confirmed yet. */
  readonly draft?: Detail | null
}

export interface ConsoleParts {
  /** How a result of a live table is entered. */
  readonly Entry?: ComponentType<EntryProps>
  /** Which result is due: what was drafted for one is not for the next. */
  readonly entryOf?: (view: View) => string
  /** In place of the list of seats. */
  readonly Seats?: ComponentType<SeatsProps>
  /** The cloth, under the seats. */
  readonly Cloth?: ComponentType<{ readonly view: View }>
  /** What else stands beside what comes next. */
  readonly Panel?: ComponentType<AtConsole & { readonly robot: boolean }>
  /** Irregular plays, each with its rule and who settles it. */
  readonly causes?: (view: View) => readonly Cause[]
  /** Over what players ask for: whose hand it is. */
  readonly asks?: (view: View, tell: Teller, language: 'es' | 'en') => string | undefined
  /** An option with everything chosen that is no choice. */
  readonly narrowed?: (option: Option) => Option
  /** A button of what comes next, where its fields alone do not say it. */
  readonly label?: (
    move: string,
    fields: { readonly [field: string]: Detail },
    tell: Teller,
    language: 'es' | 'en',
  ) => { readonly word: string; readonly note?: string } | undefined
  /** Moves that stand in these groups of the other actions. */
  readonly groups?: { readonly [group: string]: readonly string[] }
  /** Moves whose rule a person should read before deciding. */
  readonly readFirst?: readonly string[]
  /** Values that make a move plausible, to ask why it may not be made. */
  readonly plausible?: (view: View) => { readonly [field: string]: string }
  /** Whether the name of a spot says whose it is. */
  readonly saysWhose?: (spot: string) => boolean
  /** Events of its own that stand in the order of payment: what the player's money changes by. */
  readonly settles?: { readonly [event: string]: (event: Event) => number }
}

export interface PastProps {
  readonly view: View
  readonly spots: readonly Spot[]
  readonly events: readonly Event[]
  readonly me: string | null
  /** What was heard before the round, where the family says that bets stand from one to the next. */
  readonly before: readonly Event[]
}

export interface HistoryParts {
  /** Whether bets of a game stand from round to round: what lies on the cloth when one begins is told by those before it. */
  readonly stands?: (game: string) => boolean
  /** What is told of a round that has no result to draw. */
  readonly outcome?: (events: readonly Event[]) => string | undefined
  /** What stands behind the words of an event: a result, a sum. */
  readonly detail?: (event: Event) => string | undefined
  /** Events that tell nobody anything. */
  readonly quiet?: readonly string[]
  /** Events are told in sentences, as staff reads them. */
  readonly sentences?: boolean
}

export interface OddsClothProps {
  readonly game: string
  readonly spots: readonly Spot[]
  readonly bet: string
  readonly hot: readonly string[]
  readonly onPlace: (spot: string) => void
}

export interface OddsPageProps {
  readonly game: string
  readonly table: string | undefined
  /** Other options than the usual ones. */
  readonly config: { readonly [option: string]: Json }
}

/** A cloth to choose a bet from, or a page of its own. */
export type OddsParts =
  | { readonly first: string; readonly Cloth: ComponentType<OddsClothProps> }
  | { readonly Page: LazyExoticComponent<ComponentType<OddsPageProps>> }

export interface ScreenProps {
  readonly name: string
  readonly view: View
  readonly events: readonly Event[]
  /** What is wrong with the line, or with the house. */
  readonly signal: string | undefined
}

export interface FamilyModule {
  /** The rules themselves. */
  readonly games: readonly AnyGame[]
  readonly words: Both<FamilyWords>
  readonly gloss?: Gloss
  /** The spot a person means by a few words ("cuadro 25"). */
  readonly findSpot?: <S extends NamedSpot>(spots: readonly S[], text: string) => S | undefined
  /** What its view tells in another place than the table has it, or not at all: where the rules look for it. */
  readonly behind?: (view: View) => Partial<Table>
  /** What a round came to, where that is one thing: told by its last result among these events. */
  readonly resultOf?: (events: readonly Event[]) => string | undefined
  /** The event by which a round is declared void and its throw repeated. */
  readonly voidedBy?: string
  /** The cloth as the events of one round leave it. */
  readonly Past: ComponentType<PastProps>
  /** What a wall shows between the phrase and the limits. */
  readonly Wall: ComponentType<{ readonly view: View; readonly events: readonly Event[] }>
  /** All of the wall, where it is not one of a table. */
  readonly Screen?: ComponentType<ScreenProps>
  readonly table?: TableCustoms
  readonly console: ConsoleParts
  readonly history?: HistoryParts
  readonly odds: OddsParts
}
