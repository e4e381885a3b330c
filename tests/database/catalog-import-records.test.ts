import { expect, test } from 'vitest'
import { exportCatalog } from '@/lib/server/catalog-import/export'
import { baht, catalog, importFile, issuesOf, productEntry } from '../fixtures/catalog-file'
import { rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

test('[B6] suppliers: created, updated, and rejected without a contact', async () => {
  const suppliers = (list: object[]) => catalog([], { suppliers: list })
  const boats = { name: 'File Boats', email: 'boats@file.example', locale: 'th' }
  expect(await importFile(suppliers([boats]))).toMatchObject({ others: { suppliers: 1 } })
  expect(await importFile(suppliers([boats]))).toMatchObject({ others: { suppliers: 0 } })
  expect(await importFile(suppliers([{ ...boats, email: 'desk@file.example' }]))).toMatchObject({
    others: { suppliers: 1 },
  })
  expect(
    await rowsOf("suppliers WHERE name = 'File Boats' AND email = 'desk@file.example' AND locale = 'th'", []),
  ).toBe(1)
  const hours = [{ days: [1, 7], opens: '08:00', closes: '20:00' }]
  const reached = { ...boats, phone: '+66812345678', hours }
  expect(await importFile(suppliers([reached]))).toMatchObject({ others: { suppliers: 1 } })
  expect(JSON.parse(await exportCatalog()).suppliers).toContainEqual(reached)
  expect(await importFile(suppliers([reached]))).toMatchObject({ others: { suppliers: 0 } })
  const issues = await issuesOf(
    suppliers([
      boats,
      boats,
      { name: 'No address', email: 'at nowhere' },
      { ...boats, name: '', locale: 'eo' },
      { ...boats, name: 'No country', phone: '0812345678' },
    ]),
  )
  for (const path of ['suppliers[4].phone', 'suppliers[2].email', 'suppliers[3].name', 'suppliers[3].locale'])
    expect(issues.join('\n')).toContain(path)
})

test('[B5] promo codes: created, updated with their uses, and rejected with a contradiction', async () => {
  const entry = productEntry()
  await importFile(catalog([entry]))
  const codes = (list: object[]) => catalog([], { promo_codes: list })
  const autumn = { code: 'AUTUMN', percent: 10, max_uses_per_customer: 1, products: [entry.id] }
  expect(await importFile(codes([autumn]))).toMatchObject({ others: { promo_codes: 1 } })
  expect(await importFile(codes([autumn]))).toMatchObject({ others: { promo_codes: 0 } })
  const [before] = await sql<{ id: string }>("SELECT id FROM promo_codes WHERE code = 'AUTUMN'")
  const changed = { code: 'AUTUMN', amount: baht(20_000), valid_until: '2099-01-01T00:00:00+07:00' }
  expect(await importFile(codes([changed]))).toMatchObject({ others: { promo_codes: 1 } })
  const exported = JSON.parse(await exportCatalog()).promo_codes
  expect(exported).toEqual([
    {
      code: 'AUTUMN',
      amount: baht(20_000),
      first_order: false,
      valid_from: expect.any(String),
      valid_until: '2098-12-31T17:00:00.000Z',
      products: [],
    },
  ])
  expect(await importFile(codes(exported))).toMatchObject({ others: { promo_codes: 0 } })
  expect(await sql("SELECT id FROM promo_codes WHERE code = 'AUTUMN'")).toEqual([before])
  expect(
    await issuesOf(
      codes([
        { code: 'BOTH', percent: 5, amount: baht(5) },
        {
          code: 'NEVER',
          percent: 5,
          valid_from: '2026-02-01T00:00:00Z',
          valid_until: '2026-01-01T00:00:00Z',
        },
        { code: 'NEVER', percent: 5, products: ['no-such-thing'] },
        { code: 'lower', percent: 101 },
      ]),
    ),
  ).toEqual([
    'promo_codes[0]: must have exactly one of percent, amount',
    'promo_codes[1].valid_until: must be after 2026-02-01T00:00:00Z',
    'promo_codes[2].code: "NEVER" is listed twice',
    'promo_codes[2].products[0]: unknown product "no-such-thing"',
    'promo_codes[3].code: must be 3 to 30 capital letters and digits',
    'promo_codes[3].percent: must be a whole number from 1 to 100',
  ])
})

test('[G4] redirects: saved, swapped, removed; none to itself', async () => {
  const redirects = (list: object[]) => catalog([], { redirects: list })
  await importFile(
    redirects([
      { path: '/old-tower', target: '/products/tower' },
      { path: '/partner', target: 'https://partner.example/tower' },
    ]),
  )
  expect(await importFile(redirects([{ path: '/old-tower', target: '/products/tower' }]))).toMatchObject({
    others: { redirects: 0 },
  })
  expect(
    await issuesOf(
      redirects([
        { path: '/a', target: '/a' },
        { path: '/b', target: '/en/b/?x=1' },
        { path: '/c', target: '/d' },
        { path: '/d', target: '/c' },
        { path: '/products/tower', target: '/old-tower' },
        { path: 'no-path', target: 'javascript:alert(1)' },
      ]),
    ),
  ).toEqual([
    'redirects[0].target: redirects /a to itself',
    'redirects[1].target: redirects /b to itself',
    'redirects[2].target: is part of a redirect loop from /c',
    'redirects[3].target: is part of a redirect loop from /d',
    'redirects[4].target: is part of a redirect loop from /products/tower',
    'redirects[5].path: must be a path of the shop that begins with / and has no query',
    'redirects[5].target: must be a path of the shop or an http(s) address',
  ])
  await importFile(
    redirects([
      { path: '/products/tower', target: '/old-tower' },
      { path: '/old-tower', target: null },
    ]),
  )
  expect(await sql('SELECT path, target FROM redirects ORDER BY path')).toEqual([
    { path: '/partner', target: 'https://partner.example/tower' },
    { path: '/products/tower', target: '/old-tower' },
  ])
})
