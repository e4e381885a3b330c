import { beforeAll, describe, expect, test } from 'vitest'
import {
  baht,
  catalog,
  day,
  importErrors,
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
  await importFile(catalog([productEntry({ id: 'file-owner', options: [optionEntry('file-owner.entry')] })]))
})

test('a file with one error changes nothing, and the error names its path', async () => {
  const [right, invalid] = [productEntry({ id: 'file-right' }), productEntry({ id: 'file-wrong' })]
  const [adult, child] = optionEntry('file-wrong.entry').units as object[]
  invalid.options = [{ ...invalid.options[0], units: [adult, { ...child, price: baht(-1) }] }]
  const text = JSON.stringify(
    catalog([right, invalid], { redirects: [{ path: '/x', target: '/y' }] }),
    null,
    2,
  )
  const before = await rowsOf('products', [])
  const [error, ...more] = await importErrors(text)
  expect(more).toEqual([])
  const [, row, column, message] = /^c\.json:(\d+):(\d+) (.*)$/.exec(error ?? '') ?? []
  expect(message).toBe('products[1].options[0].units[1].price.amount: must be a whole number ≥ 0')
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
  ['stars of a ticket', (e) => ({ ...e, stars: 4 }), 'stars: only a stay may have it'],
  [
    'an amenity twice',
    (e) => ({ ...e, vertical: 'stay', amenities: ['pool', 'pool'] }),
    'amenities[1]: "pool" is listed twice',
  ],
  [
    'a delivery to zones without a question for the address',
    (e) => ({
      ...withOption({ fulfilment: ['delivery'] })(e),
      handover: { delivery_zones: [{ country: 'TH' }] },
    }),
    'options[0].questions: must include "lead_delivery_address": the product is delivered only to its delivery_zones',
  ],
  [
    'postcodes of an area without a name',
    (e) => ({ ...e, handover: { delivery_zones: [{ country: 'TH', postcodes: ['10'] }] } }),
    'handover.delivery_zones[0].name: must be given exactly if postcodes are',
  ],
  [
    'an identity document without the country of the ID card',
    withOption({ questions: ['full_name', 'identity_document'] }),
    'options[0].id_card_country: must be given exactly if the questions include "identity_document"',
  ],
  ['an unknown category', (e) => ({ ...e, category: 'NONE' }), 'category: unknown category "NONE"'],
  [
    'no category',
    (e) => ({ ...e, category: undefined }),
    'category: is missing: only an eSIM may have no category',
  ],
  [
    'an unknown destination',
    (e) => ({ ...e, destinations: ['file-town', 'atlantis'] }),
    'destinations[1]: unknown destination "atlantis"',
  ],
  [
    'an unknown time zone',
    (e) => ({ ...e, time_zone: 'Asia/Atlantis' }),
    'time_zone: unknown time zone "Asia/Atlantis"; expected a name like Asia/Bangkok',
  ],
  ['a missing language', (e) => ({ ...e, name: { en: 'Tower', th: 'หอ' } }), 'name.zh-cn: is missing'],
  [
    'an empty text',
    (e) => ({ ...e, name: { ...(e.name as object), th: ' ' } }),
    'name.th: must not be empty',
  ],
  ['an unknown field', (e) => ({ ...e, color: 'red' }), 'color: unknown field'],
  [
    'a text for a number',
    (e) => ({ ...e, duration_minutes: '90' }),
    'duration_minutes: must be a whole number from 1 to 525600',
  ],
  [
    'a fraction of a minute',
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
    'options[0].policy: unknown cancellation policy "none"',
  ],
  [
    "another product's option",
    withOption({ id: 'file-owner.entry' }),
    'options[0].id: belongs to the product "file-owner"',
  ],
  [
    'overlapping seasons',
    withUnits(([a]) => [
      { ...a, seasons: [season('2026-01-01', '2026-01-31'), season('2026-01-31', '2026-02-02')] },
    ]),
    'options[0].units[0].seasons[1].from: this season overlaps another one of the same unit',
  ],
  [
    'overlapping seasons of every year',
    withUnits(([a]) => [{ ...a, seasons: [season('12-20', '01-05'), season('01-05', '02-28')] }]),
    'options[0].units[0].seasons[1].from: this season overlaps another one of the same unit',
  ],
  [
    'a season that has a year on one end only',
    withUnits(([a]) => [{ ...a, seasons: [season('12-20', '2027-01-05')] }]),
    'options[0].units[0].seasons[0].to: must have a year exactly if from has one',
  ],
  [
    'a season from an impossible day',
    withUnits(([a]) => [{ ...a, seasons: [season('02-30', '03-05')] }]),
    'options[0].units[0].seasons[0].from: must be a date like 2026-12-31, or a day of every year like 12-31',
  ],
  [
    'a rule without a period that does not roll',
    withOption({ availability: { rules: [{ from: day(0), times: ['10:00'], capacity: 1 }] } }),
    'options[0].availability.rules[0].to: is missing: required without days_ahead',
  ],
  [
    'a rule of every year that does not roll',
    withOption({ availability: { rules: [{ from: '11-01', to: day(9), times: ['10:00'], capacity: 1 }] } }),
    'options[0].availability.rules[0].from: must have a year without days_ahead',
  ],
  [
    'a rolling rule with a year on one end only',
    withOption({
      availability: { days_ahead: 30, rules: [{ from: '11-01', times: ['10:00'], capacity: 1 }] },
    }),
    'options[0].availability.rules[0].to: must have a year exactly if from has one',
  ],
  [
    'a rolling stock',
    withOption({
      window: 'NONE',
      inventory: 'STOCK',
      availability: { stock: 5, days_ahead: 30 },
    }),
    'options[0].availability.days_ahead: not allowed for an option without dates: use stock',
  ],
  [
    'a reversed season',
    withUnits(([a]) => [{ ...a, seasons: [season('2026-02-01', '2026-01-31')] }]),
    'options[0].units[0].seasons[0].to: must not be before 2026-02-01',
  ],
  [
    'a missing price',
    withUnits(([a]) => [{ ...a, price: undefined }]),
    'options[0].units[0].price: is missing: required without seasons',
  ],
  [
    'an accompanying unit that is not offered',
    withUnits(([, child]) => [child ?? {}]),
    'options[0].units[0].accompanied_by: this option has no other unit ADULT',
  ],
  [
    'a duplicate unit',
    withUnits(([a]) => [a ?? {}, a ?? {}]),
    'options[0].units[1].code: "ADULT" is listed twice',
  ],
  [
    'a reversed age range',
    withUnits(([a]) => [{ ...a, max_age: 3 }]),
    'options[0].units[0].max_age: must not be below min_age, 12',
  ],
  ['too few units', withOption({ min_units: 20 }), 'options[0].max_units: must not be below min_units, 20'],
  [
    'nights without a range',
    withOption({ inventory: 'NIGHTLY' }),
    'options[0].window: must be "DATE_RANGE" for "NIGHTLY" inventory',
  ],
  [
    'stock of an option with dates',
    withOption({ availability: { stock: 5 } }),
    'options[0].availability.stock: only allowed for an option without dates',
  ],
  [
    'a rule without times',
    withOption({ availability: { rules: [{ from: day(0), to: day(3), capacity: 4 }] } }),
    'options[0].availability.rules[0].times: is missing: the option is sold by time',
  ],
  [
    'a reversed rule',
    withOption({ availability: { rules: [{ from: day(3), to: day(0), times: ['10:00'], capacity: 4 }] } }),
    `options[0].availability.rules[0].to: must not be before ${day(3)}`,
  ],
  [
    'a date that does not exist',
    withOption({ availability: { closed_days: ['2026-02-30'] } }),
    'options[0].availability.closed_days[0]: must be a date like 2026-12-31, or a day of every year like 12-31',
  ],
  [
    'an image from two sources',
    (e) => ({ ...e, images: [{ ...(e.images as object[])[0], file: 'a.jpg' }] }),
    'images[0]: must have exactly one of file, url, stored, illustration',
  ],
  [
    'an unknown illustration subject',
    (e) => ({ ...e, images: [{ alt: e.name, illustration: { subject: 'ufo', mood: 'dusk', seed: 'x' } }] }),
    'images[0].illustration.subject: unknown subject',
  ],
  [
    'eSIM profiles of another vertical',
    withOption({ esim_profiles: [{ iccid: '8900000000000000001', activation_code: 'LPA:1$a.example$B' }] }),
    'options[0].esim_profiles: only allowed with "SERIAL" inventory',
  ],
  [
    'more eSIMs than profiles',
    withOption({ window: 'NONE', inventory: 'SERIAL', availability: { stock: 3 } }),
    'options[0].availability.stock: must be ≤ 0, the number of its eSIM profiles',
  ],
]

describe('rejected files', () => {
  test.each(cases)('%s', async (_what, change, message) => {
    const entry = productEntry()
    expect(await issuesOf(catalog([change(entry) as Entry]))).toEqual([`products[0].${message}`])
    expect(await rowsOf('products WHERE id = $1', [entry.id])).toBe(0)
  })

  test('names that occur twice in a file', async () => {
    const entry = productEntry()
    expect(await issuesOf(catalog([entry, entry]))).toEqual([
      `products[1].id: ${JSON.stringify(entry.id)} is listed twice`,
      `products[1].options[0].id: "${entry.id}.entry" occurs twice in this file`,
    ])
  })

  test('a category in a cycle, and a slug that is taken', async () => {
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
      'categories[0].slug: "fa" is already the slug of FD',
      'categories[1].parent: this category has subcategories',
      'categories[2].parent: must be a top-level category',
      'categories[3].parent: unknown category "NONE"',
      'categories[3].slug: "fa" is already the slug of FA',
    ])
  })

  test('all errors at once: form, references and contradictions of several products', async () => {
    const list = [
      { ...productEntry(), operator: 7 },
      { ...productEntry(), category: 'NONE' },
      withOption({ policy: 'none' })(productEntry()),
    ]
    expect(await issuesOf(catalog(list as Entry[]))).toEqual([
      'products[0].operator: must be text',
      'products[1].category: unknown category "NONE"',
      'products[2].options[0].policy: unknown cancellation policy "none"',
    ])
  })

  test('a file without products that should withdraw the missing ones', async () => {
    expect(await issuesOf({ version: 1 }, { withdrawMissing: true })).toEqual([
      'products: is missing: required with --withdraw-missing',
    ])
  })

  test('a broken category is one error, not one more for each product in it', async () => {
    const categories = [{ id: 'FILE_NEW', slug: 'Not A Slug', icon: 'ticket' }]
    const entry = productEntry({ category: 'FILE_NEW' })
    const issues = await issuesOf(catalog([entry], { categories }))
    expect(issues).not.toEqual([])
    expect(issues.every((issue) => issue.startsWith('categories[0]'))).toBe(true)
  })

  test('a file that is not a catalog', async () => {
    expect(await importErrors('[]')).toEqual(['c.json:1:1 must be an object'])
    expect(await importErrors('{ "version": 2 }')).toEqual(['c.json:1:14 version: must be 1'])
    expect((await importErrors('{ "version": 1,\n  products: [] }'))[0]).toMatch(/^c\.json:2:3 /)
  })
})
