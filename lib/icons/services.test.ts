import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fetchIcons, iconAddresses, shapesIn } from './services'

const TRAIN = { prefix: 'mdi', icons: { train: { body: '<path d="M0 0h24v24"/>' } }, width: 24, height: 24 }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a service with this request handler; returns its origin and the requested URLs. */
async function service(listener: RequestListener) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    listener(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}
const healthy = () => service((_, response) => response.end(JSON.stringify(TRAIN)))
const silent = () => service(() => {})
const failing = () => service((_, response) => response.writeHead(500).end())

test('[C7] limits a URL to 500 characters and splits the icons over several URLs', () => {
  const names = Array.from({ length: 120 }, (_, at) => `some-icon-${at}`)
  const urls = iconAddresses('https://icons.example', 'mdi', names)
  expect(urls.length).toBeGreaterThan(2)
  for (const address of urls) expect(address.length).toBeLessThanOrEqual(500)
  expect(urls.flatMap((address) => address.split('icons=')[1]?.split(','))).toEqual(names)
  expect(iconAddresses('https://icons.example', 'mdi', ['x'.repeat(500)])).toEqual([])
})

test('[C7] requests the other services only if the first one fails', async () => {
  const [first, second] = [await healthy(), await healthy()]
  const icons = await fetchIcons([first.origin, second.origin], 'mdi', ['train', 'none'])
  expect([...icons]).toEqual([['train', { body: '<path d="M0 0h24v24"/>', width: 24, height: 24 }]])
  expect(first.requests).toEqual(['/mdi.json?icons=train,none'])
  expect(second.requests).toEqual([])
})

test('[C7] tries the next service immediately after a failure and after 750 ms without a response', async () => {
  const [broken, mute, third] = [await failing(), await silent(), await healthy()]
  const start = performance.now()
  const icons = await fetchIcons([broken.origin, mute.origin, third.origin], 'mdi', ['train'])
  expect(icons.size).toBe(1)
  expect(performance.now() - start).toBeGreaterThan(700)
  expect([broken.requests.length, mute.requests.length]).toEqual([1, 1])
})

test('[C7] of three slow services, one is called at a time', async () => {
  let [open, most] = [0, 0]
  const slow = () =>
    service((_, response) => {
      most = Math.max(most, ++open)
      response.on('close', () => open--)
    })
  const services = [await slow(), await slow(), await slow()]
  const icons = fetchIcons(
    services.map(({ origin }) => origin),
    'mdi',
    ['train'],
  )
  await expect(icons).rejects.toThrow()
  expect([most, services.map(({ requests }) => requests.length)]).toEqual([1, [1, 1, 1]])
})

test('[C7] gives up after 2 s', async () => {
  const services = [await silent(), await silent()]
  const start = performance.now()
  await expect(
    fetchIcons(
      services.map(({ origin }) => origin),
      'mdi',
      ['train'],
    ),
  ).rejects.toThrow()
  const took = performance.now() - start
  expect(took).toBeGreaterThan(1900)
  expect(services.map(({ requests }) => requests.length)).toEqual([1, 1])
})

test('[C7] an icon has nothing but its drawing', () => {
  const bodies = {
    script: '<script>alert(1)</script>',
    handler: '<path d="M0 0" onload="alert(1)"/>',
    link: '<a href="javascript:alert(1)"><path/></a>',
    foreign: '<foreignObject><body/></foreignObject>',
    outside: '<path d="M0 0" fill="url(https://evil.example/x)"/>',
    broken: '<path d="M0 0"></svg><script>',
    fine: '<g fill="url(#a)"><path d="M0 0"/></g>',
  }
  const icons = Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, { body }]))
  const shapes = shapesIn({ prefix: 'x', icons }, Object.keys(bodies))
  expect([...shapes].map(([name, { body }]) => [name, body])).toEqual([
    ['handler', '<path d="M0 0"/>'],
    ['outside', '<path d="M0 0"/>'],
    ['fine', bodies.fine],
  ])
})

test('[C7] an icon has a size that is a number', () => {
  const body = '<path d="M0 0"/>'
  const size = (width: unknown) => JSON.parse(JSON.stringify({ body, width }))
  const icons = {
    text: size('"><script>'),
    huge: size(1e9),
    negative: size(-1),
    none: { body },
    fine: size(24),
  }
  expect([...shapesIn({ prefix: 'x', icons }, Object.keys(icons)).keys()]).toEqual(['none', 'fine'])
})

test('[C7] follows no redirect of a service', async () => {
  const inner = await healthy()
  const moved = await service((_, response) =>
    response.writeHead(302, { location: `${inner.origin}/mdi.json?icons=train` }).end(),
  )
  await expect(fetchIcons([moved.origin], 'mdi', ['train'])).rejects.toThrow()
  expect(inner.requests).toEqual([])
})

test('[C7] stops to read a response beyond 64 KB, and asks the next service', async () => {
  let sent = 0
  let closed = () => {}
  const isClosed = new Promise<void>((resolve) => {
    closed = resolve
  })
  const endless = await service((_, response) => {
    const timer = setInterval(() => {
      sent += 16_384
      response.write(' '.repeat(16_384))
    }, 1)
    response.once('close', () => {
      clearInterval(timer)
      closed()
    })
  })
  const second = await healthy()
  expect((await fetchIcons([endless.origin, second.origin], 'mdi', ['train'])).size).toBe(1)
  await isClosed
  expect(sent).toBeLessThan(10 * 1024 * 1024)
})

test.each(['null', '[]', '{"icons":{}}', '{"prefix":"mdi","icons":{"train":{"body":1}}}', '<svg/>'])(
  '[C7] a service that sends %s has failed',
  async (text) => {
    const broken = await service((_, response) => response.end(text))
    await expect(fetchIcons([broken.origin], 'mdi', ['train'])).rejects.toThrow()
  },
)
