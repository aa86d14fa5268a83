// What the five packages say of themselves: one version, and the dependencies they use, neither more nor fewer.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { VERSION } from '../../server/src/version.js'
import { tapete } from './tapete.js'

interface About {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const ROOT = new URL('../../', import.meta.url)
const PACKAGES = ['engine', 'odds', 'server', 'web', 'cli']

const aboutOf = (folder: string): About =>
  JSON.parse(readFileSync(new URL(`${folder}/package.json`, ROOT), 'utf8')) as About

const IMPORTED = /(?:\bfrom|\bimport|\bresolve)\s*\(?\s*'((?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9.-]*)(?:\/[^']*)?'/g

/** The packages named by the sources of one, except what only `tapete bench` takes from the development tools. */
const importedBy = (folder: string): Set<string> => {
  const source = new URL(`${folder}/src/`, ROOT)
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const tools = Object.keys(aboutOf('.').devDependencies ?? {})
  return new Set(
    files.flatMap((name) =>
      [...readFileSync(new URL(name, source), 'utf8').matchAll(IMPORTED)]
        .map(([, imported = '']) => imported)
        .filter((imported) => !(folder === 'cli' && name.startsWith('bench/') && tools.includes(imported))),
    ),
  )
}

describe('the packages', () => {
  it('have one version, told by tapete --version and the API', async () => {
    const { version } = aboutOf('.')
    expect(PACKAGES.map((folder) => [folder, aboutOf(folder).version])).toEqual(
      PACKAGES.map((folder) => [folder, version]),
    )
    for (const folder of PACKAGES) {
      const { dependencies, devDependencies } = aboutOf(folder)
      for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies }))
        if (name.startsWith('@tapete/')) expect([folder, name, wanted]).toEqual([folder, name, version])
    }
    for (const flag of ['--version', '-v'])
      expect(await tapete(flag)).toEqual({ code: 0, out: `${version}\n`, err: '' })
    expect(VERSION).toBe(version)
  })

  it.each(PACKAGES)('%s declares what it imports, and imports what it declares', (folder) => {
    const { name, dependencies = {}, devDependencies = {} } = aboutOf(folder)
    // The pages are bundled: nothing of what they import is installed with them.
    const declared = folder === 'web' ? { ...dependencies, ...devDependencies } : dependencies
    const imported = importedBy(folder)
    const missing = [...imported].filter((each) => !(each in declared) && each !== name)
    expect(missing).toEqual([])
    expect(Object.keys(dependencies).filter((each) => !imported.has(each))).toEqual([])
  })
})
