import { expect, test, vi } from 'vitest'
import { getCategories } from './catalog'
import { dehydratedPreferences } from './preferences'

const lives = vi.hoisted(() => new Set<number>())
vi.mock('next/cache', () => ({
  cacheLife: ({ revalidate }: { revalidate: number }) => lives.add(revalidate),
  cacheTag: () => undefined,
}))
vi.mock('@/lib/i18n/current-page', () => ({ currentPage: async () => ({ locale: 'en', currency: 'THB' }) }))
vi.mock('..', () => ({ call: async () => ({ data: [] }) }))

const HOUR = 3_600
const DAYS = 86_400

test('[S2] languages, currencies and partner are cached for seven days, other data for an hour', async () => {
  await dehydratedPreferences()
  expect([...lives]).toEqual([7 * DAYS])
  lives.clear()
  await getCategories()
  expect([...lives]).toEqual([HOUR])
})
