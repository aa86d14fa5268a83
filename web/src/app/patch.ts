// A document after a JSON Patch (RFC 6902) of `add`, `remove` and `replace`. Nothing is changed in place, and what the patch
// does not reach stays the same object.

import type { Change } from '@tapete/server/wire'

export type { Change }

const steps = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

const inList = (list: readonly unknown[], at: number, rest: readonly string[], change: Change): unknown[] => {
  const last = change.op === 'add' && rest.length === 0 ? list.length : list.length - 1
  if (!(Number.isInteger(at) && at >= 0 && at <= last)) throw new Error(`nothing at ${change.path}`)
  if (rest.length > 0) return list.with(at, changed(list[at], rest, change))
  if (change.op === 'remove') return list.toSpliced(at, 1)
  return change.op === 'add' ? list.toSpliced(at, 0, change.value) : list.with(at, change.value)
}

const changed = (document: unknown, path: readonly string[], change: Change): unknown => {
  const [name, ...rest] = path
  if (name === undefined) return change.op === 'remove' ? undefined : change.value
  if (Array.isArray(document)) return inList(document, Number(name), rest, change)
  if (typeof document !== 'object' || document === null) throw new Error(`nothing at ${change.path}`)
  const members = document as { readonly [name: string]: unknown }
  if (change.op !== 'add' && !Object.hasOwn(members, name)) throw new Error(`nothing at ${change.path}`)
  if (rest.length === 0 && change.op === 'remove') {
    const { [name]: _, ...others } = members
    return others
  }
  return { ...members, [name]: changed(members[name], rest, change) }
}

export const patched = <T>(document: T, patch: readonly Change[]): T =>
  patch.reduce<unknown>((now, change) => changed(now, steps(change.path), change), document) as T
