import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, ROOT, reachableFrom, resolved } from './import-graph'

const DOCUMENT = ['app/pay/[locale]/[currency]/layout.tsx', 'app/pay/[locale]/[currency]/page.tsx']

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const packageOf = (target: string) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target

/** The files of the shop whose code the browser gets on the payment page, at once or on demand. */
function loadedFiles(): string[] {
  const clients = [...reachableFrom(DOCUMENT).keys()].filter((file) => /^'use client'/.test(read(file)))
  return [...reachableFrom(clients).keys()].sort()
}

/** The packages that those files import. */
function bundledPackages(): string[] {
  const targets = loadedFiles()
    .filter((file) => !file.endsWith('.json'))
    .flatMap((file) => importsOf(file).map((found) => ({ ...found, file })))
    .filter(({ file, target, typeOnly }) => !typeOnly && resolved(file, target) === null)
    .map(({ target }) => packageOf(target))
  return [...new Set(targets)].sort()
}

interface LockedPackage {
  version?: string
  integrity?: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const LOCKED = (JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }).packages

/** Where a package finds another one: in its own folder, or in one above it. */
function placeOf(name: string, from: string): string | undefined {
  const above = from
    .split('/node_modules/')
    .map((_, at, parts) => parts.slice(0, at + 1).join('/node_modules/'))
  return [...above.reverse().map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (place) => Object.hasOwn(LOCKED, place),
  )
}

/** The packages of the inventory and all that they depend on, each with the version and hash that are installed. */
function pinnedPackages(): string[] {
  const seen = new Set<string>()
  const visit = (place: string | undefined) => {
    if (place === undefined || seen.has(place)) return
    seen.add(place)
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = LOCKED[place] ?? {}
    const needed = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
    for (const name of [...Object.keys(dependencies), ...needed]) visit(placeOf(name, place))
  }
  for (const name of bundledPackages()) visit(placeOf(name, ''))
  return [...seen].sort().map((place) => {
    const { version, integrity } = LOCKED[place] ?? {}
    return `${place.replace(/^node_modules\//, '')} ${version} ${integrity}`
  })
}

/** The first cells of a table in the inventory. */
function listed(heading: string): string[] {
  const section = read('docs/payment-scripts.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name ?? '').sort()
}

test('the inventory lists every package whose code runs on the payment page, and no other', () => {
  const bundled = bundledPackages()
  expect(bundled).toContain('react')
  expect(listed('Packages')).toEqual(bundled)
})

test('what is loaded on the payment page has been approved: each file of the shop, and each package by its hash', async () => {
  const packages = pinnedPackages()
  for (const line of packages) expect(line).toMatch(/ sha512-[\w+/]+=*$/)
  for (const name of ['card-validator', 'credit-card-type', 'react-dom'])
    expect(packages.map((line) => line.split(' ')[0])).toContain(name)
  const text = ['# Files of the shop', ...loadedFiles(), '', '# Packages', ...packages, ''].join('\n')
  await expect(text).toMatchFileSnapshot(join(ROOT, 'docs/payment-modules.txt'))
})
