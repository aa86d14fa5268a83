// Structured logs, without what must not be in them: passwords, cookies, tokens, seeds.

import type { FastifyServerOptions } from 'fastify'

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
          // Never the query, which could hold anything somebody typed.
          req: (request: { method: string; url: string; ip: string }) => ({
            method: request.method,
            path: request.url.split('?')[0],
            address: request.ip,
          }),
        },
      }
