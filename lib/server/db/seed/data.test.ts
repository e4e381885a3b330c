import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { catalogFileSchema } from '@/lib/contract/catalog-file'
import { readSeed } from './seed-files'
import list from './sold-places.json' with { type: 'json' }

const FOLDER = 'lib/server/db/seed/data'
const SCHEMA = join(FOLDER, 'catalog.schema.json')
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((name) => join(FOLDER, name))
  .filter((file) => file.endsWith('.json') && file !== SCHEMA)
const { products, destinations = [], promo_codes = [] } = await readSeed()

test('the schema beside the data is up to date: npm run --silent catalog -- schema', () => {
  expect(JSON.parse(readFileSync(SCHEMA, 'utf8'))).toEqual(JSON.parse(JSON.stringify(catalogFileSchema())))
})

test.each(files)('%s names the schema, so that editors validate it', (file) => {
  const path = relative(dirname(file), SCHEMA)
  expect(JSON.parse(readFileSync(file, 'utf8')).$schema).toBe(path.startsWith('.') ? path : `./${path}`)
})

test('each product and each destination has a file of its own', () => {
  const names = (folder: string) =>
    files.filter((file) => file.includes(`/${folder}/`)).map((file) => basename(file, '.json'))
  expect(names('products').sort()).toEqual(products.map(({ id }) => id).sort())
  expect(names('destinations').sort()).toEqual(destinations.map(({ slug }) => slug).sort())
  for (const { id, vertical } of products)
    expect(files).toContain(join(FOLDER, 'products', vertical, `${id}.json`))
})

test('no two products or destinations have the same position', () => {
  for (const entries of [products, destinations]) {
    const positions = entries.map(({ position }) => position)
    expect(new Set(positions).size).toBe(entries.length)
    expect(positions).not.toContain(undefined)
  }
})

test('the days of every option roll, so that the sandbox never runs out of them', () => {
  const dated = products.flatMap(({ options }) =>
    options.filter(({ inventory, window }) => inventory !== 'FREESALE' && window !== 'NONE'),
  )
  expect(dated.filter(({ availability }) => availability?.days_ahead !== 180).map(({ id }) => id)).toEqual([])
})

test('simulated sales are of options with days', () => {
  const ids = new Set(products.flatMap(({ options }) => options.map(({ id }) => id)))
  expect(list.filter(({ option }) => !ids.has(option))).toEqual([])
})

test('[N2] years in Thai texts name their era', () => {
  const guides = readdirSync(join(FOLDER, 'destinations')).filter((name) => name.endsWith('.th.md'))
  const texts = [...files, ...guides.map((name) => join(FOLDER, 'destinations', name)), 'messages/th.json']
  const bare = texts.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/ปี ?\d{3,4}/g)].map(([year]) => `${file}: ${year}`),
  )
  expect(bare).toEqual([])
})

test('there is a promo code of each kind', () => {
  expect(promo_codes.some(({ percent }) => percent !== null)).toBe(true)
  expect(promo_codes.some(({ amount }) => amount !== null)).toBe(true)
  expect(promo_codes.some(({ products: some }) => some.length > 0)).toBe(true)
})

test('[C4] every stay says when guests may come, and no product repeats what to bring', () => {
  for (const { id, vertical, check_in_from, check_in_until, what_to_bring, good_to_know } of products) {
    if (vertical === 'stay') expect(check_in_from ?? check_in_until, id).not.toBeNull()
    for (const item of what_to_bring.en) expect(good_to_know.en, id).not.toContain(item)
  }
})
