import { expect, test } from 'vitest'
import type { Product } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { VERTICALS } from '@/lib/domain/catalog'
import { feedProduct } from '@/tests/fixtures/feed-product'
import { STRUCTURED_DATA_RULES, structuredDataFaults } from '@/tests/fixtures/structured-data-rules'
import { offersGraph } from './offers-graph'
import { productGraphs } from './product-graph'

const URL = 'https://shop.example/products/sky-deck'
const [option] = feedProduct().options as [Option]

const optionWith = (availability: Option['availability'], change: Partial<Option> = {}): Option => ({
  ...option,
  availability,
  from: { ...option.from, until: '2027-03-01' },
  ...change,
})

const graphsOf = (change: Partial<Product>, ownRating = change.rating ?? null) =>
  productGraphs({
    ownRating,
    product: feedProduct({ options: [optionWith('available')], country: 'TH', ...change }),
    url: URL,
    origin: 'https://shop.example',
    amenities: ['Pool'],
  })

const STEPS = [
  { minutes: 10, title: 'Pier', text: 'Meet the boat' },
  { minutes: null, title: 'Temple', text: '' },
]

test.each(VERTICALS)(
  '[C4] [N3] the graph of a product of the kind %s has what Google asks for',
  (vertical) => {
    const rating = { average: 4.5, count: 12 }
    const graphs = graphsOf({ vertical, itinerary: STEPS, rating, stars: 4 })
    expect(structuredDataFaults(graphs)).toEqual([])
    const others = { tour: ['TouristTrip'], stay: ['LodgingBusiness'] }[vertical as string] ?? []
    expect(graphs.map((graph) => graph['@type'])).toEqual(['Product', ...others])
  },
)

test('[N3] a photograph with an author or a license is an object, any other image its address', () => {
  const images = [
    { path: 'products/a/1', alt: 'a', credit: 'Nok', license: { name: 'CC', url: 'https://cc.example/by' } },
    { path: 'products/a/2', alt: 'b', license: { name: 'Own' } },
  ]
  const [graph] = graphsOf({ images })
  expect(structuredDataFaults([graph])).toEqual([])
  expect(graph).toMatchObject({
    image: [
      {
        '@type': 'ImageObject',
        contentUrl: expect.stringMatching(/^https:\/\/shop\.example\/img\/.*products\/a\/1/),
        creditText: 'Nok',
        license: 'https://cc.example/by',
      },
      expect.stringContaining('products/a/2'),
    ],
  })
})

const performed = (
  option: string,
  amount = 200_000,
  availability: 'available' | 'few' | 'sold_out' = 'available',
) => ({ id: `sky-deck.${option}`, price: { amount, currency: 'THB' as const }, availability })

test('[C4] [N3] an event has the offers of each performance, in the time of its venue', () => {
  const evening = optionWith('few', { id: 'sky-deck.evening', name: 'Evening ticket' })
  const [, first, second] = graphsOf({
    options: [optionWith('available'), evening],
    performances: [
      {
        date: '2026-12-05',
        time: '19:30',
        options: [performed('day', 150_000, 'few'), performed('evening')],
      },
      { date: '2026-12-06', time: '19:30', options: [performed('evening', 90_000, 'sold_out')] },
    ],
  })
  expect(structuredDataFaults([first, second])).toEqual([])
  expect(first).toMatchObject({
    '@type': 'Event',
    startDate: '2026-12-05T19:30:00+07:00',
    endDate: '2026-12-05T14:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Sky Deck', address: { addressCountry: 'TH' } },
    organizer: { name: 'Deck & Co' },
  })
  const available = 'https://schema.org/InStock'
  expect(first).toMatchObject({
    offers: [
      { price: '1500.00', priceCurrency: 'THB', availability: 'https://schema.org/LimitedAvailability' },
      { price: '2000.00', availability: available, priceValidUntil: '2026-12-05' },
    ],
  })
  expect(second).toMatchObject({
    startDate: '2026-12-06T19:30:00+07:00',
    offers: [
      { price: '900.00', availability: 'https://schema.org/SoldOut', url: `${URL}?option=sky-deck.evening` },
    ],
  })
})

test('[N3] an event without the address of its place is a fault', () => {
  const [, event] = graphsOf({
    performances: [{ date: '2026-12-05', time: '19:30', options: [performed('day')] }],
  })
  const { location } = event as unknown as { location: object }
  const faulty = { ...event, location: { ...location, address: undefined } }
  expect(structuredDataFaults(faulty)).toEqual([': Event without location.address'])
})

test('[N3] the rules name what is missing, at any depth', () => {
  const [graph] = graphsOf({ options: [{ ...optionWith(undefined), from: option.from }] })
  expect(structuredDataFaults(graph)).toEqual([
    '.offers.offers[0]: Offer without availability',
    '.offers.offers[0]: Offer without priceValidUntil',
    '.offers: AggregateOffer without availability',
  ])
  for (const [type, { required }] of Object.entries(STRUCTURED_DATA_RULES))
    expect(structuredDataFaults({ '@type': type }), type).toHaveLength(
      required.length + (STRUCTURED_DATA_RULES[type]?.recommended?.length ?? 0),
    )
  expect(structuredDataFaults({ '@type': 'Unheard' })).toEqual([': no rule for Unheard'])
})

test.each([
  ['available', 'InStock'],
  ['few', 'LimitedAvailability'],
  ['sold_out', 'SoldOut'],
  ['closed', 'OutOfStock'],
] as const)(
  '[N3] an option that is %s is offered as %s, until the last day with its price',
  (state, name) => {
    const availability = `https://schema.org/${name}`
    expect(offersGraph(feedProduct({ options: [optionWith(state)] }), URL)).toMatchObject({
      availability,
      priceValidUntil: '2027-03-01',
      lowPrice: '1290.50',
      offers: [{ availability, priceValidUntil: '2027-03-01', price: '1290.50', priceCurrency: 'THB' }],
    })
  },
)

test('[N3] a product is as available as its best option', () => {
  const options = [optionWith('sold_out'), optionWith('few', { id: 'b' }), optionWith('closed', { id: 'c' })]
  expect(offersGraph(feedProduct({ options }), URL)).toMatchObject({
    availability: 'https://schema.org/LimitedAvailability',
  })
})

test('[N3] an option below the price "from" is offered beside the others', () => {
  const price = { amount: 99_000, currency: 'THB' as const }
  const resident = optionWith('available', {
    id: 'resident',
    name: 'Residents',
    from: { price, varies: false },
  })
  expect(offersGraph(feedProduct({ options: [optionWith('available'), resident] }), URL)).toMatchObject([
    {
      '@type': 'AggregateOffer',
      lowPrice: '1290.50',
      highPrice: '1290.50',
      offerCount: 1,
      offers: [{ price: '1290.50' }],
    },
    { '@type': 'Offer', name: 'Residents', price: '990.00' },
  ])
})

test('[N3] a tour is a trip with the steps and the offers of its page', () => {
  const [product, trip] = graphsOf({ vertical: 'tour', itinerary: STEPS })
  expect(trip).toMatchObject({
    name: 'Sky Deck',
    description: 'The city from <above>',
    itinerary: {
      itemListElement: [
        { position: 1, name: 'Pier', description: 'Meet the boat' },
        { position: 2, name: 'Temple' },
      ],
    },
    offers: (product as unknown as { offers: object }).offers,
  })
})

test('[C4] [N3] a house has its address in parts', () => {
  expect(graphsOf({ vertical: 'stay' })[1]).toMatchObject({
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Sky Deck',
      addressLocality: 'Bangkok',
      addressCountry: 'TH',
    },
  })
})

test('[C4] [N3] a stay has the hours of check-in and check-out that its page shows, and no others', () => {
  const hours = { check_in_from: '15:00', check_in_until: '17:30', check_out_until: null }
  const [, lodging] = graphsOf({ vertical: 'stay', stay_hours: hours })
  expect(lodging).toMatchObject({ '@type': 'LodgingBusiness', checkinTime: '15:00' })
  expect(lodging).not.toHaveProperty('checkoutTime')
  expect(graphsOf({ vertical: 'stay' })[1]).not.toHaveProperty('checkinTime')
})
