import { expect, test } from 'vitest'
import { faultsOf } from '../crawl/rules'
import {
  BAR,
  BODY,
  graph,
  HEAD,
  OPTIONS,
  offer,
  PATH_OF_SERVICES,
  PLACE,
  PRODUCT_URL,
  pathIn,
  productGraph,
  productPage,
  RANGE,
  REVIEWS,
  TICKET,
  TRIP,
} from '../fixtures/crawled-product'

const faults = (body: string) => faultsOf(productPage(HEAD, body), 'en')

/** The page with something else in place of a part of it. */
function body(part: string, other: string): string {
  expect(BODY).toContain(part)
  return BODY.replace(part, other)
}

const withProduct = (fields: object) => body(productGraph(), productGraph(fields))
const withRange = (fields: object) => withProduct({ offers: { ...RANGE, ...fields } })

const RATING = { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 }
const reviews = (text: string, list = '<li><time datetime="2026-11-02">2 November 2026</time> Fine.</li>') =>
  body(REVIEWS, `<section><h2>Reviews</h2><p>${text}</p><ul>${list}</ul></section>`).replace(
    productGraph(),
    productGraph({ aggregateRating: RATING }),
  )
const HOUSE = graph({ '@type': 'LodgingBusiness', address: { streetAddress: 'Pier 3' } })
const stay = (house: string) =>
  body(TRIP, house).replace(pathIn('boat-trips'), pathIn('hotels')).replace('Where to meet', 'Where it is')
const ticket = (page: string) =>
  page
    .replace(TRIP, '')
    .replace(pathIn('boat-trips'), pathIn('museums'))
    .replace('Where to meet', 'Where to go')
const service = (page: string) => page.replace(TRIP, '').replace(pathIn('boat-trips'), PATH_OF_SERVICES)
const SHOW = graph({ '@type': 'Event', location: { name: 'Pier 3' } })
const PERFORMANCES =
  '<section><h2>Next performances</h2><time datetime="2026-12-05T19:30">5 Dec</time></section>'

test.each([
  ['of a tour', BODY],
  ['of a ticket', ticket(BODY)],
  ['with a bar that scripts put in place of the other', `${BODY}<div hidden>${BAR}</div>`],
  ['of a service', service(body(PLACE, ''))],
  ['of a stay with its house', stay(HOUSE)],
  [
    'with an offer beside the range',
    withProduct({
      offers: [{ ...RANGE, highPrice: '1290.00', offers: [RANGE.offers[0]] }, RANGE.offers[1]],
    }),
  ],
  [
    'with an option that is sold out and has no dates',
    withRange({
      offers: [RANGE.offers[0], offer('Return', '2400.50', 'SoldOut')],
    }).replace('Next available: 14 Dec', ''),
  ],
  [
    'of an eSIM, which has neither dates nor a place',
    body(PLACE, '')
      .replaceAll('Next available', '')
      .replace(TRIP, '')
      .replace(pathIn('boat-trips'), graph({ '@type': 'BreadcrumbList' }))
      .replace('"category":"Category",', ''),
  ],
  ['of goods', ticket(body(PLACE, '')).replaceAll('Next available', '').replace('museums', 'travel-gear')],
  ['with the rating of its reviews', reviews('4.5 out of 5 <span>12 reviews</span>')],
  [
    'with the rating of its own reviews among others',
    reviews('4.2 out of 5 <span>40 reviews</span> 12 reviews were written here: 4.5 out of 5'),
  ],
  ['of a show', ticket(body(REVIEWS, PERFORMANCES + REVIEWS)) + SHOW],
])('a page %s has no fault', (_, html) => {
  expect(faults(html)).toEqual([])
})

test.each([
  ['no Product in the structured data', body('"Product"', '"Thing"')],
  ['no BreadcrumbList in the structured data', body('BreadcrumbList', 'List')],
  ['no TouristTrip in the structured data', body(TRIP, '')],
  ['no LodgingBusiness in the structured data', stay('')],
  ['the structured data have no lowest price', body('"lowPrice"', '"low"')],
  ['the structured data have no lowest price', withProduct({ offers: RANGE.offers })],
  ['the lowest price 129.00 is that of no offer', withRange({ lowPrice: '129.00' })],
  ['the highest price 2000.00 is that of no offer', withRange({ highPrice: '2000.00' })],
  ['the highest price undefined is that of no offer', withRange({ highPrice: undefined })],
  ['the price ฿129 is not on the page', withRange({ lowPrice: '129.00' })],
  ['the price ฿290 is not on the page', withRange({ lowPrice: '290.00' })],
  ['the price ฿1,290 is not on the page', body('<main>', '<main hidden>')],
  ['the bar of a phone has the price ฿1,300 instead of ฿1,290', body(BAR, BAR.replace('1,290', '1,300'))],
  [
    'the bar of a phone has the price ฿1,300 after scripts instead of ฿1,290',
    `${BODY}<div hidden>${BAR.replace('1,290', '1,300')}</div>`,
  ],
  ['the bar of a phone has the price undefined instead of ฿1,290', body(BAR, `<div hidden>${BAR}</div>`)],
  ['the ticket has the price ฿129 instead of ฿1,290', body(TICKET, TICKET.replace('1,290', '129'))],
  ['several options are named "Single"', body('"name":"Return"', '"name":"Single"')],
  ['no heading names the option "Raft"', body('"name":"Return"', '"name":"Raft"')],
  ['no offer of the option "Return"', body('"name":"Return"', '"name":"Raft"')],
  ['the option "Return" shows the price ฿2,400 instead of ฿2,400.50', body('฿2,400.50', '฿2,400')],
  [
    'the option "Single" shows the price undefined instead of ฿1,290',
    body(OPTIONS, `<div hidden>${OPTIONS}</div>`),
  ],
  [
    'the option "Raft" shows the price undefined instead of ฿900',
    withProduct({
      offers: [RANGE, offer('Raft', '900.00')],
    }),
  ],
  ['no first dates of the option "Return"', body('Next available: 14 Dec', '')],
  ['no first dates of the option "Single"', ticket(body('Next available: 12 Dec', ''))],
  ['no first dates of the option "Single"', service(body('Next available: 12 Dec', 'Next available:'))],
  ['the path lacks the category "Category"', body('"name":"Category",', '')],
  ['no section "Where to go" with a place', ticket(body('<p>Pier 3</p>', ''))],
  ['no section "Where to go" with a place', ticket(body('Where to meet', 'Place'))],
  ['no section "Where to meet" with a place', body('Where to meet', 'Where to go')],
  ['no section "Where it is" with a place', stay(HOUSE).replace('Where it is', 'Place')],
  ['does not say where: Pier 3', body('<p>Pier 3</p>', '<p>Pier</p>')],
  ['no section "Reviews"', body('Reviews', 'Guests')],
  ['no section "Reviews"', body('No reviews yet', '')],
  ['the page does not show 12 reviews with 4.5 on average', withProduct({ aggregateRating: RATING })],
  ['the page does not show 12 reviews with 4.5 on average', reviews('4.5 out of 5 <span>112 reviews</span>')],
  ['the page does not show 12 reviews with 4.5 on average', reviews('4.4 out of 5 <span>12 reviews</span>')],
  [
    'the page does not show 12 reviews with 4.5 on average',
    reviews('4.5 out of 5 <span>12 reviews</span>', ''),
  ],
  ['1 performances on the page, 0 in the structured data', body(REVIEWS, PERFORMANCES + REVIEWS)],
  ['0 performances on the page, 1 in the structured data', BODY + SHOW],
])('finds the fault: %s', (fault, html) => {
  expect(faults(html)).toContain(`${PRODUCT_URL}: ${fault}`)
})

test('the rules of products are silent on other pages', () => {
  const page = { ...productPage(), url: 'https://shop.example/about' }
  expect(faultsOf({ ...page, data: [], sections: [] }, 'en')).toEqual([
    'https://shop.example/about: canonical address https://shop.example/products/boat',
  ])
})
