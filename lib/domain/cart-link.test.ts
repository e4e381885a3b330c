import { expect, test } from 'vitest'
import { cartLinkPath, readCartLink } from './cart-link'
import type { LinkBookingDetails } from './cart-link-booking-details'
import { MAX_EXTRAS } from './selection'

const read = (query: string) => readCartLink(new URLSearchParams(query))

const link = {
  product: 'wat-arun',
  option: 'wat-arun.shared',
  date: '2026-12-12',
  endDate: null,
  time: '18:30',
  back: null,
  quantities: { ADULT: 2, CHILD: 1 },
  extras: ['photo'],
  bookingDetails: {},
}

test('[R9] parses the link that it writes', () => {
  const path = cartLinkPath(link)
  expect(path).toBe(
    '/checkout/add-to-cart?product=wat-arun&option=wat-arun.shared&date=2026-12-12&time=18%3A30&quantities=ADULT%3A2%2CCHILD%3A1&extras=photo',
  )
  expect(read(path.split('?')[1] ?? '')).toEqual({ ...link, unreadable: false })
})

test('[R9] has no date of the year 0000, which the shop would refuse', () => {
  expect(read('product=wat-arun&date=0000-01-01')).toMatchObject({ date: null, unreadable: true })
})

test('[R9] requires only the product and accepts lower case', () => {
  expect(read('product=wat-arun')).toMatchObject({ option: null, quantities: {}, unreadable: false })
  expect(read('product=wat-arun&quantities=adult:2, child:1')?.quantities).toEqual({ ADULT: 2, CHILD: 1 })
})

test.each(['', 'option=x', 'product=', 'product=%20', `product=${'x'.repeat(81)}`])(
  '[R9] rejects a link without a product: %s',
  (query) => expect(read(query)).toBeNull(),
)

test.each([
  'date=tomorrow',
  'date=2026-02-30',
  'date=2026-13-01',
  'end_date=12.12.2026',
  'time=25:00',
  'time=6pm',
  'quantities=two',
  'quantities=ADULT:-1',
  'quantities=ADULT:1.5',
  'quantities=ADULT:99999',
  'quantities=ADULT:1,ADULT:2',
  'quantities=ALIEN:1',
  'quantities=__PROTO__:1',
  'return_date=soon',
  'return_date=2026-02-30&return_time=10:00',
  'return_date=2026-12-13&return_time=noon',
  'return_time=10:00',
  `option=${'x'.repeat(121)}`,
  `extras=${'a,'.repeat(MAX_EXTRAS + 1)}`,
  'rooms=two',
  'rooms=0',
  'rooms=2:18',
  'rooms=2,',
  `rooms=${'1,'.repeat(30)}1`,
  'people=0',
  'people=many',
  'bags=2',
  'people=2&bags=-1',
  'guide=english',
  'fulfilment=pigeon',
  'fulfilment=pickup&pickup_time=noon',
  'fulfilment=delivery&delivery_date=2026-02-30',
  'fulfilment=pickup&point=%3Cscript%3E',
  'point=airport',
  'join=helicopter',
  'zone=old-town',
])('[R9] marks the malformed link %s', (query) => {
  expect(read(`product=wat-arun&${query}`)).toMatchObject({ product: 'wat-arun', unreadable: true })
})

test('[R9] keeps valid values next to malformed ones', () => {
  expect(read('product=wat-arun&date=2026-12-12&time=late')).toMatchObject({
    date: '2026-12-12',
    time: null,
    unreadable: true,
  })
})

test('[R9] carries the date of a return trip, with or without a time', () => {
  const back = { date: '2026-12-14', time: '09:15' }
  const path = cartLinkPath({ ...link, back })
  expect(path).toContain('&return_date=2026-12-14&return_time=09%3A15')
  expect(read(path.split('?')[1] ?? '')).toEqual({ ...link, back, unreadable: false })
  expect(read('product=ferry&return_date=2026-12-14')?.back).toEqual({ date: '2026-12-14', time: null })
})

test.each<[LinkBookingDetails, string]>([
  [
    {
      rooms: [
        { adults: 2, children: [5, 8] },
        { adults: 1, children: [] },
      ],
    },
    'quantities=ROOM%3A2&rooms=2%3A5.8%2C1',
  ],
  [{ group: { people: 5, bags: 3 }, guide: 'th' }, 'people=5&bags=3&guide=th'],
  [
    { fulfilment: { way: 'pickup', point: 'bkk-arrivals', time: '09:30' } },
    'fulfilment=pickup&point=bkk-arrivals&pickup_time=09%3A30',
  ],
  [{ fulfilment: { way: 'delivery', date: '2026-12-14' } }, 'fulfilment=delivery&delivery_date=2026-12-14'],
  [{ pickup: { way: 'hotel', zone: 'old-town' } }, 'join=hotel&zone=old-town'],
])('[R9] writes %j as %s', (bookingDetails, query) => {
  const quantities = bookingDetails.rooms ? { ROOM: bookingDetails.rooms.length } : {}
  const path = cartLinkPath({ product: 'wat-arun', quantities, bookingDetails })
  expect(path).toBe(`/checkout/add-to-cart?product=wat-arun&${query}`)
  expect(read(path.split('?')[1] ?? '')).toMatchObject({ bookingDetails, quantities, unreadable: false })
})

test('[R9] counts the rooms with guests and omits the hotel address', () => {
  expect(read('product=inn&rooms=2,1:3')?.quantities).toEqual({ ROOM: 2 })
  const pickup = { way: 'hotel' as const, place: 'Riva Arun, Maharat Road' }
  expect(cartLinkPath({ product: 'x', bookingDetails: { pickup } })).not.toContain('Riva')
})
