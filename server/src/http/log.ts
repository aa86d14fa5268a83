// Structured logs, without what must not be in them: passwords, cookies, tokens, seeds.

import type { FastifyServerOptions } from 'fastify'

const SECRET = ['password', 'token', 'seed', 'cookie', 'authorization', 'set-cookie', 'private_key']

export const REDACTED: readonly string[] = [
  ...SECRET.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
]

export const logOptions = (
  wanted: boolean | { readonly level: string },
): NonNullable<FastifyServerOptions['logger']> =>
  wanted === false
    ? false
    : {
        level: wanted === true ? 'info' : wanted.level,
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
