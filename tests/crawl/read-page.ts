import { type Document, type Element, isTag } from 'domhandler'
import { findAll, getAttributeValue, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'

/** A page as a crawler without JavaScript reads it. */
export interface CrawledPage {
  /** The address that was requested. */
  url: string
  status: number
  lang: string | undefined
  title: string
  description: string | undefined
  robots: string | undefined
  canonical: string | undefined
  openGraphUrl: string | undefined
  openGraphLocale: string | undefined
  /** Addresses by `hreflang`. */
  alternates: Record<string, string>
  headings: Array<{ level: number; text: string }>
  /** Each with the text that a reader of links hears. */
  links: Array<{ href: string; text: string; followed: boolean }>
  /** Images without an alternative text, by their sources. */
  imagesWithoutAlt: string[]
  /** Texts of the structured data. */
  data: string[]
  /** Products of a list, by their paths, with the text of their price. */
  cards: Array<{ path: string; price: string }>
  /** The text of the main part, without what is hidden until a script shows it. */
  text: string
}

const HIDDEN = new Set(['script', 'style', 'template', 'svg'])

const isHidden = (element: Element) =>
  HIDDEN.has(element.name) || getAttributeValue(element, 'hidden') !== undefined

const hasClass = (element: Element, name: string) =>
  element.attribs.class?.split(/\s+/).includes(name) ?? false

function visibleText(element: Element): string {
  if (isHidden(element)) return ''
  return element.children
    .map((child) =>
      isTag(child) ? visibleText(child) : 'data' in child && child.type === 'text' ? child.data : '',
    )
    .join(' ')
}

/** The name of a link: its label, its text, or the texts of its images. */
function nameOf(link: Element): string {
  const alts = findAll(({ name }) => name === 'img', link.children).map((image) => image.attribs.alt ?? '')
  return [link.attribs['aria-label'], textContent(link), ...alts].filter(Boolean).join(' ').trim()
}

export function readPage(url: string, status: number, html: string): CrawledPage {
  const document: Document = parseDocument(html)
  const named = (name: string) => findAll((element) => element.name === name, document.children)
  const meta = (key: string) =>
    named('meta').find(({ attribs }) => attribs.name === key || attribs.property === key)?.attribs.content
  const related = (rel: string) => named('link').filter(({ attribs }) => attribs.rel === rel)
  const shown = named('body').flatMap((body) =>
    findAll((element) => /^h[1-6]$/.test(element.name), body.children),
  )
  return {
    url,
    status,
    lang: named('html')[0]?.attribs.lang,
    title: textContent(named('title')[0] ?? []).trim(),
    description: meta('description'),
    robots: meta('robots'),
    canonical: related('canonical')[0]?.attribs.href,
    openGraphUrl: meta('og:url'),
    openGraphLocale: meta('og:locale'),
    alternates: Object.fromEntries(
      related('alternate').flatMap(({ attribs: { hreflang, href } }) =>
        hreflang && href ? [[hreflang, href]] : [],
      ),
    ),
    headings: shown.map((heading) => ({ level: Number(heading.name[1]), text: textContent(heading).trim() })),
    links: named('a').flatMap((link) =>
      link.attribs.href
        ? [
            {
              href: link.attribs.href,
              text: nameOf(link),
              followed: !link.attribs.rel?.split(' ').includes('nofollow'),
            },
          ]
        : [],
    ),
    imagesWithoutAlt: named('img').flatMap(({ attribs }) =>
      attribs.alt === undefined ? [attribs.src ?? ''] : [],
    ),
    data: named('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map((script) => textContent(script)),
    cards: named('a')
      .filter((link) => hasClass(link, 'product-card'))
      .map((link) => ({
        path: new URL(link.attribs.href ?? '', url).pathname,
        price: textContent(findAll((element) => hasClass(element, 'price'), link.children).slice(0, 1)),
      })),
    text: named('main').map(visibleText).join(' ').replaceAll(/\s+/g, ' '),
  }
}
