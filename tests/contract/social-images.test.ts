import { expect, test } from 'vitest'
import { factsOf, isComplete, LOCALES, type Locale } from '@/lib/domain/locale'
import { baseUrl } from '../fixtures/http'
import { prefixOf } from '../fixtures/locale-prefix'

/** One page of each kind that has its own social image; all other pages use the default one. */
const KINDS = [
  '/',
  '/products',
  '/products?product_categories=CATEGORY_018',
  '/products?destination=bangkok',
  '/products/wat-arun-longtail-sunset',
  '/categories/gourmet-food',
  '/destination/kyoto',
  '/esim',
  '/services',
  '/services-info',
  '/help',
  '/support',
  '/about',
  '/press',
  '/terms-and-conditions',
]
const USUAL = ['/terms-and-conditions', '/privacy-policy', '/sign-in', '/sign-up']

function metas(html: string): Map<string, string> {
  const tags = html.match(/<meta [^>]*>/g) ?? []
  return new Map(
    tags.map((tag) => [
      /(?:property|name)="([^"]*)"/.exec(tag)?.[1] ?? '',
      /content="([^"]*)"/.exec(tag)?.[1] ?? '',
    ]),
  )
}

async function head(locale: Locale, path: string): Promise<Map<string, string>> {
  const response = await fetch(baseUrl() + (prefixOf(locale) + path).replace(/(.)\/$/, '$1'))
  expect(response.status, path).toBe(200)
  return metas(await response.text())
}

const LETTERS = { latin: /[a-z]/, thai: /[\u0e00-\u0e7f]/, han: /[\u4e00-\u9fff]/ }

test.each(LOCALES)(
  '%s: each kind of page has its own social image, described by alt text',
  async (locale) => {
    const images = new Map<string, string>()
    for (const path of KINDS) {
      const meta = await head(locale, path)
      const image = meta.get('og:image') ?? ''
      const alt = meta.get('og:image:alt') ?? ''
      expect(new URL(image).pathname, path).toMatch(/^\/img\/w_1200,f_jpeg\/social\//)
      expect(alt.length, `${path}: ${alt}`).toBeGreaterThan(factsOf(locale).script === 'han' ? 8 : 20)
      if (isComplete(locale)) expect(alt, path).toMatch(LETTERS[factsOf(locale).script])
      const title = meta.get('og:title') ?? ''
      expect(title, path).not.toBe('')
      expect(alt, path).not.toContain(title)
      expect(meta.get('twitter:card'), path).toBe('summary_large_image')
      expect(meta.get('twitter:image'), path).toBe(image)
      expect(meta.get('twitter:image:alt'), path).toBe(alt)
      expect(images.get(image), `${path} shows what that page shows`).toBeUndefined()
      images.set(image, path)
    }
  },
  120_000,
)

test('form and policy pages use the default image', async () => {
  const images = await Promise.all(USUAL.map(async (path) => (await head('en', path)).get('og:image')))
  expect(new Set(images).size).toBe(1)
})

test('a social image is a JPEG of the size given in the head', async () => {
  const meta = await head('en', '/services')
  const response = await fetch(baseUrl() + new URL(meta.get('og:image') ?? '').pathname)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630'])
})
