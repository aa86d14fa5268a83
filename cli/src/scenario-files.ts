// Scenarios as they lie in files: JSON, one or a list of them; text, any number; and the blocks of a document marked as such.

import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { readScenarios, type Scenario } from '@tapete/engine'
import { lineAt, linesOf } from './json-lines.js'
import { scenarioProblems } from './scenario-schema.js'

export interface Fault {
  readonly line: number
  readonly what: string
}

/** A scenario and where its parts stand, or what keeps it from being one. */
export type Filed =
  | { readonly line: number; readonly scenario: Scenario; lineOf(pointer: string): number }
  | { readonly line: number; readonly faults: readonly Fault[] }

const JSON_FILE = '.json'
const TEXT_FILE = '.scenario'
const DOCUMENT = '.md'

/** What is read when a folder is named; a document only by its own name. */
export const isScenarioFile = (name: string): boolean => [JSON_FILE, TEXT_FILE].includes(extname(name))

const FENCE = /^\s*```(.*)$/

/** The text of a document without what is not a scenario, every line where it was. */
const blocksOf = (document: string): string => {
  let [inside, kept] = [false, false]
  const lines = document.split('\n').map((line) => {
    const fence = FENCE.exec(line)
    if (!fence) return kept ? line : ''
    inside = !inside
    kept = inside && fence[1]?.trim() === 'scenario'
    return ''
  })
  return lines.join('\n')
}

const checked = (scenario: unknown, lines: ReadonlyMap<string, number>, base: string): Filed => {
  const lineOf = (at: string): number => lineAt(lines, `${base}${at}`)
  const problems = scenarioProblems(scenario)
  if (problems.length === 0) return { line: lineOf(''), scenario: scenario as Scenario, lineOf }
  const faults = problems.map(({ at, what }) => ({ line: lineOf(at), what: `not a scenario: ${what}` }))
  return { line: lineOf(''), faults }
}

/** The line a parser of JSON complains of. Without a position it is the end that is missing. */
const lineOfError = (text: string, message: string): number => {
  const position = /position (\d+)/.exec(message)?.[1]
  return text
    .slice(0, position === undefined ? undefined : Number(position))
    .trimEnd()
    .split('\n').length
}

const fromJson = (text: string): Filed[] => {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    const { message } = error as Error
    const line = lineOfError(text, message)
    return [{ line, faults: [{ line, what: `not JSON: ${message}` }] }]
  }
  const lines = linesOf(text)
  return Array.isArray(written)
    ? written.map((each: unknown, index) => checked(each, lines, `/${index}`))
    : [checked(written, lines, '')]
}

const fromText = (text: string): Filed[] =>
  readScenarios(text).map((read) =>
    read.ok
      ? checked(read.scenario, read.lines, '')
      : { line: read.line, faults: [{ line: read.line, what: read.error }] },
  )

export const scenariosIn = (path: string): Filed[] => {
  const text = readFileSync(path, 'utf8')
  const kind = extname(path)
  if (kind === JSON_FILE) return fromJson(text)
  return fromText(kind === DOCUMENT ? blocksOf(text) : text)
}
