import { beforeEach, expect, test, vi } from 'vitest'
import { prefetchInTurn } from './prefetch-queue'

const ORIGIN = 'https://shop.example'
let report: (entries: object[]) => void

beforeEach(() => {
  vi.useFakeTimers()
  openPage('/')
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: (list: { getEntries(): object[] }) => void) {
        report = (entries) => callback({ getEntries: () => entries })
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => void vi.useRealTimers()
})

function openPage(pathname: string) {
  vi.stubGlobal('window', { location: { pathname } })
}

/** Reports both requests of a page. */
const arrives = (path: string, encodedBodySize: number) => {
  report([{ name: `${ORIGIN}${path}?_rsc=1`, encodedBodySize: 1_000 }])
  report([{ name: `${ORIGIN}${path}?_rsc=2`, encodedBodySize }])
}

function setUp(paths: string[]) {
  const prefetched: string[] = []
  const queue = prefetchInTurn((page) => void prefetched.push(new URL(page).pathname))
  queue.replace(paths.map((path) => ORIGIN + path))
  return { queue, prefetched }
}

test('prefetches the next page when both requests of the page before have arrived', () => {
  const { prefetched } = setUp(['/a', '/b', '/c'])
  expect(prefetched).toEqual(['/a'])
  report([{ name: `${ORIGIN}/a?_rsc=1`, encodedBodySize: 1_000 }])
  report([{ name: `${ORIGIN}/a`, encodedBodySize: 1_000 }])
  expect(prefetched).toEqual(['/a'])
  report([{ name: `${ORIGIN}/a?_rsc=2`, encodedBodySize: 1_000 }])
  expect(prefetched).toEqual(['/a', '/b'])
})

test('[G7] prefetches no further page after 48 KB, until the screen shows others', () => {
  const { queue, prefetched } = setUp(['/a', '/b', '/c'])
  arrives('/a', 26_000)
  arrives('/b', 26_000)
  expect(prefetched).toEqual(['/a', '/b'])
  vi.advanceTimersByTime(60_000)
  expect(prefetched).toEqual(['/a', '/b'])
  queue.replace([`${ORIGIN}/d`])
  expect(prefetched).toEqual(['/a', '/b', '/d'])
})

test('[G7] prefetches no further page of any screen after 80 KB, until another page is opened', () => {
  const { queue, prefetched } = setUp(['/a', '/b'])
  arrives('/a', 26_000)
  arrives('/b', 26_000)
  for (const page of ['/c', '/d', '/e']) {
    queue.replace([ORIGIN + page])
    arrives(page, 26_000)
  }
  expect(prefetched).toEqual(['/a', '/b', '/c', '/d'])
  openPage('/products')
  queue.replace([`${ORIGIN}/f`])
  expect(prefetched.at(-1)).toBe('/f')
})

test('a page without requests, which the router has, does not hold up the others', () => {
  const { prefetched } = setUp(['/a', '/b'])
  vi.advanceTimersByTime(60_000)
  expect(prefetched).toEqual(['/a', '/b'])
})

test('a page under way is completed before those of the next screen', () => {
  const { queue, prefetched } = setUp(['/a', '/b'])
  queue.replace([`${ORIGIN}/c`])
  expect(prefetched).toEqual(['/a'])
  arrives('/a', 1_000)
  expect(prefetched).toEqual(['/a', '/c'])
})
