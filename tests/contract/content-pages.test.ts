import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { ENTRIES } from '@/stores/browser-storage/entries'
import { alternatesFor, alternatesOf } from '../fixtures/alternates'
import { prefixOf } from '../fixtures/locale-prefix'

const PAGES = [
  ['R13', '/services', 'pages.services.title'],
  ['R13', '/services-info', 'pages.servicesInfo.title'],
  ['R14', '/help', 'pages.help.title'],
  ['R14', '/support', 'pages.support.title'],
  ['R14', '/about', 'pages.about.title'],
  ['R14', '/press', 'pages.press.title'],
  ['R14', '/privacy-policy', 'pages.privacy.title'],
  ['R14', '/terms-and-conditions', 'pages.terms.title'],
] as const

describe('content pages', () => {
  test.each(PAGES.flatMap((page) => LOCALES.map((locale) => [...page, locale] as const)))(
    '[%s] %s (%s) in %s: heading, language, canonical, alternates, no missing message',
    async (_, path, title, locale) => {
      const response = await fetch(new URL(prefixOf(locale) + path, process.env.TEST_BASE_URL))
      const html = await response.text()
      expect(response.status).toBe(200)
      const headings = [...html.matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)].map(([, text]) => text)
      expect(headings).toEqual([translator(locale)(title, { shop: 'Sunhop' })])
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`))
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${prefixOf(locale)}${path}"`))
      expect(alternatesOf(html)).toEqual(alternatesFor(path))
      expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/)
      expect(html).not.toMatch(/>pages\.[a-z]+\./i)
    },
  )

  test('[R14] the help page has structured data for its questions, and links to each', async () => {
    const html = await (await fetch(new URL('/help', process.env.TEST_BASE_URL))).text()
    const [json = '{}'] = [
      ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ].flatMap(([, text = '']) => (text.includes('"FAQPage"') ? [text] : []))
    const data = JSON.parse(json) as { mainEntity: Array<{ name: string; acceptedAnswer: { text: string } }> }
    expect(data.mainEntity.length).toBeGreaterThanOrEqual(35)
    for (const { name, acceptedAnswer } of data.mainEntity) {
      expect(name).not.toBe('')
      expect(acceptedAnswer.text).not.toMatch(/\]\(|pages\./)
    }
    expect(html.match(/<details id="[a-z-]+"/g)).toHaveLength(data.mainEntity.length)
  })

  test('[R14] the privacy policy names exactly the cookies that the shop sets, with their lifetimes', async () => {
    const html = await (await fetch(new URL('/privacy-policy', process.env.TEST_BASE_URL))).text()
    const named = [...html.matchAll(/<code[^>]*>([\w-]+)<\/code>/g)].map(([, name]) => name ?? '')
    // The entries of session and local storage follow.
    expect(named.slice(0, 10)).toEqual([
      'access-token',
      '__Host-access-token',
      'signed-in',
      'sign-in-browser',
      'sign-up',
      'code-asker',
      'known-device',
      'locale',
      'currency',
      'theme',
    ])
    expect(named.slice(10).filter((name) => !Object.hasOwn(ENTRIES, name))).toEqual([])
  })

  test('[R14] the downloads of the press page exist', async () => {
    const html = await (await fetch(new URL('/press', process.env.TEST_BASE_URL))).text()
    const links = [...html.matchAll(/<a href="([^"]+)" download=""/g)].map(([, href]) => href ?? '')
    expect(links).toHaveLength(7)
    expect((await fetch(new URL(links[0] ?? '', process.env.TEST_BASE_URL))).status).toBe(200)
  })
})
