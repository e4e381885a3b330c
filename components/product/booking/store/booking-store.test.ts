import { beforeEach, expect, test, vi } from 'vitest'
import { bookingOption, bookingProductOf } from '@/tests/fixtures/booking-product'
import { createBookingStore } from './booking-store'

const frames: Array<() => void> = []
beforeEach(() => void vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame)))

function setUp() {
  const options = [bookingOption('shared'), bookingOption('private')]
  const [first] = options
  if (!first) throw new Error('no option')
  const store = createBookingStore({ product: bookingProductOf(options), first })
  const change = (changes: number) => () => store.setState({ changes })
  return { store, change }
}

test('a choice changes the state after the paint', async () => {
  const { store, change } = setUp()
  store.changeAfterPaint(change(1))
  expect(store.getState().changes).toBe(0)
  for (const frame of frames.splice(0)) frame()
  await vi.waitFor(() => expect(store.getState().changes).toBe(1))
})

test('a press that depends on the state has the choice before it', () => {
  const { store, change } = setUp()
  store.changeAfterPaint(change(1))
  expect(store.latest().changes).toBe(1)
})

test('changes keep their order', () => {
  const { store, change } = setUp()
  store.changeAfterPaint(change(1))
  store.changeAfterPaint(() => store.setState(({ changes }) => ({ changes: changes * 10 })))
  expect(store.getState().changes).toBe(1)
  store.setState(({ changes }) => ({ changes: changes + 5 }))
  expect(store.getState().changes).toBe(15)
})
