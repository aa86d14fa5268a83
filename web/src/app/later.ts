// What is loaded once, when it is first needed. A page that reads it before it is here waits (Suspense).

import { use } from 'react'

/** A promise that says of itself what it came to: React reads one that is kept at once, so that nothing blinks. */
type Kept<T> = Promise<T> & { status?: 'fulfilled'; value?: T }

export interface Later<T> {
  readonly load: () => Promise<T>
  /** What it is, once it is here. */
  readonly known: () => T | undefined
  /** While something is drawn: it waits until it is here. */
  readonly read: () => T
}

export const later = <T>(ask: () => Promise<T>): Later<T> => {
  let kept: Kept<T> | undefined
  const load = (): Promise<T> => {
    if (kept) return kept
    const asked: Kept<T> = ask()
    kept = asked
    asked.then(
      (value) => Object.assign(asked, { status: 'fulfilled', value }),
      // A failure is asked again next time.
      () => {
        kept = undefined
      },
    )
    return asked
  }
  return { load, known: () => kept?.value, read: () => use(load()) }
}
