// Runs tests for Stryker within its own process: they are loaded once and run again for each mutant, so that one costs
// milliseconds instead of a new worker, which made a family of forty mutants a minute's and the house a day's work.
//
// The engine keeps nothing between tests but what it remembers of values (WeakMaps), and a mutant may be remembered, or hidden
// by what was remembered before. So neither answer is taken from tests that were run before: a failure counts only where
// the same test passes again without the mutant, and a mutant survives only in modules that are loaded anew for it.

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

const TESTS = 'engine/test'
/** Random tables, and tests of the test kit and of the tests themselves: they would take most of the time. */
const SLOW = /^(?:kernel\/(?:kit|natures|testkit|staff-hears)|blackjack\/(?:low-shoe|parameters\/broken))\.test\.ts$/

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

/** How long a test took when it last ran. @type {Map<string, number>} */
const took = new Map()
const QUICK_MS = 50
/** The quick ones first: most mutants are noticed by one of them. */
const quickFirst = (/** @type {readonly Test[]} */ tests) =>
  tests.toSorted((one, other) => (took.get(one.id) ?? 0) - (took.get(other.id) ?? 0))

/** Counting which test reaches which mutant takes most of the time of a run; it is asked for once. */
let counting = false
const COUNTER = /function stryCov_9fa48\(\) \{[\s\S]*?\n\}\n/
const withoutCounting = {
  name: 'without-counting',
  enforce: /** @type {const} */ ('pre'),
  transform: (/** @type {string} */ code) =>
    counting ? undefined : { code: code.replace(COUNTER, 'function stryCov_9fa48() {}\n'), map: null },
}

const failureOf = async (/** @type {Test} */ test) => {
  const began = performance.now()
  try {
    await test.run()
    return undefined
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  } finally {
    took.set(test.id, performance.now() - began)
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
      plugins: [insteadOfVitest, withoutCounting],
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
    if (this.#loaded.size === 0) this.#loaded = await this.#load(this.#files)
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

  /** Until one fails. @param {readonly Test[]} tests */
  async #until(tests) {
    for (const [at, test] of tests.entries()) {
      const failure = await failureOf(test)
      if (failure !== undefined) return { test, failure, ran: at + 1 }
    }
    return undefined
  }

  /** In modules that know nothing of another run. @param {MutantRunOptions} options @param {readonly Test[]} wanted */
  async #anew({ activeMutant, mutantActivation }, wanted) {
    const early = mutantActivation === 'static'
    if (early) stryker.activeMutant = activeMutant.id
    const tests = await this.#load([...new Set(wanted.map(({ file }) => file))])
    stryker.activeMutant = activeMutant.id
    return this.#until(wanted.flatMap(({ id }) => tests.get(id) ?? []))
  }

  /** @param {MutantRunOptions} options @returns {Promise<MutantRunResult>} */
  async mutantRun(options) {
    const { activeMutant, testFilter, hitLimit = Number.POSITIVE_INFINITY, reloadEnvironment } = options
    const all = await this.#tests()
    const wanted = quickFirst(testFilter ? testFilter.flatMap((id) => all.get(id) ?? []) : [...all.values()])
    Object.assign(stryker, { hitCount: 0, hitLimit })
    let failed
    if (!reloadEnvironment) {
      stryker.activeMutant = activeMutant.id
      // A mutant that no quick test notices is tried by all of them in modules of its own, and not here before.
      failed = await this.#until(wanted.filter(({ id }) => (took.get(id) ?? 0) < QUICK_MS))
      stryker.activeMutant = undefined
      if (failed && stryker.hitCount <= hitLimit && (await failureOf(failed.test))) {
        this.#loaded = new Map()
        failed = undefined
      }
    }
    if (!failed) {
      stryker.hitCount = 0
      failed = await this.#anew(options, wanted)
      stryker.activeMutant = undefined
    }
    const endless = determineHitLimitReached(stryker.hitCount, options.hitLimit)
    if (endless) return { status: MutantRunStatus.Timeout, ...(endless.reason && { reason: endless.reason }) }
    if (!failed) return { status: MutantRunStatus.Survived, nrOfTests: wanted.length }
    const { test, failure, ran } = failed
    return { status: MutantRunStatus.Killed, killedBy: [test.id], failureMessage: failure, nrOfTests: ran }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'again', RunsAgain)]
