import { expect, test } from 'vitest'
import type { Product } from '@/lib/contract/catalog'
import { LOCALES } from '@/lib/domain/locale'
import { formatDate, formatMoney } from '@/lib/i18n/format'
import { baseUrl, request } from '../fixtures/http'
import { prefixOf } from '../fixtures/locale-prefix'
import { visibleText } from '../fixtures/visible-text'

/** A product of each kind. */
const PRODUCTS = [
  'wat-arun-longtail-sunset',
  'bangkok-sky-deck',
  'bangkok-riverside-hotel',
  'heathrow-london-train',
  'esim-japan',
]

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')

test.each(LOCALES)(
  '[R5] [N3] %s: a product page shows options, prices and the next dates without scripts',
  async (locale) => {
    for (const id of PRODUCTS) {
      const { options, from } = (await request('GET', `/api/catalog/products/${id}`, { locale })).body
        .data as Product
      const html = await (await fetch(`${baseUrl()}${prefixOf(locale)}/products/${id}`)).text()
      const text = visibleText(html)
      const isDated = options.some(({ window }) => window !== 'NONE')
      expect(
        options.some(({ next_dates = [] }) => next_dates.length > 0),
        id,
      ).toBe(isDated)
      expect(text, id).toContain(formatMoney(from))
      for (const { name, from: lowest, units, next_dates = [] } of options) {
        expect(text, id).toContain(spaced(name))
        expect(text, `${id}: ${name}`).toContain(formatMoney(lowest.price))
        for (const { price } of units.slice(1)) expect(text, `${id}: ${name}`).toContain(formatMoney(price))
        for (const day of next_dates)
          expect(text, `${id}: ${name}`).toContain(formatDate(day, locale, 'short'))
      }
    }
  },
)
