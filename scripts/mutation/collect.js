// As much of `describe` and `it` as the tests of the engine use: a test is kept as a function that can be run any number of
// times.

import { format } from 'node:util'
import { expect } from 'vitest'

/** @typedef {{ id: string, name: string, file: string, fileName: string, run(): Promise<void> }} Test */
/** @typedef {(...values: unknown[]) => unknown} Body */

/** Where modules that are loaded into this process find it. */
export const testsApi = 'tapete: tests that run again'

/** @type {string[]} */
let within = []
let file = ''
/** @type {Test[]} */
let found = []

const last = (/** @type {unknown[]} */ given) =>
  /** @type {Body} */ (given.findLast((each) => typeof each === 'function'))

const add = (/** @type {string} */ title, /** @type {() => unknown} */ run) => {
  const name = [...within, title].join(' ')
  found.push({
    id: `${file}#${found.length + 1} ${name}`,
    name,
    file,
    fileName: file,
    run: async () => void (await run()),
  })
}

const group = (/** @type {string} */ title, /** @type {() => unknown} */ body) => {
  within = [...within, title]
  body()
  within = within.slice(0, -1)
}

/** `%s` stands for a value, `$name` for a member of the first. @param {string} title @param {unknown[]} values */
const named = (title, values) => {
  const whole = title.replace(/\$(\w+)/g, (_, name) => String(Reflect.get(Object(values[0]), name)))
  return whole.includes('%') ? format(whole, ...values) : whole
}

/** @param {(title: string, body: () => unknown) => void} make */
const withEach = (make) =>
  Object.assign((/** @type {string} */ title, /** @type {unknown[]} */ ...rest) => make(title, last(rest)), {
    each:
      (/** @type {readonly unknown[]} */ cases) =>
      (/** @type {string} */ title, /** @type {unknown[]} */ ...rest) => {
        const lists = cases.every((each) => Array.isArray(each))
        for (const [index, one] of cases.entries()) {
          const values = lists ? /** @type {unknown[]} */ (one) : [one]
          make(`${named(title, values)} #${index + 1}`, () => last(rest)(...values))
        }
      },
  })

Reflect.set(globalThis, testsApi, { describe: withEach(group), it: withEach(add), expect })

/** The tests of a file. @param {string} name @param {() => Promise<unknown>} load @returns {Promise<Test[]>} */
export const collect = async (name, load) => {
  file = name
  found = []
  await load()
  return found
}
