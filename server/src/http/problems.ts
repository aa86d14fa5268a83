// Every `no` of the API: a stable code, a status, a sentence for developers. People read the code's message in theirs.

import type { FloorRefusal } from '../tables/command.js'
import type { ErrorAnswer, Fault } from '../wire/index.js'

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly params?: Fault['params'],
    readonly cite?: FloorRefusal['cite'],
  ) {
    super(message)
  }

  body(): ErrorAnswer {
    const { code, message, cite, params } = this
    return { error: { code, message, ...(cite && { cite }), ...(params && { params }) } }
  }
}

export const badRequest = (code: string, message: string, params?: Problem['params']) =>
  new Problem(400, code, message, params)
export const unauthorised = (code: string, message: string, params?: Problem['params']) =>
  new Problem(401, code, message, params)
export const forbidden = (code: string, message: string, params?: Problem['params']) =>
  new Problem(403, code, message, params)
export const notFound = (code: string, message: string, params?: Problem['params']) =>
  new Problem(404, code, message, params)
export const conflict = (code: string, message: string, params?: Problem['params'], cite?: Problem['cite']) =>
  new Problem(409, code, message, params, cite)
const BUSY_SECONDS = 5
/** Others are being served, or the same asker already is. */
export const busy = () =>
  new Problem(429, 'busy', 'the house is busy with what was asked before', { seconds: BUSY_SECONDS })
export const tooMany = (message: string, seconds: number) => new Problem(429, 'too-many-requests', message, { seconds })

/** Refusals that speak about the request rather than about the game. */
const STATUS: { readonly [code: string]: number } = {
  malformed: 400,
  'no-such-move': 400,
  'no-such-table': 404,
  'no-such-seat': 404,
  'no-such-game': 404,
  'unknown-option': 400,
  'bad-option': 400,
  'not-your-move': 403,
  'not-seated': 403,
  'not-your-table': 403,
  'not-posted-here': 403,
  'not-allowed': 403,
}

export const refused = ({ code, cite, params }: FloorRefusal): Problem =>
  new Problem(STATUS[code] ?? 409, code, `refused: ${code}`, params, cite)
