// Applies what the socket tells to what it told before. A reader of its own, not the page's: two readers of one wire.

import type { Change } from '../wire/index.js'

type Container = unknown[] | { [name: string]: unknown }

const inside = (container: unknown, path: string): Container => {
  if (typeof container !== 'object' || container === null) throw new Error(`nothing at ${path}`)
  return container as Container
}

const place = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

const set = (at: Container, name: string, { op, path, ...rest }: Change): void => {
  const value = 'value' in rest ? rest.value : undefined
  const list = Array.isArray(at)
  if (op !== 'add' && !Object.hasOwn(at, name)) throw new Error(`nothing at ${path}`)
  if (list && op === 'add') at.splice(Number(name), 0, value)
  else if (list && op === 'remove') at.splice(Number(name), 1)
  else if (op === 'remove') delete (at as { [name: string]: unknown })[name]
  else (at as { [name: string]: unknown })[name] = value
}

/** In place; answers the document, which is another where the whole was replaced. */
export const patched = <T>(document: T, patch: readonly Change[]): T => {
  let whole: unknown = document
  for (const change of patch) {
    const steps = change.path.split('/').slice(1).map(place)
    const last = steps.pop()
    if (last === undefined) {
      whole = 'value' in change ? change.value : undefined
      continue
    }
    let at = inside(whole, change.path)
    for (const step of steps) at = inside((at as { [name: string]: unknown })[step], change.path)
    set(at, last, change)
  }
  return whole as T
}
