import { SaxesParser } from 'saxes'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '@/lib/domain/locale'
import { env, siteOrigin } from '@/lib/env'
import { sitemapFile, sitemapIndex } from './sitemap'

const SITE = siteOrigin()

afterEach(() => {
  env.LOCALE_PREFIX = 'as-needed'
})

interface Element {
  name: string
  attributes: Record<string, string>
  text: string
}

async function elementsOf(pieces: AsyncIterable<string>): Promise<Element[]> {
  const elements: Element[] = []
  const open: Element[] = []
  const parser = new SaxesParser({ xmlns: false })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '' }
    elements.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.on('error', (error) => {
    throw error
  })
  for await (const piece of pieces) parser.write(piece)
  parser.close()
  return elements
}

const named = (elements: Element[], name: string) => elements.filter((element) => element.name === name)
const texts = (elements: Element[], name: string) => named(elements, name).map(({ text }) => text)

const OFFERED: Locale[] = ['en', 'th', 'zh-cn']
const CHANGED = '2026-11-20T08:00:00.000Z'
const PRODUCT = { path: '/products/wat-arun', updatedAt: CHANGED, images: ['products/wat-arun/0'] }

test('[N3] an entry has its address in the language, its alternates, its last change and its images', async () => {
  const elements = await elementsOf(sitemapFile([[PRODUCT]], { locale: 'th', offered: OFFERED }))
  expect(texts(elements, 'loc')).toEqual([`${SITE}/th/products/wat-arun`])
  expect(texts(elements, 'lastmod')).toEqual([CHANGED])
  expect(texts(elements, 'image:loc')).toEqual([`${SITE}/img/w_1280,f_jpeg/products/wat-arun/0`])
  expect(named(elements, 'xhtml:link').map(({ attributes }) => attributes)).toEqual([
    { rel: 'alternate', hreflang: 'en', href: `${SITE}/products/wat-arun` },
    { rel: 'alternate', hreflang: 'th', href: `${SITE}/th/products/wat-arun` },
    { rel: 'alternate', hreflang: 'zh-Hans', href: `${SITE}/zh-cn/products/wat-arun` },
    { rel: 'alternate', hreflang: 'x-default', href: `${SITE}/products/wat-arun` },
  ])
})

test('an entry without a known change has no date', async () => {
  const page = { path: '/help', updatedAt: null, images: [] }
  const elements = await elementsOf(sitemapFile([[page]], { locale: 'en', offered: OFFERED }))
  expect(texts(elements, 'loc')).toEqual([`${SITE}/help`])
  expect(named(elements, 'lastmod')).toEqual([])
})

test('[G8] without prefixes of languages an address has no alternates', async () => {
  env.LOCALE_PREFIX = 'never'
  const elements = await elementsOf(sitemapFile([[PRODUCT]], { locale: 'en', offered: OFFERED }))
  expect(texts(elements, 'loc')).toEqual([`${SITE}/products/wat-arun`])
  expect(named(elements, 'xhtml:link')).toEqual([])
})

test('signs of XML and other scripts in an id are escaped', async () => {
  const page = { path: '/destination/ko-<&>-ภูเก็ต', updatedAt: null, images: ['areas/a&b\u0001'] }
  const elements = await elementsOf(sitemapFile([[page]], { locale: 'en', offered: ['en'] }))
  expect(texts(elements, 'loc').map(decodeURI)).toEqual([`${SITE}/destination/ko-<&>-ภูเก็ต`])
  expect(texts(elements, 'image:loc')[0]).toMatch(/areas\/a&b/)
})

test('the index has an entry for each file', async () => {
  const elements = await elementsOf(
    sitemapIndex([
      { path: '/sitemaps/page.en.xml', updatedAt: null },
      { path: '/sitemaps/product-1.en.xml', updatedAt: CHANGED },
    ]),
  )
  expect(elements[0]?.name).toBe('sitemapindex')
  expect(texts(elements, 'loc')).toEqual([
    `${SITE}/sitemaps/page.en.xml`,
    `${SITE}/sitemaps/product-1.en.xml`,
  ])
  expect(texts(elements, 'lastmod')).toEqual([CHANGED])
})
