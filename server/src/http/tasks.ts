// The work that is done apart, a step at a time. Each takes and gives plain data.

import { type Config, configure, findGame } from '@tapete/engine'
import { analyse, type GameOdds } from '@tapete/odds'
import { type ExportOrder, exporting } from '../verify/exporting.js'
import type { VerifyReport } from '../verify/report.js'
import { verifier } from '../verify/verify.js'

interface OddsOrder {
  readonly game: string
  readonly options: Config
}

export type Order =
  /** Each step takes bytes of a file and gives whether more is wanted; without bytes it gives the report. `key` is the
      fingerprint of whoever must have signed it. */
  | { readonly task: 'verify'; readonly key: string }
  /** Each step gives the next bytes of the file, and after the last of them the hash of all. */
  | ({ readonly task: 'export' } & ExportOrder)
  /** The one step gives the odds. */
  | ({ readonly task: 'odds' } & OddsOrder)

export type Given = boolean | VerifyReport | GameOdds | Uint8Array | string

export interface Running {
  step(input: Uint8Array | null): Given | Promise<Given>
  end?(): Promise<void>
}

const verifying = (key: string): Running => {
  const check = verifier({ key })
  return { step: (bytes) => (bytes ? check.take(bytes) : check.report()) }
}

const oddsOf = ({ game: id, options }: OddsOrder): GameOdds => {
  const game = findGame(id)
  const configured = game && configure(game.settings, options)
  if (!game || !configured?.ok) throw new Error(`no odds of ${id}`)
  // Plain data: what crosses to another thread loses its getters and functions.
  return JSON.parse(JSON.stringify(analyse(game, configured.config)))
}

export const begin = (order: Order): Running => {
  if (order.task === 'verify') return verifying(order.key)
  return order.task === 'export' ? exporting(order) : { step: () => oddsOf(order) }
}
