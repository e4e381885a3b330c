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

/** A service that does this with every request; answers its origin and what it was asked. */
async function service(listener: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    listener(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}
const answering = () => service((_, response) => response.end(JSON.stringify(TRAIN)))
const silent = () => service(() => {})
const failing = () => service((_, response) => response.writeHead(500).end())

test('[C7] an address has at most 500 characters; more icons take more addresses', () => {
  const names = Array.from({ length: 120 }, (_, at) => `some-icon-${at}`)
  const addresses = iconAddresses('https://icons.example', 'mdi', names)
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) expect(address.length).toBeLessThanOrEqual(500)
  expect(addresses.flatMap((address) => address.split('icons=')[1]?.split(','))).toEqual(names)
  expect(iconAddresses('https://icons.example', 'mdi', ['x'.repeat(500)])).toEqual([])
})

test('[C7] the first service answers, and the others are not asked', async () => {
  const [first, second] = [await answering(), await answering()]
  const icons = await fetchIcons([first.origin, second.origin], 'mdi', ['train', 'none'])
  expect([...icons]).toEqual([['train', { body: '<path d="M0 0h24v24"/>', width: 24, height: 24 }]])
  expect(first.asked).toEqual(['/mdi.json?icons=train,none'])
  expect(second.asked).toEqual([])
})

test('[C7] one that fails gives way at once, one that is silent after 750 ms', async () => {
  const [broken, mute, third] = [await failing(), await silent(), await answering()]
  const began = performance.now()
  const icons = await fetchIcons([broken.origin, mute.origin, third.origin], 'mdi', ['train'])
  expect(icons.size).toBe(1)
  expect(performance.now() - began).toBeGreaterThan(700)
  expect([broken.asked.length, mute.asked.length]).toEqual([1, 1])
})

test('[C7] after 2 s nobody is waited for', async () => {
  const services = [await silent(), await silent()]
  const began = performance.now()
  await expect(
    fetchIcons(
      services.map(({ origin }) => origin),
      'mdi',
      ['train'],
    ),
  ).rejects.toThrow()
  const took = performance.now() - began
  expect(took).toBeGreaterThan(1900)
  expect(services.map(({ asked }) => asked.length)).toEqual([1, 1])
})

test('[C7] nothing that could act comes in as an icon', () => {
  const bodies = {
    script: '<script>alert(1)</script>',
    handler: '<path onload="alert(1)"/>',
    link: '<a href="javascript:alert(1)"><path/></a>',
    foreign: '<foreignObject><body/></foreignObject>',
    outside: '<path fill="url(https://evil.example/x)"/>',
    fine: '<g fill="url(#a)"><path d="M0 0"/></g>',
  }
  const icons = Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, { body }]))
  expect([...shapesIn({ prefix: 'x', icons }, Object.keys(bodies)).keys()]).toEqual(['fine'])
})
