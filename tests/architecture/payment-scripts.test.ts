import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, ROOT, reachableFrom, resolved } from './import-graph'

const DOCUMENT = ['app/pay/[locale]/[currency]/layout.tsx', 'app/pay/[locale]/[currency]/page.tsx']

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const packageOf = (target: string) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target

/** The packages whose code the browser gets on the payment page, at once or on demand. */
function bundledPackages(): string[] {
  const clients = [...reachableFrom(DOCUMENT).keys()].filter((file) => /^'use client'/.test(read(file)))
  const loaded = [...reachableFrom(clients).keys()]
  const targets = loaded
    .filter((file) => !file.endsWith('.json'))
    .flatMap((file) => importsOf(file).map((found) => ({ ...found, file })))
    .filter(({ file, target, typeOnly }) => !typeOnly && resolved(file, target) === null)
    .map(({ target }) => packageOf(target))
  return [...new Set(targets)].sort()
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

test('every package of the inventory is pinned with its hash', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string }>
  }
  for (const name of listed('Packages'))
    expect(lock.packages[`node_modules/${name}`]?.integrity, name).toMatch(/^sha512-/)
})
