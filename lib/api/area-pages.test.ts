import { expect, test, vi } from 'vitest'
import type { Area } from '@/lib/contract/catalog'
import { readAreaPages } from './area-pages'

/** A host with so many destinations in pages of ten; `meta` as the adapter completes it. */
function listOf(count: number, { states }: { states: boolean }) {
  const all = Array.from({ length: count }, (_, index) => ({ slug: `area-${index + 1}` }) as Area)
  return vi.fn(async (page: number) => {
    const data = all.slice((page - 1) * 10, page * 10)
    const last_page = states ? Math.max(1, Math.ceil(count / 10)) : data.length === 10 ? page + 1 : page
    return { data, meta: { last_page } }
  })
}

const slugs = (areas: Area[]) => areas.map(({ slug }) => slug)

test.each([true, false])(
  '[C3] [X9] all pages are read, several at once; their number is stated: %s',
  async (states) => {
    for (const count of [0, 4, 10, 12, 30, 31, 75]) {
      const read = listOf(count, { states })
      const areas = await readAreaPages(read)
      expect(slugs(areas)).toEqual(Array.from({ length: count }, (_, index) => `area-${index + 1}`))
      const pages = read.mock.calls.map(([page]) => page)
      expect(new Set(pages).size).toBe(pages.length)
    }
  },
)

test('[C3] a slow host is asked for the first pages at the same time', async () => {
  const read = vi.fn((_: number) => new Promise<never>(() => {}))
  void readAreaPages(read)
  expect(read.mock.calls).toEqual([[1], [2], [3]])
})

test('[C3] a page after the last one may fail, one before it may not', async () => {
  const list = listOf(12, { states: true })
  const strict = (page: number) => (page > 2 ? Promise.reject(new Error('no such page')) : list(page))
  expect(await readAreaPages(strict)).toHaveLength(12)
  const broken = (page: number) => (page === 2 ? Promise.reject(new Error('away')) : list(page))
  await expect(readAreaPages(broken)).rejects.toThrow('away')
  await expect(readAreaPages(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
})

test('[C3] a host that does not know pages sends the same one again', async () => {
  const read = vi.fn(async (page: number) => ({
    data: Array.from({ length: 10 }, (_, index) => ({ slug: `area-${index}` }) as Area),
    meta: { last_page: page + 1 },
  }))
  expect(await readAreaPages(read)).toHaveLength(10)
  expect(read.mock.calls.length).toBeLessThanOrEqual(6)
})
