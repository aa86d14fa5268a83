// Runs tests for Stryker within its own process: they are loaded once and run again for each mutant, so that one costs
// milliseconds instead of a new worker, which made a family of forty mutants a minute's and the house a day's work.
//
// The engine keeps nothing between tests but what it remembers of values (WeakMaps), and a mutant could be remembered, or hidden
// by what was remembered before: everything remembered is forgotten before each mutant and after it. What else a mutant
// might leave behind shows where the test it fails no longer passes without it: then everything is loaded anew.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { DryRunStatus, determineHitLimitReached, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner'
import { createServer, createServerModuleRunner } from 'vite'
import { collect, testsApi } from './collect.js'

/** @import { DryRunResult, MutantRunOptions, MutantRunResult, TestRunner } from '@stryker-mutator/api/test-runner' */
/** @import { Test } from './collect.js' */

/** @typedef {{ activeMutant: string | undefined, currentTestId: string | undefined, hitCount: number, hitLimit: number, mutantCoverage: import('@stryker-mutator/api/core').MutantCoverage }} Stryker */
/** What the instrumented sources read at every turn: its shape never changes, so that it costs them little. @type {Stryker} */
const stryker = {
  ...{ activeMutant: undefined, currentTestId: undefined, hitCount: 0, hitLimit: Number.POSITIVE_INFINITY },
  mutantCoverage: { static: {}, perTest: {} },
}
Reflect.set(globalThis, '__stryker__', stryker)

/** What the sources remember with. A WeakMap cannot be emptied, but for getting another one inside. */
class Forgetful {
  /** @type {Forgetful[]} */
  static all = []
  #inside = new WeakMap()
  constructor() {
    Forgetful.all.push(this)
  }
  static forget() {
    for (const map of Forgetful.all) map.#inside = new WeakMap()
  }
  get(/** @type {object} */ key) {
    return this.#inside.get(key)
  }
  has(/** @type {object} */ key) {
    return this.#inside.has(key)
  }
  set(/** @type {object} */ key, /** @type {unknown} */ value) {
    this.#inside.set(key, value)
    return this
  }
}
const FORGETFUL = 'tapete: what can be forgotten'
Reflect.set(globalThis, FORGETFUL, Forgetful)

const TESTS = 'engine/test'
/** Random tables, and tests of the test kit and of the tests themselves: they would take most of the time. */
const SLOW =
  /^(?:kernel\/(?:kit|natures|testkit|staff-hears)|blackjack\/(?:low-shoe|parameters\/broken)|bank-poker\/cross[\w-]*|progressive\/together)\.test\.ts$/

/** The kernel is held by its own tests alone: through the games nearly every test would reach every line of it. */
const testFiles = (/** @type {string} */ part) => [
  ...readdirSync(join(TESTS, part), { recursive: true, encoding: 'utf8' })
    .map((file) => `${part}/${file}`)
    .filter((file) => file.endsWith('.test.ts') && !SLOW.test(file))
    .sort(),
  ...(part === 'kernel' ? [] : ['scenarios.test.ts']),
]

/** `vitest`, as the tests import it. */
const insteadOfVitest = {
  name: 'tests-that-run-again',
  enforce: /** @type {const} */ ('pre'),
  resolveId: (/** @type {string} */ id) => (id === 'vitest' ? '\0vitest' : undefined),
  load: (/** @type {string} */ id) =>
    id === '\0vitest' ? `export const { describe, it, expect } = globalThis[${JSON.stringify(testsApi)}]` : undefined,
}

/** How long a test took when it last passed. @type {Map<string, number>} */
const took = new Map()
/** The quick ones first: most mutants are noticed by one of them. */
const quickFirst = (/** @type {readonly Test[]} */ tests) =>
  tests.toSorted((one, other) => (took.get(one.id) ?? 0) - (took.get(other.id) ?? 0))

/** Counting which test reaches which mutant takes most of the time of a run; it is asked for once. */
let counting = false
const COUNTER = /function stryCov_9fa48\(\) \{[\s\S]*?\n\}\n/
const asMutantsNeedIt = {
  name: 'as-mutants-need-it',
  enforce: /** @type {const} */ ('pre'),
  transform: (/** @type {string} */ code) => ({
    code: (counting ? code : code.replace(COUNTER, 'function stryCov_9fa48() {}\n')).replaceAll(
      /new WeakMap(?:<[^()]*>)?\(\)/g,
      `new globalThis[${JSON.stringify(FORGETFUL)}]()`,
    ),
    map: null,
  }),
}

const failureOf = async (/** @type {Test} */ test) => {
  const began = performance.now()
  try {
    await test.run()
    took.set(test.id, performance.now() - began)
    return undefined
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

/** @implements {TestRunner} */
class RunsAgain {
  /** @type {import('vite').ViteDevServer | undefined} */
  #server
  /** @type {ReadonlyMap<string, Test>} */
  #loaded = new Map()
  #files = testFiles(process.env.MUTATION_PART ?? 'kernel')

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    this.#server = await createServer({
      configFile: 'vitest.config.ts',
      plugins: [insteadOfVitest, asMutantsNeedIt],
      ssr: { noExternal: ['vitest'] },
      logLevel: 'error',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
  }

  async dispose() {
    await this.#server?.close()
  }

  /** Modules of their own, whatever was loaded before. @param {readonly string[]} files */
  async #load(files) {
    const server = /** @type {import('vite').ViteDevServer} */ (this.#server)
    const modules = createServerModuleRunner(/** @type {never} */ (server.environments.ssr), { hmr: false })
    /** @type {Map<string, Test>} */
    const tests = new Map()
    for (const file of files)
      for (const test of await collect(file, () => modules.import(`/${TESTS}/${file}`))) tests.set(test.id, test)
    return tests
  }

  async #tests() {
    if (this.#loaded.size === 0) {
      Forgetful.all = []
      this.#loaded = await this.#load(this.#files)
    }
    return this.#loaded
  }

  /** @returns {Promise<DryRunResult>} */
  async dryRun() {
    counting = true
    /** @type {import('@stryker-mutator/api/test-runner').TestResult[]} */
    const results = []
    for (const test of (await this.#tests()).values()) {
      stryker.currentTestId = test.id
      const failureMessage = await failureOf(test)
      const { id, name, fileName } = test
      const told = { id, name, fileName, timeSpentMs: took.get(id) ?? 0 }
      if (failureMessage === undefined) results.push({ ...told, status: TestStatus.Success })
      else results.push({ ...told, status: TestStatus.Failed, failureMessage })
    }
    stryker.currentTestId = undefined
    counting = false
    this.#loaded = new Map()
    this.#server?.environments.ssr?.moduleGraph.invalidateAll()
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: stryker.mutantCoverage }
  }

  /** @param {string} mutant @param {readonly Test[]} tests */
  async #with(mutant, tests) {
    Forgetful.forget()
    stryker.activeMutant = mutant
    const failed = await this.#untilOneFails(tests)
    stryker.activeMutant = undefined
    Forgetful.forget()
    return failed
  }

  /** @param {readonly Test[]} tests */
  async #untilOneFails(tests) {
    for (const [at, test] of tests.entries()) {
      const failure = await failureOf(test)
      if (failure !== undefined) return { test, failure, ran: at + 1 }
    }
    return undefined
  }

  /** @param {MutantRunOptions} options @returns {Promise<MutantRunResult>} */
  async mutantRun(options) {
    const { activeMutant, testFilter, hitLimit = Number.POSITIVE_INFINITY, mutantActivation } = options
    Object.assign(stryker, { hitCount: 0, hitLimit })
    if (mutantActivation === 'static') stryker.activeMutant = activeMutant.id
    if (options.reloadEnvironment) this.#loaded = new Map()
    const all = await this.#tests()
    const wanted = quickFirst(testFilter ? testFilter.flatMap((id) => all.get(id) ?? []) : [...all.values()])
    const failed = await this.#with(activeMutant.id, wanted)
    if (options.reloadEnvironment) this.#loaded = new Map()
    else if (failed && (await failureOf(failed.test))) {
      // It left something behind.
      this.#loaded = new Map()
      if (stryker.hitCount <= hitLimit) return this.mutantRun({ ...options, reloadEnvironment: true })
    }
    const endless = determineHitLimitReached(stryker.hitCount, options.hitLimit)
    if (endless) return { status: MutantRunStatus.Timeout, ...(endless.reason && { reason: endless.reason }) }
    if (!failed) return { status: MutantRunStatus.Survived, nrOfTests: wanted.length }
    const { test, failure, ran } = failed
    return { status: MutantRunStatus.Killed, killedBy: [test.id], failureMessage: failure, nrOfTests: ran }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'again', RunsAgain)]
