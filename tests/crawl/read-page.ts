import { type Document, type Element, isTag } from 'domhandler'
import { findAll, getAttributeValue, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'

/** A section of the main part, as it is shown without scripts. */
export interface PageSection {
  heading: string
  text: string
  /** How many dates it has for programs. */
  dates: number
  /** Entries of its lists that have a heading and a price. */
  items: Array<{ heading: string; text: string; price: string }>
}

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
  openGraphAlternates: string[]
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
  /** The first price of the ticket beside the text, and of the bar of a phone; undefined without one. */
  fromPrices: { ticket: string | undefined; bar: string | undefined }
  /** The same of the bars that scripts put in its place. */
  laterBars: Array<string | undefined>
  sections: PageSection[]
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

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** An element and what is in it, without what is hidden until a script shows it. */
function shownElements(element: Element): Element[] {
  if (isHidden(element)) return []
  return [element, ...element.children.flatMap((child) => (isTag(child) ? shownElements(child) : []))]
}

const isHeading = ({ name }: Element) => /^h[1-6]$/.test(name)

const isBar = ({ attribs }: Element) => attribs['data-bottom-bar'] !== undefined

const firstText = (elements: Element[], is: (element: Element) => boolean) => {
  const first = elements.find(is)
  return first && spaced(textContent(first))
}

const firstPrice = (elements: Element[]) => firstText(elements, (element) => hasClass(element, 'price'))

function sectionOf(section: Element): PageSection {
  const shown = shownElements(section)
  return {
    heading: firstText(shown, isHeading) ?? '',
    text: spaced(visibleText(section)),
    dates: shown.filter(({ name }) => name === 'time').length,
    items: shown.flatMap((item) => {
      const within = item.name === 'li' ? shownElements(item) : []
      const [heading, price] = [firstText(within, isHeading), firstPrice(within)]
      return heading && price ? [{ heading, price, text: spaced(visibleText(item)) }] : []
    }),
  }
}

/** The name of a link: its label, its text, or the texts of its images. */
function nameOf(link: Element): string {
  const alts = findAll(({ name }) => name === 'img', link.children).map((image) => image.attribs.alt ?? '')
  return [link.attribs['aria-label'], textContent(link), ...alts].filter(Boolean).join(' ').trim()
}

export function readPage(url: string, status: number, html: string): CrawledPage {
  const document: Document = parseDocument(html)
  const named = (name: string) => findAll((element) => element.name === name, document.children)
  const metas = (key: string) =>
    named('meta').flatMap(({ attribs: { name, property, content } }) =>
      content !== undefined && (name === key || property === key) ? [content] : [],
    )
  const meta = (key: string) => metas(key)[0]
  const related = (rel: string) => named('link').filter(({ attribs }) => attribs.rel === rel)
  const headings = named('body').flatMap((body) => findAll(isHeading, body.children))
  const shown = named('main').flatMap(shownElements)
  const priceIn = (is: (element: Element) => boolean) => firstPrice(shown.filter(is).flatMap(shownElements))
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
    openGraphAlternates: metas('og:locale:alternate'),
    alternates: Object.fromEntries(
      related('alternate').flatMap(({ attribs: { hreflang, href } }) =>
        hreflang && href ? [[hreflang, href]] : [],
      ),
    ),
    headings: headings.map((heading) => ({
      level: Number(heading.name[1]),
      text: textContent(heading).trim(),
    })),
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
    fromPrices: {
      ticket: priceIn(({ name }) => name === 'aside'),
      bar: priceIn(isBar),
    },
    laterBars: findAll(isBar, document.children)
      .filter((bar) => !shown.includes(bar))
      .map((bar) => firstPrice(shownElements(bar))),
    sections: shown.filter(({ name }) => name === 'section').map(sectionOf),
    text: spaced(named('main').map(visibleText).join(' ')),
  }
}
