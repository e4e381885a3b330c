import { expect, test } from 'vitest'
import { DEFAULT_LOCALE, factsOf, LOCALES } from '@/lib/domain/locale'
import { readPage } from '../crawl/read-page'
import { differentPrices, faultsOf, repeatedTexts, unansweredAlternates, unlistedPages } from '../crawl/rules'

const URL_OF_PAGE = 'https://shop.example/products/boat'

const ALTERNATES = LOCALES.map((locale) => {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return `<link rel="alternate" hreflang="${factsOf(locale).hreflang}" href="https://shop.example${prefix}/products/boat">`
})
const HEAD = `<title>Boat trip to the islands</title>
<meta name="description" content="A day at sea, with lunch and a guide who knows the reefs.">
<link rel="canonical" href="${URL_OF_PAGE}"><meta property="og:url" content="${URL_OF_PAGE}">
<meta property="og:locale" content="en_GB">
${ALTERNATES.join('\n')}
<link rel="alternate" hreflang="x-default" href="${URL_OF_PAGE}">`
const graph = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`
const BODY = `<main><h1>Boat</h1><h2>Price</h2><p>From ฿1,290</p><a href="/help">Help</a>
<a href="/"><img src="/logo" alt="Home"></a></main>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","lowPrice":"1290.00"}</script>${graph({ '@type': 'BreadcrumbList' })}`

const offersOf = (...names: string[]) =>
  `<main><h3>Single</h3></main>${graph({ '@type': 'Product', offers: { offers: names.map((name) => ({ name })) } })}`

const listOf = (...ids: string[]) =>
  graph({
    '@type': 'ItemList',
    itemListElement: ids.map((id) => ({ url: `https://shop.example/products/${id}` })),
  })
const linkTo = (...ids: string[]) => ids.map((id) => `<a href="/products/${id}">${id}</a>`).join('')

const trip = graph({ '@type': 'TouristTrip', tripOrigin: { name: 'Pier 3' } })
const FREE = { name: 'Single', availability: 'https://schema.org/InStock' }
const freeTrip = (text: string) =>
  BODY.replace('<p>', `<h3>Single</h3><p>${text} `).replace(
    '"@type":"Product",',
    `"@type":"Product","offers":{"offers":[${JSON.stringify(FREE)}]},`,
  ) + trip

const page = (head = HEAD, body = BODY, status = 200) =>
  readPage(
    URL_OF_PAGE,
    status,
    `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
  )

test('a page that keeps the rules has no fault', () => {
  expect(faultsOf(page(), 'en')).toEqual([])
})

test('a page of a trip that names its first dates and its place has no fault', () => {
  expect(faultsOf(page(HEAD, freeTrip('Next available: 12 Dec. Pier 3')), 'en')).toEqual([])
})

test.each([
  ['language en', page(), 'th'],
  ['status 404', page(HEAD, BODY, 404), 'en'],
  ['not one main heading', page(HEAD, BODY.replace('<h1>Boat</h1>', '')), 'en'],
  ['heading "Price" skips a level', page(HEAD, BODY.replaceAll('h2>', 'h3>')), 'en'],
  ['heading without text', page(HEAD, BODY.replace('Price', '')), 'en'],
  ['link without text: /help', page(HEAD, BODY.replace('>Help<', '><')), 'en'],
  ['link without text: /', page(HEAD, BODY.replace('alt="Home"', 'alt=""')), 'en'],
  ['image without alternative text: /logo', page(HEAD, BODY.replace('alt="Home"', 'title="Home"')), 'en'],
  ['structured data is no JSON', page(HEAD, BODY.replace('"}<', '"<')), 'en'],
  ['structured data without a vocabulary', page(HEAD, BODY.replace('https://schema.org', 'x')), 'en'],
  ['title is cut: Boat trip to the…', page(HEAD.replace('the islands', 'the…')), 'en'],
  ['title of 1 characters', page(HEAD.replace('Boat trip to the islands', 'B')), 'en'],
  ['description of 0 characters', page(HEAD.replace('name="description"', 'name="other"')), 'en'],
  [
    'canonical address https://shop.example/products/x',
    page(HEAD.replace('products/boat', 'products/x')),
    'en',
  ],
  ['og:url undefined', page(HEAD.replace('og:url', 'og:other')), 'en'],
  ['no alternate zh-Hans', page(HEAD.replace('zh-Hans', 'zh')), 'en'],
  ['is no alternate of itself', page(), 'th'],
  ['followed link to a view: /products?q=x', page(HEAD, BODY.replace('/help', '/products?q=x')), 'en'],
  [
    'followed link to a view: /products/esim?option=one',
    page(HEAD, BODY.replace('/help', '/products/esim?option=one')),
    'en',
  ],
  [
    "link to a listing's view: /products?q=x",
    page(HEAD, BODY.replace('href="/help"', 'href="/products?q=x" rel="nofollow"')),
    'en',
  ],
  ['several options are named "Single"', page(HEAD, BODY + offersOf('Single', 'Single')), 'en'],
  ['no heading names the option "Return"', page(HEAD, BODY + offersOf('Single', 'Return')), 'en'],
  ['the list of the page lacks raft', page(HEAD, BODY + listOf('boat') + linkTo('boat', 'raft')), 'en'],
  [
    'the page does not link raft of its list',
    page(HEAD, BODY + listOf('boat', 'raft') + linkTo('boat')),
    'en',
  ],
  ['og:locale undefined', page(HEAD.replace('og:locale', 'og:other')), 'en'],
  ['no Product in the structured data', page(HEAD, BODY.replace('"Product"', '"Thing"')), 'en'],
  ['no BreadcrumbList in the structured data', page(HEAD, BODY.replace('BreadcrumbList', 'List')), 'en'],
  ['does not say where: Pier 3', page(HEAD, BODY + trip), 'en'],
  ['no first dates of its options', page(HEAD, freeTrip('Pier 3')), 'en'],
  ['the price 1290 is not on the page', page(HEAD, BODY.replace('<p>', '<p hidden>')), 'en'],
] as const)('finds the fault: %s', (fault, faulty, locale) => {
  expect(faultsOf(faulty, locale)).toContain(`${URL_OF_PAGE}: ${fault}`)
})

test.each(['/products?page=2', 'https://other.example/?q=x'])('a link to %s is no fault', (href) => {
  expect(faultsOf(page(HEAD, BODY.replace('/help', href)), 'en')).toEqual([])
})

test('of a page that is not indexed only what is shown counts', () => {
  const hidden = '<meta name="robots" content="noindex, follow"><title>x</title>'
  expect(faultsOf(page(hidden), 'en')).toEqual([])
})

test('texts that several indexed pages have are found', () => {
  expect(repeatedTexts([page(), { ...page(), url: 'b' }])).toHaveLength(2)
  expect(repeatedTexts([page(), { ...page(), url: 'b', robots: 'noindex, follow' }])).toEqual([])
})

test('a card with another price than the page of its product is found', () => {
  const card = (price: string) =>
    page(
      HEAD,
      `<main><a class="product-card" href="/products/boat"><span class="price text-20">${price}</span></a></main>`,
    )
  const list = (price: string) => ({ ...card(price), url: 'https://shop.example/products' })
  expect(differentPrices([page(), list('฿1,290')])).toEqual([])
  expect(differentPrices([list('฿1,300')])).toEqual([])
  expect(differentPrices([page(), list('฿1,290.50')])).toEqual([
    'https://shop.example/products: ฿1,290.50 of /products/boat is 1290',
  ])
})

test('an alternate that does not name the page, or is not indexed, is found', () => {
  const url = 'https://shop.example/th/products/boat'
  const thai = { ...page(), url, canonical: url }
  expect(unansweredAlternates([page(), thai])).toEqual([])
  const others = { ...thai, alternates: { th: thai.url } }
  expect(unansweredAlternates([page(), others])).toEqual([`${URL_OF_PAGE}: th ${thai.url} does not answer`])
  expect(unansweredAlternates([page(), { ...thai, robots: 'noindex' }])).toHaveLength(1)
})

test('an indexed page that is in no sitemap is found', () => {
  expect(unlistedPages([page()], [URL_OF_PAGE])).toEqual([])
  expect(unlistedPages([page()], [])).toHaveLength(1)
  expect(unlistedPages([{ ...page(), robots: 'noindex, follow' }], [])).toEqual([])
})
