import { afterEach, expect, test, vi } from 'vitest'
import { loadIcons } from './load-icons'

const SERVICES = ['https://icons.example']
/** Each test has a set of its own, since what is known of icons outlives it. */
let sets = 0
const newSet = () => `set-${++sets}`

/** Replaces the service. It knows every icon whose name starts with `known`. @returns the requested URLs */
function serve(answer: (url: URL) => Response | Promise<Response> = iconsOf): string[] {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return answer(new URL(address))
  })
  return requests
}

function iconsOf(url: URL): Response {
  const names = (url.searchParams.get('icons') ?? '').split(',').filter((name) => name.startsWith('known'))
  const icons = Object.fromEntries(names.map((name) => [name, { body: '<path d="M0 0"/>' }]))
  return Response.json({ prefix: url.pathname.slice(1, -'.json'.length), icons })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[C7] an icon that several pages need at once is requested once', async () => {
  const requests = serve()
  const set = newSet()
  const results = await Promise.all([
    loadIcons(SERVICES, set, ['known-a', 'known-b']),
    loadIcons(SERVICES, set, ['known-b']),
    loadIcons(SERVICES, set, ['known-b', 'known-c', 'known-b']),
  ])
  expect(results.map((icons) => [...icons.keys()].toSorted())).toEqual([
    ['known-a', 'known-b'],
    ['known-b'],
    ['known-b', 'known-c'],
  ])
  expect(requests.map((url) => url.split('icons=')[1])).toEqual(['known-a,known-b', 'known-c'])
})

test('[C7] an icon that no service has is not requested again for a while', async () => {
  const requests = serve()
  const set = newSet()
  for (let visit = 0; visit < 3; visit++) expect((await loadIcons(SERVICES, set, ['none'])).size).toBe(0)
  expect((await loadIcons(SERVICES, set, ['none', 'known'])).has('known')).toBe(true)
  expect(requests.map((url) => url.split('icons=')[1])).toEqual(['none', 'known'])
})

test('[C7] [E9] a failed request is not repeated at once, but later', async () => {
  let fails = true
  const requests = serve((url) => (fails ? new Response(null, { status: 500 }) : iconsOf(url)))
  const set = newSet()
  for (let visit = 0; visit < 3; visit++)
    await expect(loadIcons(SERVICES, set, ['known'])).rejects.toThrow(`icons of ${set}`)
  expect(requests).toHaveLength(1)
  fails = false
  const later = performance.now() + 31_000
  // The cache reads the clock once in a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 20))
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect((await loadIcons(SERVICES, set, ['known'])).size).toBe(1)
})

test('[C7] invalid names are not requested', async () => {
  const requests = serve()
  expect((await loadIcons(SERVICES, '../x', ['known'])).size).toBe(0)
  expect((await loadIcons(SERVICES, newSet(), ['known?x', '', 'KNOWN'])).size).toBe(0)
  expect(requests).toEqual([])
})

/** A service whose icons that start with `big` have 60 KB, and with `huge` more than is read. */
function sizedIconsOf(url: URL): Response {
  const lengths = { big: 60_000, huge: 70_000, known: 10 }
  const names = (url.searchParams.get('icons') ?? '').split(',')
  const icons = names.map((name) => {
    const length = lengths[name.split('-')[0] as keyof typeof lengths]
    return [name, { body: `<path d="M${'0 '.repeat(length / 2)}0"/>` }]
  })
  return Response.json({ prefix: url.pathname.slice(1, -'.json'.length), icons: Object.fromEntries(icons) })
}

test('[C7] icons that are too large together are requested in parts, one part at a time', async () => {
  let [open, most] = [0, 0]
  const requests = serve(async (url) => {
    most = Math.max(most, ++open)
    await new Promise((resolve) => setTimeout(resolve, 5))
    open--
    return sizedIconsOf(url)
  })
  const set = newSet()
  const icons = await loadIcons(SERVICES, set, ['big-a', 'huge-b', 'big-c', 'known'])
  expect([...icons.keys()].toSorted()).toEqual(['big-a', 'big-c', 'known'])
  expect(most).toBe(1)
  const count = requests.length
  expect((await loadIcons(SERVICES, set, ['known', 'huge-b'])).has('known')).toBe(true)
  expect(requests).toHaveLength(count)
})

test('[C7] an icon whose turn did not come in time is requested again', async () => {
  let slow = true
  serve(async (url) => {
    const names = url.searchParams.get('icons') ?? ''
    if (slow && names === 'big-d') await new Promise((resolve) => setTimeout(resolve, 150))
    if (slow && names === 'big-d') throw new Error('aborted')
    return sizedIconsOf(url)
  })
  const set = newSet()
  const names = ['big-a', 'big-b', 'big-c', 'big-d']
  const loading = loadIcons(SERVICES, set, names, { milliseconds: 100 })
  expect(
    await loading.then(
      () => 'loaded',
      () => 'failed',
    ),
  ).toBe('failed')
  slow = false
  expect((await loadIcons(SERVICES, set, ['big-d'])).size).toBe(1)
})
