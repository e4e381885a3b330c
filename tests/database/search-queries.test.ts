import { beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '@/lib/domain/locale'
import { listing } from '../fixtures/listing'
import { SEARCH_QUERIES } from '../fixtures/search-queries'
import { withSeededDatabase } from '../fixtures/seeded-database'

withSeededDatabase()

/** Results that visitors see without scrolling. */
const SHOWN = 10
/** Lowest share of the queries that find an expected product, in percent. The measured share is higher. */
const LEAST = { en: 98, th: 97, 'zh-cn': 98 } satisfies Partial<Record<Locale, number>>

interface FoundQuery {
  locale: string
  q: string
  isFound: boolean
}

const results: FoundQuery[] = []

beforeAll(async () => {
  for (const { locale, q, expected } of SEARCH_QUERIES) {
    const { items } = await listing({ q, limit: SHOWN })
    results.push({ locale, q, isFound: items.some(({ id }) => expected.includes(id)) })
  }
})

describe('the query set', () => {
  test('has 500 queries in three languages', () => {
    expect(SEARCH_QUERIES).toHaveLength(500)
    expect(new Set(SEARCH_QUERIES.map(({ locale, q }) => `${locale} ${q}`)).size).toBe(500)
  })

  test.each(Object.entries(LEAST))('[R4] finds what is expected in %s for %i %% of it', (locale, least) => {
    const own = results.filter((result) => result.locale === locale)
    const missed = own.filter(({ isFound }) => !isFound).map(({ q }) => q)
    expect(100 * (1 - missed.length / own.length), `missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(
      least,
    )
  })
})
