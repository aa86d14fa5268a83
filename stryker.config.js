// One part of the engine at a time: scripts/mutation.js.

const part = process.env.MUTATION_PART ?? 'kernel'

export default {
  testRunner: 'again',
  plugins: ['./scripts/mutation/runner.js'],
  mutate: [`engine/src/${part}/**/*.ts`],
  coverageAnalysis: 'perTest',
  // Tables of data are evaluated once, when a file is loaded: a mutant there would need a process of its own.
  ignoreStatic: true,
  timeoutMS: 5_000,
  concurrency: 2,
  // TypeScript 7 has no programming interface yet, and nothing here needs to be rewritten by it.
  tsconfigFile: 'none.json',
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: `reports/mutation/${part}/index.html` },
  jsonReporter: { fileName: `reports/mutation/${part}/mutation.json` },
  thresholds: { high: 95, low: 90, break: 85 },
  tempDirName: `.stryker-tmp/${part}`,
}
