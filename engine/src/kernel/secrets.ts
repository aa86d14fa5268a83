// What only some may know: a card face down, a discard. It stands in state and events under a mark that says who knows it, and
// one function hides it from everybody else. Staff and the regulator are viewers like others; only the auditor sees all.

import type { Viewer } from './actors.js'
import type { Event, Json, Move, RuleFacts } from './contract.js'

export type Secret<T extends Json = Json> = {
  readonly secret: readonly Viewer[]
  /** Null for whoever may not know it. */
  readonly value: T | null
}

export const secret = <T extends Json>(value: T, ...viewers: readonly Viewer[]): Secret<T> => ({
  secret: viewers,
  value,
})

const isSecret = (value: object): value is Secret => 'secret' in value && 'value' in value

const knows = (viewer: Viewer, { secret }: Secret): boolean => viewer === 'auditor' || secret.includes(viewer)

/** States share what did not change, so most of what is looked through was looked through before. */
const plain = new WeakSet<object>()

const hidden = (value: unknown, viewer: Viewer): unknown => {
  if (typeof value !== 'object' || value === null || !holdsSecret(value)) return value
  if (isSecret(value) && !knows(viewer, value)) return value.value === null ? value : { ...value, value: null }
  const parts = Object.entries(value).map(([name, part]) => ({ name, part, shown: hidden(part, viewer) }))
  if (parts.every(({ part, shown }) => part === shown)) return value
  if (Array.isArray(value)) return parts.map(({ shown }) => shown)
  return Object.fromEntries(parts.map(({ name, shown }) => [name, shown]))
}

/** Whether anything in it is a secret. What has none is remembered. */
export const holdsSecret = (value: object): boolean => {
  if (plain.has(value)) return false
  if (isSecret(value)) return true
  const found = Object.values(value).some((part) => typeof part === 'object' && part !== null && holdsSecret(part))
  if (!found) plain.add(value)
  return found
}

/** The value as this person may know it; the same object where it hides nothing. */
export const redact = <T>(value: T, viewer: Viewer): T => hidden(value, viewer) as T

// As JSON Pointer writes them (RFC 6901).
const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
const plainName = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~')

/** The same of what is looked at once: to remember it would cost more than to look. */
const hides = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if (isSecret(value)) return true
  for (const name in value) if (hides((value as { readonly [name: string]: unknown })[name])) return true
  return false
}

const within = (value: unknown, viewer: Viewer, path: string, found: { [pointer: string]: Json }): void => {
  if (typeof value !== 'object' || value === null || !hides(value)) return
  if (isSecret(value)) {
    if (knows(viewer, value)) found[`${path}/value`] = redact(value.value, viewer)
    return
  }
  for (const [name, part] of Object.entries(value)) within(part, viewer, `${path}/${escaped(name)}`, found)
}

/** What this person knows of the secrets in a value, by their place in it. */
export const secretsOf = (value: unknown, viewer: Viewer): { readonly [pointer: string]: Json } => {
  const found: { [pointer: string]: Json } = {}
  within(value, viewer, '', found)
  return found
}

/** Puts what somebody knows back into its place. */
export const withSecrets = <T>(value: T, known: { readonly [pointer: string]: Json }): T =>
  Object.entries(known).reduce(
    (whole, [pointer, part]) => placed(whole, pointer.split('/').slice(1).map(plainName), part),
    value,
  )

const placed = <T>(value: T, [name, ...rest]: readonly string[], part: Json): T => {
  if (name === undefined) return part as T
  const inner = placed((value as { readonly [name: string]: unknown })[name], rest, part)
  return (
    Array.isArray(value) ? value.map((item, at) => (String(at) === name ? inner : item)) : { ...value, [name]: inner }
  ) as T
}

/** Whether this person hears an event. */
export const hears = (event: Event, viewer: Viewer): boolean =>
  event.to === undefined || seesTable(viewer) || event.to.some((seat) => seat === viewer)

/** What of a move's events this person hears, as they may know it. */
export const heardBy = (events: readonly Event[], viewer: Viewer): readonly Event[] =>
  events.filter((event) => hears(event, viewer)).map((event) => redact(event, viewer))

/** Everybody but players and the public sees whose money is where. */
export const seesTable = (viewer: Viewer): boolean => viewer !== 'public' && !viewer.startsWith('seat:')

/** A move of the log as this person may read it: what its rule hides is for its maker alone. */
export const redactMove = ({ rules }: { readonly rules: readonly RuleFacts[] }, move: Move, viewer: Viewer): Move => {
  const hides = rules.find((rule) => rule.do === move.do)?.hides
  if (!hides || viewer === 'auditor' || viewer === move.by) return move
  const shown = Object.entries(move).filter(([field]) => !hides.includes(field))
  return Object.fromEntries(shown) as unknown as Move
}
