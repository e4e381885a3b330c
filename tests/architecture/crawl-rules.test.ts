import { expect, test } from 'vitest'
import { differentPrices, faultsOf, repeatedTexts, unansweredAlternates, unlistedPages } from '../crawl/rules'
import { BODY, graph, HEAD, PRODUCT_URL, productPage as page } from '../fixtures/crawled-product'

const HEAD_OF_FRENCH = '<meta property="og:locale:alternate" content="fr_FR">'

const listOf = (...ids: string[]) =>
  graph({
    '@type': 'ItemList',
    itemListElement: ids.map((id) => ({ url: `https://shop.example/products/${id}` })),
  })
const linkTo = (...ids: string[]) => ids.map((id) => `<a href="/products/${id}">${id}</a>`).join('')

test('a page that keeps the rules has no fault', () => {
  expect(faultsOf(page(), 'en')).toEqual([])
})

test.each([
  ['language en', page(), 'th'],
  ['status 404', page(HEAD, BODY, 404), 'en'],
  ['not one main heading', page(HEAD, BODY.replace('<h1>Boat</h1>', '')), 'en'],
  ['heading "Reviews" skips a level', page(HEAD, BODY.replace(/<h2>Reviews<.h2>/, '<h4>Reviews</h4>')), 'en'],
  ['heading without text', page(HEAD, BODY.replace('Reviews', '')), 'en'],
  ['link without text: /help', page(HEAD, BODY.replace('>Help<', '><')), 'en'],
  ['link without text: /', page(HEAD, BODY.replace('alt="Home"', 'alt=""')), 'en'],
  ['image without alternative text: /logo', page(HEAD, BODY.replace('alt="Home"', 'title="Home"')), 'en'],
  ['structured data is no JSON', page(HEAD, BODY.replace('}</script', '</script')), 'en'],
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
  [
    "followed link to a visitor's page: /th/profile/orders",
    page(HEAD, BODY.replace('/help', '/th/profile/orders')),
    'en',
  ],
  ['the list of the page lacks raft', page(HEAD, BODY + listOf('boat') + linkTo('boat', 'raft')), 'en'],
  [
    'the page does not link raft of its list',
    page(HEAD, BODY + listOf('boat', 'raft') + linkTo('boat')),
    'en',
  ],
  [
    'the page has raft at another place than its list',
    page(HEAD, BODY + listOf('raft', 'boat') + linkTo('boat', 'raft')),
    'en',
  ],
  ['og:locale:alternate lacks or should not have zh_CN', page(HEAD.replace('zh_CN', 'th_TH')), 'en'],
  ['og:locale:alternate lacks or should not have fr_FR', page(`${HEAD}${HEAD_OF_FRENCH}`), 'en'],
  ['og:locale undefined', page(HEAD.replace('og:locale', 'og:other')), 'en'],
] as const)('finds the fault: %s', (fault, faulty, locale) => {
  expect(faultsOf(faulty, locale)).toContain(`${PRODUCT_URL}: ${fault}`)
})

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/products', ['ItemList', 'BreadcrumbList']],
  ['/esim', ['ItemList', 'BreadcrumbList']],
  ['/services', ['ItemList', 'BreadcrumbList']],
  ['/categories/hotels', ['ItemList', 'BreadcrumbList']],
  ['/destination/kyoto', ['TouristDestination', 'ItemList', 'BreadcrumbList']],
  ['/help', ['FAQPage', 'BreadcrumbList']],
  ['/about', []],
])('the page %s must have the structured data %j', (path, types) => {
  const url = `https://shop.example${path}`
  const withData = (data: string[]) =>
    faultsOf({ ...page(HEAD, BODY.replace(/<script.*/, data.join(''))), url }, 'en').filter((fault) =>
      fault.includes('structured data'),
    )
  const graphs = types.map((type) => graph({ '@type': type }))
  expect(withData(graphs)).toEqual([])
  expect(withData([])).toEqual(types.map((type) => `${url}: no ${type} in the structured data`))
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
  expect(unansweredAlternates([page(), others])).toEqual([`${PRODUCT_URL}: th ${thai.url} does not answer`])
  expect(unansweredAlternates([page(), { ...thai, robots: 'noindex' }])).toHaveLength(1)
})

test('an indexed page that is in no sitemap is found', () => {
  expect(unlistedPages([page()], [PRODUCT_URL])).toEqual([])
  expect(unlistedPages([page()], [])).toHaveLength(1)
  expect(unlistedPages([{ ...page(), robots: 'noindex, follow' }], [])).toEqual([])
})
