// Structured logs, without what must not be in them: passwords, cookies, tokens, seeds.

import type { FastifyServerOptions } from 'fastify'

interface Told {
  readonly name?: string
  readonly code?: string
  readonly message?: string
  readonly stack?: string
  readonly severity?: string
  readonly constraint?: string
  readonly table?: string
  readonly routine?: string
}

interface Written {
  readonly [detail: string]: unknown
  type: string
  message: string
  stack: string
}

const CREDENTIALS = /(\w+:\/\/)[^\s/@]*@/g

/**
 * An error as it may be written down. What PostgreSQL says of one quotes rows and statements (a name, a hash, a seed): of
 * such an error its code and place are enough. Stacks keep their frames and lose their first lines, which repeat the message.
 */
export const safeError = (error: unknown): Written => {
  const { name = 'Error', code, message = '', stack = '', severity, constraint, table, routine } = error as Told
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const about = { type: name, ...(code !== undefined && { code }), stack: frames.join('\n') }
  if (severity === undefined) return { ...about, message: message.replace(CREDENTIALS, '$1[hidden]@') }
  return { ...about, message: 'refused by the database', constraint, table, routine }
}

const SECRET = ['password', 'token', 'seed', 'cookie', 'authorization', 'set-cookie', 'private_key']

export const REDACTED: readonly string[] = [
  ...SECRET.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
]

/** Off, on, or at a level; to the standard output, or where a test reads it. */
export type LogWanted = boolean | { readonly level: string; readonly stream?: { write(line: string): void } }

export const logOptions = (wanted: LogWanted): NonNullable<FastifyServerOptions['logger']> =>
  wanted === false
    ? false
    : {
        level: wanted === true ? 'info' : wanted.level,
        ...(wanted !== true && wanted.stream && { stream: wanted.stream }),
        redact: { paths: [...REDACTED], censor: '[hidden]' },
        serializers: {
          err: safeError,
          // Never the query, which could hold anything somebody typed.
          req: (request: { method: string; url: string; ip: string }) => ({
            method: request.method,
            path: request.url.split('?')[0],
            address: request.ip,
          }),
        },
      }
