// The engine is pure: no clock, no randomness, no I/O, no other package. Everything comes in as a move, so that a log
// replays to the same table anywhere. This reads every source file and says where one reaches outside.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ENGINE = fileURLToPath(new URL('..', import.meta.url))
const SOURCE = join(ENGINE, 'src')

const FORBIDDEN: readonly string[] = [
  // the clock
  ...['Date', 'Intl', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  // randomness, and what the garbage collector decides
  ...['crypto', 'WeakRef', 'FinalizationRegistry'],
  // the outside world
  ...[
    'process',
    'console',
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'navigator',
    'Worker',
    'SharedArrayBuffer',
    'Atomics',
  ],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'document', 'Deno', 'Bun', 'Buffer'],
  // ways round this list
  ...['globalThis', 'window', 'global', 'require', 'module', 'exports', 'eval', 'Function', 'WebAssembly', 'Proxy'],
]

interface Token {
  readonly kind: 'word' | 'string' | 'mark'
  readonly text: string
}

const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*|[0-9][\w.]*/uy
const STRING = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y
/** After these a slash begins a regular expression; after anything else it divides. */
const BEFORE_REGEX = /^(?:[=(,:;!&|?{}[+\-*%<>~^]|=>|return|typeof|case|in|of|do|else|void|delete)$/

const unescaped = (text: string): string =>
  text.replace(/\\u\{([0-9a-f]+)\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})/gi, (_, a, b, c) =>
    String.fromCodePoint(Number.parseInt(a ?? b ?? c, 16)),
  )

/** The words, strings and marks of a source; what comments say goes to `comments`. Templates give their expressions. */
const tokenise = (code: string, comments: string[]): Token[] => {
  const tokens: Token[] = []
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(code)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  const template = (): void => {
    let text = ''
    for (at += 1; at < code.length && code[at] !== '`'; at += 1)
      if (code[at] === '\\') at += 1
      else if (code.startsWith('${', at)) {
        at += 2
        run(true)
      } else text += code[at]
    at += 1
    tokens.push({ kind: 'string', text })
  }
  const run = (inTemplate: boolean): void => {
    for (let depth = 0; at < code.length; ) {
      const comment = take(COMMENT)
      const text = comment === undefined ? take(STRING) : undefined
      if (comment !== undefined) comments.push(comment)
      else if (text !== undefined) tokens.push({ kind: 'string', text: unescaped(text.slice(1, -1)) })
      else if (code[at] === '`') template()
      else if (inTemplate && depth === 0 && code[at] === '}') return
      else if (code[at] === '/' && BEFORE_REGEX.test(tokens.at(-1)?.text ?? '=') && take(REGEX)) {
        tokens.push({ kind: 'mark', text: '/regex/' })
      } else {
        const word = take(WORD)
        if (word !== undefined) tokens.push({ kind: 'word', text: word })
        else {
          const mark =
            code.startsWith('?.', at) || code.startsWith('=>', at) ? code.slice(at, at + 2) : (code[at] as string)
          if (mark === '{') depth += 1
          if (mark === '}') depth -= 1
          if (mark.trim()) tokens.push({ kind: 'mark', text: mark })
          at += mark.length
        }
      }
    }
  }
  run(false)
  return tokens
}

const isInside = (file: string, specifier: string): boolean =>
  /^\.\.?\//.test(specifier) && !relative(SOURCE, resolve(dirname(file), specifier)).startsWith('..')

/** Every way in which a source reaches outside the engine. */
const impurities = (source: string, file = join(SOURCE, 'kernel', 'x.ts')): string[] => {
  const comments: string[] = []
  const tokens = tokenise(source, comments)
  const found: string[] = []
  tokens.forEach(({ kind, text }, at) => {
    const before = tokens[at - 1]?.text
    const after = tokens[at + 1]
    const isMember = before === '.' || before === '?.'
    if (kind === 'string') {
      const imported = before === 'from' || before === 'import'
      if (imported && !isInside(file, text)) found.push(`imports ${text}`)
      if (before === '[' && text === 'constructor') found.push('constructor')
    }
    // A word may be spelt with escapes, which no honest source does.
    if (kind === 'mark' && text === '\\') found.push('escape')
    if (kind !== 'word') return
    // A key of an object or a parameter is a name like any other, but the engine has no need of these.
    if (!isMember && FORBIDDEN.includes(text)) found.push(text)
    if (isMember && text === 'constructor') found.push('constructor')
    if (!isMember && text === 'import' && (after?.text === '(' || after?.text === '.')) found.push('dynamic import')
    if (!isMember && text === 'Math' && (after?.text !== '.' || tokens[at + 2]?.text === 'random'))
      found.push('Math.random')
  })
  for (const comment of comments)
    if (/^\/\/\/\s*<|@ts-(?:ignore|expect-error|nocheck)/.test(comment)) found.push(`comment ${comment.slice(0, 20)}`)
  return found
}

const sources = (readdirSync(SOURCE, { recursive: true }) as string[]).filter((file) => file.endsWith('.ts'))

describe('the engine is pure', () => {
  it('and every source of it is read here', () => {
    const expected = ['kernel', 'testkit', 'roulette', 'big-six'].map((folder) => folder + sep)
    for (const folder of expected) expect(sources.some((file) => file.startsWith(folder))).toBe(true)
    expect(sources.length).toBeGreaterThan(40)
    // Anything else there would be a program that nobody reads.
    const others = (
      readdirSync(SOURCE, { recursive: true, withFileTypes: true }) as { name: string; isFile(): boolean }[]
    )
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.ts'))
      .map((entry) => entry.name)
    expect(others).toEqual([])
  })

  it.each(sources)('%s', (file) => {
    const path = join(SOURCE, file)
    expect(impurities(readFileSync(path, 'utf8'), path)).toEqual([])
  })
})

describe('the reader of sources', () => {
  it.each([
    ['const now = Date.now()', 'Date'],
    ['const now = new Date', 'Date'],
    ['const f = () => Math.random()', 'Math.random'],
    ['const { random } = Math', 'Math.random'],
    ["const r = Math['random']()", 'Math.random'],
    ['const m = Math; m.random()', 'Math.random'],
    ['performance.now()', 'performance'],
    ['process.env.HOME', 'process'],
    ['console.log(1)', 'console'],
    ['setTimeout(f, 1)', 'setTimeout'],
    ['setInterval(f, 1)', 'setInterval'],
    ['queueMicrotask(f)', 'queueMicrotask'],
    ['await fetch(url)', 'fetch'],
    ['crypto.getRandomValues(a)', 'crypto'],
    ["globalThis['Da' + 'te']", 'globalThis'],
    ["require('fs')", 'require'],
    ["await import('node:fs')", 'dynamic import'],
    ['await import(`./x.js`)', 'dynamic import'],
    ['const here = import.meta.url', 'dynamic import'],
    ["type S = import('node:fs').Stats", 'dynamic import'],
    ["eval('1')", 'eval'],
    ["new Function('return 1')", 'Function'],
    ["(() => {}).constructor('return 1')", 'constructor'],
    ["f['constructor']('return 1')", 'constructor'],
    ['navigator.userAgent', 'navigator'],
    ['new Worker(url)', 'Worker'],
    ['new Intl.DateTimeFormat().format()', 'Intl'],
    ["import { readFileSync } from 'node:fs'", 'imports node:fs'],
    ["import type { Stats } from 'node:fs'", 'imports node:fs'],
    ["import 'zod'", 'imports zod'],
    ['import * as z from "zod"', 'imports zod'],
    ["export * from '@tapete/odds'", 'imports @tapete/odds'],
    ["import { x } from '../../../odds/src/index.js'", 'imports ../../../odds/src/index.js'],
    ["import { x } from '../../test/kernel/toy.js'", 'imports ../../test/kernel/toy.js'],
    ["import { x } from '/etc/x.js'", 'imports /etc/x.js'],
    ["import\n{ x }\nfrom\n'zod'", 'imports zod'],
    ['/// <reference types="node" />', 'comment /// <reference types'],
    ['// @ts-ignore', 'comment // @ts-ignore'],
    ['/* @ts-expect-error */', 'comment /* @ts-expect-error'],
    // Hidden places.
    [`const s = \`at \${Date.now()}\``, 'Date'],
    [`const s = \`a \${\`b \${{ a: process.pid }.a}\`} c\``, 'process'],
    ['const s = /["\']/; Date.now()', 'Date'],
    ["const s = 'it\\'s'; Date.now()", 'Date'],
    ['const half = a / b; Date.now(); const c = d / e', 'Date'],
    ['const s = "// no comment"; Date.now()', 'Date'],
    ['/* a */ Date.now() // b', 'Date'],
    ['D\\u0061te.now()', 'escape'],
    ["import 'z\\u006fd'", 'imports zod'],
    ['f?.(Date)', 'Date'],
  ])('%j: %s', (source, expected) => expect(impurities(source)[0]?.startsWith(expected)).toBe(true))

  it.each([
    "import { refuse } from './refusals.js'",
    "import { RULEBOOK } from '../rulebook.js'",
    "export type { RuleId } from '../rulebook.js'",
    '// Date.now() and Math.random() are for others',
    '/* process, console */',
    "const why = 'the Date, by process of fetch'",
    `const why = \`a Date and \${amount} from process\``,
    'const half = Math.floor(amount / 2) + Math.max(1, 2)',
    'const clock = s.clock; const performed = s.performance',
    'const WORD = /Date|process/u',
    "const from = 'zod'",
    'const fetched = dates.map((date) => date.at)',
    'class Card { readonly suit = 1 }',
    'const imported = table.import(1)',
  ])('lets %j pass', (source) => expect(impurities(source)).toEqual([]))
})

describe('the package', () => {
  const json = (path: string): { [name: string]: unknown } => JSON.parse(readFileSync(join(ENGINE, path), 'utf8'))

  it('depends on nothing', () => {
    const manifest = json('package.json')
    for (const kind of [
      'dependencies',
      'peerDependencies',
      'optionalDependencies',
      'bundledDependencies',
      'bundleDependencies',
    ])
      expect(manifest).not.toHaveProperty(kind)
  })

  it('is compiled with no ambient types and no browser, so that a clock or a console does not even compile', () => {
    const own = json('tsconfig.json')
    const base = json(own.extends as string)
    const options = { ...(base.compilerOptions as object), ...(own.compilerOptions as object) } as {
      types: unknown
      lib: string[]
      strict: unknown
    }
    expect((own.compilerOptions as { types: unknown }).types).toEqual([])
    expect(options.types).toEqual([])
    expect(options.lib.length).toBeGreaterThan(0)
    for (const lib of options.lib) expect(lib.toLowerCase()).toMatch(/^es20\d\d$/)
    expect(options.strict).toBe(true)
    expect(own.include).toEqual(['src'])
    expect(own.references ?? []).toEqual([])
  })
})
