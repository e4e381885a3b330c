import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { formatDate } from '@/lib/i18n/format'
import { translator } from '@/lib/i18n/translate'
import { newProduct } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { baseUrl } from '../fixtures/http'
import { prefixOf } from '../fixtures/locale-prefix'
import { structuredDataFaults } from '../fixtures/structured-data-rules'
import { visibleText } from '../fixtures/visible-text'

test('[N3] [R5] the page of an event has its next performances as text and as data', async () => {
  const { productId, date } = await newProduct()
  await sql(
    `UPDATE products SET is_event = true, vertical = 'ticket', category_id = 'CATEGORY_001', latitude = 13.7, longitude = 100.5 WHERE id = $1`,
    [productId],
  )
  await sql(
    `UPDATE product_translations SET meeting_name = 'Hall', meeting_directions = '' WHERE product_id = $1`,
    [productId],
  )
  await sql(`INSERT INTO product_areas (product_id, area_slug, position) VALUES ($1, 'bangkok', 0)`, [
    productId,
  ])
  await sql(`INSERT INTO images (path, product_id, position, alt) VALUES ($1, $2, 0, '{"en":"Stage"}')`, [
    `products/${productId}/0`,
    productId,
  ])
  for (const locale of LOCALES) {
    const html = await (await fetch(`${baseUrl()}${prefixOf(locale)}/products/${productId}`)).text()
    const text = visibleText(html)
    expect(text).toContain(translator(locale)('product.performances'))
    expect(text).toMatch(new RegExp(`${formatDate(date ?? '', locale, 'day')} 10:00 · [^·]*฿1,000`))
    const graphs = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    )
    const events = graphs.filter((graph) => graph['@type'] === 'Event')
    expect(structuredDataFaults(events)).toEqual([])
    expect(events).toMatchObject([
      {
        startDate: `${date}T10:00:00+07:00`,
        location: { name: 'Hall' },
        offers: [{ priceCurrency: 'THB', price: '1000.00' }],
      },
    ])
  }
})
