import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VERTICALS } from '@/lib/domain/catalog'
import { LOCALES } from '@/lib/domain/locale'
import { readSeed } from '@/lib/server/db/seed/seed-files'
import { VERTICAL_CARTS } from '../e2e/fixtures/vertical-carts'

const sorted = (names: Iterable<string | undefined>) => [...new Set(names)].sort()
const all = sorted(VERTICALS)
const { products } = await readSeed()

/** What stands beside the verticals in the messages. */
const LABELS = ['title', 'voucher', 'know']

interface Messages {
  category: { how: Record<string, string | Record<string, string>> }
  cancellation: { verticals: Record<string, string> }
}

test.each(LOCALES)('each vertical, and no other name, has its texts in %s', (locale) => {
  const { category, cancellation }: Messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))
  for (const group of [category.how, cancellation.verticals])
    expect(sorted(Object.keys(group).filter((key) => !LABELS.includes(key)))).toEqual(all)
  for (const vertical of VERTICALS)
    expect(sorted(Object.keys(category.how[vertical] ?? {})), vertical).toEqual(['know', 'voucher'])
})

test('[C4] each vertical has a product in the sandbox', () => {
  expect(sorted(products.map(({ vertical }) => vertical))).toEqual(all)
})

test('[C4] a product of each vertical is bought in a browser', () => {
  const ids = Object.values(VERTICAL_CARTS).flatMap(({ items }) => items.map(({ id }) => id))
  expect(sorted(ids.map((id) => products.find((one) => one.id === id)?.vertical))).toEqual(all)
})

test('docs/catalog.md lists the verticals', () => {
  const row = /^\| `vertical` +\| (.+?) *\|$/m.exec(readFileSync('docs/catalog.md', 'utf8'))?.[1]
  expect(row?.split(', ')).toEqual(VERTICALS.map((name) => `\`${name}\``))
})
