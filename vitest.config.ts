import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What holds for values alone. */
const PURE = ['engine', 'odds']
/** What these put into the place of a browser they take away again. */
const PAGES = ['web']
/** These share a PostgreSQL, each with a database of its own; what they open they close. */
const HOUSE = ['server', 'cli']

const testsOf = (packages: readonly string[]) => packages.map((each) => `${each}/test/**/*.test.ts`)

/** Those that wait come first: while one of the last waits, a core would be idle. */
const ORDER = ['house', 'web', 'pure']

/**
 * A process is handed on to the next file in the line or ends: files of one project come one after another, or what they import
 * would be loaded again for every third of them.
 */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => ORDER.indexOf(project.name)
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  resolve: {
    alias: {
      '@tapete/engine/testkit': source('engine/src/testkit/index.ts'),
      '@tapete/engine/rulebook': source('engine/src/readings.ts'),
      '@tapete/engine': source('engine/src/index.ts'),
      '@tapete/server/verify': source('server/src/verify/index.ts'),
      '@tapete/server/wire': source('server/src/wire/index.ts'),
      '@tapete/odds': source('odds/src/index.ts'),
    },
  },
  test: {
    // A file leaves nothing behind: those of a project share a process, and what they import is loaded once.
    isolate: false,
    testTimeout: 120_000,
    // What a file loads before its first test waits for the cores as long as a test does.
    hookTimeout: 120_000,
    // Half as many again as there are cores: tests of the house often wait for the disk or for a moment to pass.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: ProjectByProject },
    // The colours of the chips are read as they ship.
    css: { include: /tokens\.css/ },
    projects: [
      { extends: true, test: { name: 'pure', include: testsOf(PURE) } },
      { extends: true, test: { name: 'web', include: testsOf(PAGES) } },
      {
        extends: true,
        test: { name: 'house', include: testsOf(HOUSE), globalSetup: source('server/test/cluster.ts') },
      },
    ],
  },
})
