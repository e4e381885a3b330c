import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { bookingOption, bookingProductOf } from '@/tests/fixtures/booking-product'
import { createBookingStore } from './booking-store'

let frames = new Map<number, () => void>()
let lastFrame = 0
beforeEach(() => {
  frames = new Map()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    lastFrame += 1
    frames.set(lastFrame, frame)
    return lastFrame
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.delete(id))
})

function paint() {
  const painted = [...frames.values()]
  frames.clear()
  for (const frame of painted) frame()
}

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
  paint()
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

test('a choice waits for its own paint, not for that of a choice before it', async () => {
  // Not the frames, which this file paints: they would be faked where no file before has used fake timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { store, change } = setUp()
  store.changeAfterPaint(change(1))
  paint()
  // The timer of the first paint is still to come.
  store.changeAfterPaint(change(2))
  vi.runAllTimers()
  expect(store.getState().changes).toBe(1)
  paint()
  vi.runAllTimers()
  expect(store.getState().changes).toBe(2)
})
