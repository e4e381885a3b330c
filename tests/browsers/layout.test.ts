import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { request } from '../fixtures/http'
import { newPerson, signUp } from '../fixtures/people'
import { ENGINES, labelOf, missingPackages } from '../setup/engines'
import type { Box } from './in-page'
import { inEngine, role, type ShopPage } from './shop-page'
import { SIZES } from './sizes'

/** The largest difference of a position or a size, in px. */
const TOLERANCE = 2
const SETTLED_MS = 2_000
const BOAT = 'wat-arun-longtail-sunset'

const person = newPerson()
const pages: Record<string, string> = {
  home: '/',
  category: '/categories/tours-experiences',
  listing: '/products',
  services: '/services',
  product: `/products/${BOAT}`,
  cart: '/cart',
}

beforeAll(async () => {
  const { body } = await signUp(person)
  const added = await request('POST', '/api/pd4/carts', {
    token: body.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    json: {
      product_id: BOAT,
      option_id: `${BOAT}.shared`,
      date: addDays(todayIn('Asia/Bangkok'), 80),
      time: '18:30',
      quantities: { ADULT: 2, CHILD: 1 },
    },
  })
  const { item } = added.body.data as { item: { id: string } }
  pages.checkout = `/checkout?items=${item.id}`
})

/** The boxes of a page once no more of them appear, such as those of a calendar. */
async function settledBoxes(page: ShopPage): Promise<Box[]> {
  for (let before = 0; ; ) {
    const now = await page.evaluate<Box[]>('inPage.boxes()')
    if (now.length === before) return now
    before = now.length
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  }
}

/** The boxes of all pages. */
async function laidOut(page: ShopPage): Promise<Record<string, Box[]>> {
  await page.open('/')
  const login = { credential: person.email, password: person.password }
  const status = await page.evaluate(
    `fetch('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' },
      body: ${JSON.stringify(JSON.stringify(login))} }).then((response) => response.status)`,
  )
  expect(status).toBe(200)
  const all: Record<string, Box[]> = {}
  for (const [name, path] of Object.entries(pages)) {
    await page.open(path)
    await page.settled()
    await page.evaluate('inPage.readThrough()')
    // The calendar is loaded once it is near the viewport.
    if (name === 'product') await page.see(role('gridcell'))
    all[name] = await settledBoxes(page)
  }
  return all
}

/** The boxes that differ, or are of one engine only. */
function differences(own: Box[], reference: Box[]): string[] {
  if (own.length !== reference.length) {
    const first = own.findIndex(({ what }, index) => what !== reference[index]?.what)
    return [
      `${own.length} boxes, not ${reference.length}: ${own[first]?.what}, not ${reference[first]?.what}`,
    ]
  }
  return own.flatMap(({ what, at }, index) => {
    const expected = reference[index]?.at
    const isNear = expected?.every((px, side) => Math.abs(px - (at[side] ?? 0)) <= TOLERANCE)
    return isNear ? [] : [`${what}: ${at.map(Math.round)}, not ${expected?.map(Math.round)}`]
  })
}

describe.each(ENGINES)('%s', (engine) => {
  describe.skipIf(missingPackages(engine).length > 0)(labelOf(engine), () => {
    test.each(SIZES)('lays the main pages out like Chromium at $width px', async ({ width, height }) => {
      let own: Record<string, Box[]> = {}
      let shown: number = width
      await inEngine(engine, { width, height }, 'en', async (page) => {
        shown = await page.inner()
        own = await laidOut(page)
      })
      await inEngine('chromium', { width: shown, height }, 'en', async (page) => {
        const reference = await laidOut(page)
        for (const name of Object.keys(pages))
          expect.soft(differences(own[name] ?? [], reference[name] ?? []), name).toEqual([])
      })
    })
  })
})
