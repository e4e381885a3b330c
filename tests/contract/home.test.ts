import { expect, test } from 'vitest'
import type { ProductCard } from '@/lib/contract/catalog'
import { formatMoney } from '@/lib/i18n/format'
import { baseUrl, request } from '../fixtures/http'

test('[R1] the eSIM band shows the lowest price of all eSIMs', async () => {
  const { body } = await request('GET', '/api/catalog/products?vertical=esim&limit=48&currency=THB')
  const { items } = body.data as { items: ProductCard[] }
  const [cheapest] = items.toSorted((a, b) => a.from.amount - b.from.amount)
  expect(items.every(({ vertical }) => vertical === 'esim')).toBe(true)
  const html = await (await fetch(baseUrl(), { headers: { cookie: 'currency=THB' } })).text()
  const band = /class="esim-band"(.*?)<\/section>/s.exec(html)?.[1] ?? ''
  expect(cheapest && band.includes(formatMoney(cheapest.from))).toBe(true)
})
