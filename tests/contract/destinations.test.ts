import { expect, test } from 'vitest'
import { type AreaGuide, areaGuide } from '@/lib/contract/area-guide'
import type { Area, Category, Product } from '@/lib/contract/catalog'
import { isComplete, LOCALES, type Locale } from '@/lib/domain/locale'
import { request } from '../fixtures/http'

async function data<T>(path: string, locale: Locale = 'en'): Promise<T> {
  const { status, body } = await request('GET', path, { locale })
  expect(status, path).toBe(200)
  return body.data as T
}

const guide = async (slug: string, locale?: Locale) =>
  areaGuide.parse(await data<AreaGuide>(`/api/catalog/areas/${slug}`, locale))

test('[R7] a destination has its location, time zone and country facts', async () => {
  const bangkok = await guide('bangkok')
  expect(bangkok).toMatchObject({
    slug: 'bangkok',
    country: 'TH',
    time_zone: 'Asia/Bangkok',
    utc_offset: { least: 420, most: 420 },
    facts: { currency: 'THB', calling_code: '66', drives: 'left' },
  })
  expect(bangkok.images[0]?.path).toBe('areas/bangkok/0')
  const sydney = await guide('sydney')
  expect(sydney.utc_offset).toEqual({ least: 600, most: 660 })
})

test('[R7] [N2] the guide is written in each language, in paragraphs', async () => {
  const guides = await Promise.all(LOCALES.map((locale) => guide('kyoto', locale)))
  for (const part of ['about', 'when_to_go', 'getting_there'] as const) {
    const texts = guides.map((each) => each[part])
    for (const paragraphs of texts) expect(paragraphs.length, part).toBeGreaterThan(1)
    expect(new Set(texts.map((paragraphs) => paragraphs.join())).size, part).toBe(
      LOCALES.filter(isComplete).length,
    )
  }
})

test('[R7] every destination of the menu has page data, with or without a guide', async () => {
  for (const { slug } of await data<Area[]>('/api/pd4/areas?limit=100')) {
    const { images, facts } = await guide(slug)
    expect(images.length, slug).toBeGreaterThan(0)
    expect(facts, slug).not.toBeNull()
  }
})

test.each(['atlantis', '%27%20OR%201=1--', '..%2F..%2Fetc', 'x'.repeat(80)])(
  '[R7] %s is an unknown destination, in the language of the request',
  async (slug) => {
    for (const locale of LOCALES) {
      const { status, body } = await request('GET', `/api/catalog/areas/${slug}`, { locale })
      expect([status, body.code]).toEqual([404, 'AREA_NOT_FOUND'])
    }
  },
)

test('[R6] [N2] every category and sub-category has a description in each language', async () => {
  const summaries = await Promise.all(
    LOCALES.filter(isComplete).map(async (locale) =>
      (await data<Category[]>('/api/catalog/categories', locale))
        .flatMap((main) => [main, ...main.children])
        .map(({ slug, summary }) => `${slug}: ${summary}`),
    ),
  )
  for (const list of summaries) for (const fact of list) expect(fact).toMatch(/: .{20,}/)
  expect(new Set(summaries.flat()).size).toBe(summaries.flat().length)
})

test('[R12] data plans list the countries they cover', async () => {
  const countries = async (id: string) =>
    (await data<Product>(`/api/catalog/products/${id}`)).options[0]?.plan?.countries
  expect(await countries('esim-thailand')).toEqual(['TH'])
  expect(await countries('esim-europe')).toHaveLength(32)
  expect(await countries('esim-asia')).toContain('KR')
})
