// @module-tag thorough

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runRates } from '@/lib/cli/run-rates'
import { todayIn } from '@/lib/domain/local-date'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withSeededCopy } from '../fixtures/embedded-copy'
import { LIVE, type ShopProcess, startShop, visit } from './shop-process'

// Rates change what other files see.
withSeededCopy()

/** The job looks every 15 seconds; a machine that runs other tests may take longer. */
const SOON_MS = 60_000

describe('the live mode with exchange rates that are too old', () => {
  let shop: ShopProcess
  beforeAll(async () => {
    // The bundled rates are of 2025.
    shop = await startShop({ ...LIVE, DATABASE_URL: process.env.DATABASE_URL, LOG_LEVEL: 'fatal' })
  })
  afterAll(() => shop.stop())

  const RIBBON = 'data-rates'
  const page = async (path: string, currency = '') => {
    const response = await visit(shop.origin + path, currency && `currency=${currency}`)
    return { html: await response.text(), cookies: response.headers.getSetCookie().join() }
  }
  async function becomes(holds: () => Promise<boolean>): Promise<boolean> {
    const end = performance.now() + SOON_MS
    while (performance.now() < end) {
      if (await holds()) return true
      await sleep(100)
    }
    return false
  }
  const codes = async () => {
    const { data } = (await (await fetch(`${shop.origin}/api/pd4/currencies`)).json()) as {
      data: Array<{ code: string }>
    }
    return data.map(({ code }) => code)
  }

  test.each(['/', '/th', '/zh-cn', '/products/bangkok-sky-deck'])(
    '%s says so, with prices in baht',
    async (path) => {
      const { html, cookies } = await page(path, 'EUR')
      expect(html).toContain(RIBBON)
      expect(html).toContain('฿')
      expect(html).not.toMatch(/€\d/)
      expect(cookies).not.toContain('currency=')
    },
  )

  test('the API offers baht only, and responds in baht', async () => {
    expect(await codes()).toEqual(['THB'])
    const response = await fetch(`${shop.origin}/api/catalog/products/bangkok-sky-deck?currency=EUR`)
    const { data } = (await response.json()) as { data: { from: { currency: string } } }
    expect(data.from.currency).toBe('THB')
  })

  test('with new rates every page is rendered again, in the currency that the visitor had stored', async () => {
    const set = ['set', '--base', 'THB', 'EUR=0.0263', 'USD=0.0309', '--as-of', todayIn('UTC'), '--by', 'Nok']
    expect(await commandHere(runRates, ...set)).toMatchObject({ code: 0 })
    const isInEuros = async (path: string) => {
      const { html } = await page(path, 'EUR')
      return !html.includes(RIBBON) && /€\d/.test(html)
    }
    for (const path of ['/', '/products/bangkok-sky-deck'])
      expect(await becomes(() => isInEuros(path)), path).toBe(true)
    // The rates that were not set are as old as before.
    expect(await codes()).toEqual(['THB', 'USD', 'EUR'])
  })

  test('when time makes them too old, every page is rendered again', async () => {
    await sql("UPDATE exchange_rates SET as_of = '2026-01-05'")
    for (const path of ['/', '/products/bangkok-sky-deck'])
      expect(await becomes(async () => (await page(path, 'EUR')).html.includes(RIBBON)), path).toBe(true)
    expect(await codes()).toEqual(['THB'])
  })
})
