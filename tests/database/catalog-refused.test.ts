import { describe, expect, test } from 'vitest'
import {
  baht,
  catalog,
  importErrors,
  issuesOf,
  optionEntry,
  productEntry,
  withOption,
} from '../fixtures/catalog-file'
import { rowsOf } from '../fixtures/checkout'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

type Entry = ReturnType<typeof productEntry>

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

const cases: Array<[what: string, change: (entry: Entry) => object, complaint: string]> = [
  [
    'no option that is what the name says',
    (e) => ({ ...e, options: e.options.map((option) => ({ ...option, lead_price: false })) }),
    'options: must have an option with "lead_price"',
  ],
  ['hours of a ticket', (e) => ({ ...e, check_in_from: '15:00' }), 'check_in_from: only a stay may have it'],
  ['stars of a ticket', (e) => ({ ...e, stars: 4 }), 'stars: only a stay may have it'],
  ['an event without a place', (e) => ({ ...e, event: true }), 'meeting: is missing: an event has a place'],
  [
    'an event without times',
    (e) => ({
      ...e,
      event: true,
      meeting: { name: e.name, directions: e.name, latitude: 13, longitude: 100 },
      options: e.options.map((option) => ({ ...option, window: 'DATE', availability: undefined })),
    }),
    'options[0].window: must be "DATE_TIME": an event has a date and a time',
  ],
  [
    'an amenity twice',
    (e) => ({ ...e, vertical: 'stay', amenities: ['pool', 'pool'] }),
    'amenities[1]: "pool" is listed twice',
  ],
  [
    'postcodes of an area without a name',
    (e) => ({ ...e, handover: { delivery_zones: [{ country: 'TH', postcodes: ['10'] }] } }),
    'handover.delivery_zones[0].name: must be given exactly if postcodes are',
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
    'an image from two sources',
    (e) => ({ ...e, images: [{ ...(e.images as object[])[0], file: 'a.jpg' }] }),
    'images[0]: must have exactly one of file, url, stored, illustration',
  ],
  [
    'an unknown illustration subject',
    (e) => ({ ...e, images: [{ alt: e.name, illustration: { subject: 'ufo', mood: 'dusk', seed: 'x' } }] }),
    'images[0].illustration.subject: unknown subject',
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
