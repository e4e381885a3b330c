import { beforeAll, describe, expect, test } from 'vitest'
import {
  baht,
  catalogue,
  complaints,
  day,
  importFile,
  issuesOf,
  optionEntry,
  productEntry,
} from '../fixtures/catalog-file'
import { rowsOf } from '../fixtures/checkout'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

type Entry = ReturnType<typeof productEntry>

beforeAll(async () => {
  await importFile(
    catalogue([productEntry({ id: 'file-owner', options: [optionEntry('file-owner.entry')] })]),
  )
})

test('a file that is wrong in one place changes nothing, and says the place', async () => {
  const [right, wrong] = [productEntry({ id: 'file-right' }), productEntry({ id: 'file-wrong' })]
  const [adult, child] = optionEntry('file-wrong.entry').units as object[]
  wrong.options = [{ ...wrong.options[0], units: [adult, { ...child, price: baht(-1) }] }]
  const text = JSON.stringify(
    catalogue([right, wrong], { redirects: [{ path: '/x', target: '/y' }] }),
    null,
    2,
  )
  const before = await rowsOf('products', [])
  const [line, ...more] = await complaints(text)
  expect(more).toEqual([])
  const [, row, column, told] = /^c\.json:(\d+):(\d+) (.*)$/.exec(line ?? '') ?? []
  expect(told).toBe('products[1].options[0].units[1].price.amount: must be a whole number ≥ 0')
  const written = text.split('\n')[Number(row) - 1] ?? ''
  expect(written.slice(Number(column) - 1)).toMatch(/^-1\b/)
  expect(await rowsOf('products', [])).toBe(before)
  expect(await rowsOf("redirects WHERE path = '/x'", [])).toBe(0)
})

const withOption = (change: object) => (entry: Entry) => ({
  ...entry,
  options: [{ ...entry.options[0], ...change }],
})
const withUnits = (change: (units: object[]) => object[]) => (entry: Entry) => ({
  ...entry,
  options: [{ ...entry.options[0], units: change(entry.options[0]?.units as object[]) }],
})
const season = (from: string, to: string) => ({ from, to, price: baht(1) })

const cases: Array<[what: string, change: (entry: Entry) => object, complaint: string]> = [
  ['an unknown category', (e) => ({ ...e, category: 'NONE' }), 'category: there is no category "NONE"'],
  [
    'no category',
    (e) => ({ ...e, category: undefined }),
    'category: is missing: only an eSIM has no category',
  ],
  [
    'an unknown destination',
    (e) => ({ ...e, destinations: ['file-town', 'atlantis'] }),
    'destinations[1]: there is no destination "atlantis"',
  ],
  [
    'an unknown time zone',
    (e) => ({ ...e, time_zone: 'Asia/Atlantis' }),
    'time_zone: there is no time zone "Asia/Atlantis"; one is called Asia/Bangkok',
  ],
  ['a language left out', (e) => ({ ...e, name: { en: 'Tower', th: 'หอ' } }), 'name.zh-cn: is missing'],
  [
    'an empty text',
    (e) => ({ ...e, name: { ...(e.name as object), th: ' ' } }),
    'name.th: must not be empty',
  ],
  ['an unknown field', (e) => ({ ...e, colour: 'red' }), 'colour: there is no such field'],
  [
    'a text for a number',
    (e) => ({ ...e, duration_minutes: '90' }),
    'duration_minutes: must be a whole number from 1 to 525600',
  ],
  [
    'half a minute',
    (e) => ({ ...e, duration_minutes: 1.5 }),
    'duration_minutes: must be a whole number from 1 to 525600',
  ],
  [
    'another currency',
    withUnits(([a]) => [{ ...a, price: { amount: 1, currency: 'USD' } }]),
    'options[0].units[0].price.currency: must be THB, the currency of the product',
  ],
  [
    'an unknown policy',
    withOption({ policy: 'none' }),
    'options[0].policy: there is no cancellation policy "none"',
  ],
  [
    "another product's option",
    withOption({ id: 'file-owner.entry' }),
    'options[0].id: belongs to the product "file-owner"',
  ],
  [
    'seasons that overlap',
    withUnits(([a]) => [
      { ...a, seasons: [season('2026-01-01', '2026-01-31'), season('2026-01-31', '2026-02-02')] },
    ]),
    'options[0].units[0].seasons[1].from: this season overlaps another one of the same unit',
  ],
  [
    'a season backwards',
    withUnits(([a]) => [{ ...a, seasons: [season('2026-02-01', '2026-01-31')] }]),
    'options[0].units[0].seasons[0].to: must not be before 2026-02-01',
  ],
  [
    'no price at all',
    withUnits(([a]) => [{ ...a, price: undefined }]),
    'options[0].units[0].price: is missing: without seasons there is no other',
  ],
  [
    'a companion that is not sold',
    withUnits(([, child]) => [child ?? {}]),
    'options[0].units[0].accompanied_by: there is no other unit ADULT in this option',
  ],
  [
    'a unit twice',
    withUnits(([a]) => [a ?? {}, a ?? {}]),
    'options[0].units[1].code: "ADULT" stands here twice',
  ],
  [
    'ages backwards',
    withUnits(([a]) => [{ ...a, max_age: 3 }]),
    'options[0].units[0].max_age: must not be below min_age, 12',
  ],
  ['too few units', withOption({ min_units: 20 }), 'options[0].max_units: must not be below min_units, 20'],
  [
    'nights without a range',
    withOption({ inventory: 'NIGHTLY' }),
    'options[0].window: must be "DATE_RANGE" where nights are sold',
  ],
  [
    'a stock of something dated',
    withOption({ availability: { stock: 5 } }),
    'options[0].availability.stock: only what is sold without a date has a stock',
  ],
  [
    'a rule without times',
    withOption({ availability: { rules: [{ from: day(0), to: day(3), capacity: 4 }] } }),
    'options[0].availability.rules[0].times: is missing: the option is sold by time',
  ],
  [
    'a rule backwards',
    withOption({ availability: { rules: [{ from: day(3), to: day(0), times: ['10:00'], capacity: 4 }] } }),
    `options[0].availability.rules[0].to: must not be before ${day(3)}`,
  ],
  [
    'a day that does not exist',
    withOption({ availability: { closed_days: ['2026-02-30'] } }),
    'options[0].availability.closed_days[0]: must be a date like 2026-12-31',
  ],
  [
    'a picture from two places',
    (e) => ({ ...e, images: [{ ...(e.images as object[])[0], file: 'a.jpg' }] }),
    'images[0]: must have one of file, url, stored, illustration, and only one',
  ],
  [
    'a subject that the generator does not know',
    (e) => ({ ...e, images: [{ alt: e.name, illustration: { subject: 'ufo', mood: 'dusk', seed: 'x' } }] }),
    'images[0].illustration.subject: the generator knows no such subject',
  ],
  [
    'profiles of what is no eSIM',
    withOption({ esim_profiles: [{ iccid: '8900000000000000001', activation_code: 'LPA:1$a.example$B' }] }),
    'options[0].esim_profiles: only an option with "SERIAL" inventory has profiles',
  ],
  [
    'more eSIMs than profiles',
    withOption({ window: 'NONE', inventory: 'SERIAL', availability: { stock: 3 } }),
    'options[0].availability.stock: must be ≤ 0, the number of its eSIM profiles',
  ],
]

describe('what is refused', () => {
  test.each(cases)('%s', async (_what, change, complaint) => {
    const entry = productEntry()
    expect(await issuesOf(catalogue([change(entry) as Entry]))).toEqual([`products[0].${complaint}`])
    expect(await rowsOf('products WHERE id = $1', [entry.id])).toBe(0)
  })

  test('names that stand twice in a file', async () => {
    const entry = productEntry()
    expect(await issuesOf(catalogue([entry, entry]))).toEqual([
      `products[1].id: ${JSON.stringify(entry.id)} stands here twice`,
      `products[1].options[0].id: "${entry.id}.entry" stands in this file twice`,
    ])
  })

  test('a category under one that hangs itself, and a slug that is taken', async () => {
    const label = { en: 'A', th: 'ก', 'zh-cn': '甲' }
    const category = (id: string, parent: string | null, slug = id.toLowerCase()) => ({
      id,
      parent,
      slug,
      icon: 'ticket',
      label,
    })
    const categories = [
      category('FA', null),
      category('FB', 'FA'),
      category('FC', 'FB'),
      category('FD', 'NONE', 'fa'),
    ]
    expect(await issuesOf({ version: 1, categories, products: [] })).toEqual([
      'categories[0].slug: "fa" is the slug of FD, too',
      'categories[1].parent: other categories hang under this one',
      'categories[2].parent: must be a category of the menu, which hangs under none itself',
      'categories[3].parent: there is no category "NONE"',
      'categories[3].slug: "fa" is the slug of FA, too',
    ])
  })

  test('everything at once: form, references and contradictions of several products', async () => {
    const list = [
      { ...productEntry(), operator: 7 },
      { ...productEntry(), category: 'NONE' },
      withOption({ policy: 'none' })(productEntry()),
    ]
    expect(await issuesOf(catalogue(list as Entry[]))).toEqual([
      'products[0].operator: must be a text',
      'products[1].category: there is no category "NONE"',
      'products[2].options[0].policy: there is no cancellation policy "none"',
    ])
  })

  test('a broken category is one complaint, not one more for each product in it', async () => {
    const categories = [{ id: 'FILE_NEW', slug: 'Not A Slug', icon: 'ticket' }]
    const entry = productEntry({ category: 'FILE_NEW' })
    const lines = await issuesOf(catalogue([entry], { categories }))
    expect(lines).not.toEqual([])
    expect(lines.every((line) => line.startsWith('categories[0]'))).toBe(true)
  })

  test('what is no catalogue at all', async () => {
    expect(await complaints('[]')).toEqual(['c.json:1:1 must be an object'])
    expect(await complaints('{ "version": 2 }')).toEqual([
      'c.json:1:1 products: is missing',
      'c.json:1:14 version: must be 1',
    ])
    expect((await complaints('{ "version": 1,\n  products: [] }'))[0]).toMatch(/^c\.json:2:3 /)
  })
})
