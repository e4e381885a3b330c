import { expect, test } from 'vitest'
import { cartLinkPath, readCartLink } from './cart-link'

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
}

test('[R9] what a link names is read as it was written', () => {
  const path = cartLinkPath(link)
  expect(path).toBe(
    '/checkout/add-to-cart?product=wat-arun&option=wat-arun.shared&date=2026-12-12&time=18%3A30&quantities=ADULT%3A2%2CCHILD%3A1&extras=photo',
  )
  expect(read(path.split('?')[1] ?? '')).toEqual({ ...link, unreadable: false })
})

test('[R9] the product alone is enough; small letters do', () => {
  expect(read('product=wat-arun')).toMatchObject({ option: null, quantities: {}, unreadable: false })
  expect(read('product=wat-arun&quantities=adult:2, child:1')?.quantities).toEqual({ ADULT: 2, CHILD: 1 })
})

test.each(['', 'option=x', 'product=', 'product=%20', `product=${'x'.repeat(81)}`])(
  '[R9] without a product there is nothing to add: %s',
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
  `extras=${'a,'.repeat(12)}`,
])('[R9] garbage is known as such: %s', (query) => {
  expect(read(`product=wat-arun&${query}`)).toMatchObject({ product: 'wat-arun', unreadable: true })
})

test('[R9] what can be read survives beside garbage', () => {
  expect(read('product=wat-arun&date=2026-12-12&time=late')).toMatchObject({
    date: '2026-12-12',
    time: null,
    unreadable: true,
  })
})

test('[R9] a return trip names when it goes back, with a time or without', () => {
  const back = { date: '2026-12-14', time: '09:15' }
  const path = cartLinkPath({ ...link, back })
  expect(path).toContain('&return_date=2026-12-14&return_time=09%3A15')
  expect(read(path.split('?')[1] ?? '')).toEqual({ ...link, back, unreadable: false })
  expect(read('product=ferry&return_date=2026-12-14')?.back).toEqual({ date: '2026-12-14', time: null })
})
