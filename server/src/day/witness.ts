// Everything that was shown to anybody, to be held at the end against what they could know: views as a digest, events as
// they came, each with who saw it and at which version.

import { createHash } from 'node:crypto'
import { canonicalJson } from '../tables/chain.js'
import type { Event } from '../wire/index.js'

/** Who looks; nobody in particular before a screen on the wall. */
export interface Onlooker {
  readonly id: number
  readonly role: string
}

export interface Heard {
  readonly who: Onlooker
  readonly table: string
  readonly version: number
  readonly digest: string
}

export interface Shown extends Heard {
  readonly wall: boolean
}

export interface Witness {
  /** On the wall there is only what everybody sees. */
  view(who: Onlooker, table: string, version: number, seen: { readonly table: unknown; readonly mine?: unknown }): void
  events(who: Onlooker, table: string, version: number, events: readonly Event[]): void
  readonly views: readonly Shown[]
  readonly heard: readonly Heard[]
}

/** Of what is told step by step every so many versions are kept, for all who saw them. */
const VIEW_EVERY = 4

export const isKept = (version: number): boolean => version % VIEW_EVERY === 0

export const digestOf = (value: unknown): string =>
  createHash('sha1')
    .update(canonicalJson(JSON.parse(JSON.stringify(value))))
    .digest('base64')

export const newWitness = (): Witness => {
  const views: Shown[] = []
  const heard: Heard[] = []
  const seenBefore = new Set<string>()
  /** The same told twice is kept once; told differently it is kept, and cannot be right both times. */
  const isNew = (kind: string, { who, table, version, digest }: Heard): boolean => {
    const name = `${kind} ${who.id} ${table} ${version} ${digest}`
    if (seenBefore.has(name)) return false
    seenBefore.add(name)
    return true
  }
  return {
    views,
    heard,
    view: (who, table, version, { table: seen, mine }) => {
      const shown = {
        who,
        table,
        version,
        digest: digestOf(mine === undefined ? { seen } : { seen, mine }),
        wall: mine === undefined,
      }
      if (isNew('view', shown)) views.push(shown)
    },
    events: (who, table, version, events) => {
      const told = { who, table, version, digest: digestOf(events) }
      if (isNew('heard', told)) heard.push(told)
    },
  }
}
