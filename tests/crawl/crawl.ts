import { LOCALES, type Locale } from '@/lib/domain/locale'
import { prefixOf } from '../fixtures/locale-prefix'
import { type CrawledPage, readPage } from './read-page'

const AT_A_TIME = 4

export async function openPage(url: string): Promise<CrawledPage> {
  // The server may close a connection that waits while pages are judged.
  const response = await fetch(url, { redirect: 'manual', headers: { connection: 'close' } })
  return readPage(url, response.status, await response.text())
}

/** The address of a link without its hash; null if it leads to no page of the language. */
function target(href: string, from: string, prefix: string): string | null {
  const url = new URL(href, from)
  const own = url.origin === new URL(from).origin && !/\.\w+$/.test(url.pathname)
  const others = LOCALES.map(prefixOf).filter((other) => other !== prefix && other !== '')
  const isBelow = (path: string) => url.pathname === path || url.pathname.startsWith(`${path}/`)
  const isOther = !isBelow(prefix) || others.some(isBelow)
  if (!own || isOther || /^(\/[a-z-]+)?\/(api|img)(\/|$)/.test(url.pathname)) return null
  return url.origin + url.pathname + url.search
}

/**
 * Follows links that crawlers follow, from the home page, one of each kind of page before more of the same, some at a time.
 */
export async function crawl(origin: string, locale: Locale, maxPages = Infinity): Promise<CrawledPage[]> {
  const prefix = prefixOf(locale)
  const pages: CrawledPage[] = []
  const kindOf = (url: string) => new URL(url).pathname.slice(prefix.length).split('/')[1] ?? ''
  const counts = new Map<string, number>()
  const countOf = (url: string) => counts.get(kindOf(url)) ?? 0
  const waiting = [new URL(prefix || '/', origin).href]
  const known = new Set(waiting)
  while (waiting.length > 0 && pages.length < maxPages) {
    waiting.sort((a, b) => countOf(a) - countOf(b))
    const batch = waiting.splice(0, Math.min(AT_A_TIME, maxPages - pages.length))
    for (const url of batch) counts.set(kindOf(url), countOf(url) + 1)
    for (const page of await Promise.all(batch.map(openPage))) {
      pages.push(page)
      for (const { href, followed } of page.links) {
        const next = followed ? target(href, page.url, prefix) : null
        if (!next || known.has(next)) continue
        known.add(next)
        waiting.push(next)
      }
    }
  }
  return pages
}

/** The addresses of all sitemaps of a language. */
export async function listedIn(origin: string, locale: Locale): Promise<string[]> {
  const locationsIn = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
  const files = (await locationsIn(`${origin}/sitemap.xml`)).filter((url) => url.endsWith(`.${locale}.xml`))
  const own = files.map((url) => origin + new URL(url).pathname)
  return (await Promise.all(own.map(locationsIn))).flat()
}
