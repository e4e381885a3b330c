import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { openPieceTurns } from '@/lib/server/http/piece-turns'
import { orFailure, streamed } from './response'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  env.TRUSTED_PROXIES = 0
})

function pieces(count: number) {
  const source = { isOpen: true }
  async function* made() {
    try {
      for (let n = 0; n < count; n++) yield `piece ${n}\n`
    } finally {
      source.isOpen = false
    }
  }
  return { source, made: made() }
}

const from = (network: string, method = 'GET') =>
  openPieceTurns(new Request('http://localhost', { method, headers: { 'x-forwarded-for': network } }))

test('a document whose reader takes nothing is ended, so that others can be read', async () => {
  const { source, made } = pieces(100)
  const reader = (await streamed(made, 'text/plain', from('::1'))).body?.getReader()
  await reader?.read()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(source.isOpen).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(source.isOpen).toBe(false)
  await expect(reader?.read()).rejects.toThrow('takes nothing')
})

test('a request by HEAD takes the headers and holds no place', async () => {
  for (let n = 0; n < 40; n++) {
    const { source, made } = pieces(10)
    const { status, headers, body } = await streamed(made, 'text/plain', from('::1', 'HEAD'))
    expect([status, headers.get('content-type'), body]).toEqual([200, 'text/plain; charset=utf-8', null])
    expect(source.isOpen).toBe(false)
  }
})

test('a slow reader gets the whole document', async () => {
  const { source, made } = pieces(20)
  const reader = (await streamed(made, 'text/plain', from('::1'))).body?.getReader()
  let text = ''
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += new TextDecoder().decode(part.value)
    await vi.advanceTimersByTimeAsync(20_000)
  }
  expect(text.trim().split('\n')).toHaveLength(20)
  expect(source.isOpen).toBe(false)
})

test('a reader that takes a piece just in time, again and again, is ended after ten minutes', async () => {
  const { source, made } = pieces(1000)
  const reader = (await streamed(made, 'text/plain', from('::1'))).body?.getReader()
  await reader?.read()
  for (let n = 0; n < 20; n++) {
    await vi.advanceTimersByTimeAsync(29_000)
    await reader?.read()
  }
  expect(source.isOpen).toBe(true)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(source.isOpen).toBe(false)
  await expect(reader?.read()).rejects.toThrow('too slow')
})

test('documents that one network leaves open do not keep another from reading', async () => {
  env.TRUSTED_PROXIES = 1
  const read = async (network: string) => streamed(pieces(10).made, 'text/plain', from(network))
  const opened = await Promise.all(Array.from({ length: 16 }, () => read('192.0.2.1')))
  await expect(read('192.0.2.1')).rejects.toMatchObject({ code: 'BUSY' })
  const other = await read('192.0.2.2')
  expect((await other.text()).split('\n')).toHaveLength(11)
  await Promise.all(opened.map(({ body }) => body?.cancel()))
  expect((await (await read('192.0.2.1')).text()).split('\n')).toHaveLength(11)
})

const stalled = async (networks: number, ofEach: number) => {
  const of = Array.from({ length: networks * ofEach }, (_, n) => `198.51.100.${n % networks}`)
  const opened = await Promise.all(
    of.map(async (network) => {
      const { source, made } = pieces(10)
      return { source, response: await streamed(made, 'text/plain', from(network)) }
    }),
  )
  const close = () =>
    Promise.all(opened.map(({ response }) => response.body?.cancel().catch(() => undefined)))
  return { opened, close, lost: () => opened.filter(({ source }) => !source.isOpen).length }
}

test('when all documents are open, the network with the most loses the one that waits longest', async () => {
  env.TRUSTED_PROXIES = 1
  const { opened, close, lost } = await stalled(16, 16)
  const newcomer = await streamed(pieces(10).made, 'text/plain', from('192.0.2.5'))
  expect(lost()).toBe(1)
  await expect(opened[0]?.response.text()).rejects.toThrow('makes room')
  expect((await newcomer.text()).split('\n')).toHaveLength(11)
  await close()
})

test('one document of each of many networks is ended for a newcomer once its reader is stalled', async () => {
  env.TRUSTED_PROXIES = 1
  const { opened, close, lost } = await stalled(256, 1)
  const read = async () => streamed(pieces(10).made, 'text/plain', from('192.0.2.5'))
  await expect(read()).rejects.toMatchObject({ code: 'BUSY' })
  await vi.advanceTimersByTimeAsync(4_000)
  const reader = opened[0]?.response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('piece 0\n')
  await vi.advanceTimersByTimeAsync(2_000)
  expect((await (await read()).text()).split('\n')).toHaveLength(11)
  expect(lost()).toBe(1)
  expect(opened[0]?.source.isOpen).toBe(true)
  reader?.releaseLock()
  await close()
})

test('networks take turns at the pieces of their documents', { timeout: 20_000 }, async () => {
  vi.useRealTimers()
  env.TRUSTED_PROXIES = 1
  const made: string[] = []
  async function* slow(name: string) {
    for (let n = 0; n < 4; n++) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      made.push(name)
      yield name
    }
  }
  const loops = Array.from({ length: 6 }, async () =>
    (await streamed(slow('flood'), 'text/plain', from('192.0.2.3'))).text(),
  )
  const other = streamed(slow('other'), 'text/plain', from('192.0.2.4')).then((response) => response.text())
  await Promise.all([...loops, other])
  expect(made.lastIndexOf('other')).toBeLessThan(made.length - 8)
})

test('a document without data in eight seconds is 503 with the time to come back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const response = orFailure('feed', () => Promise.withResolvers<Response>().promise)
  await vi.advanceTimersByTimeAsync(8_000)
  const { status, headers } = await response
  expect([status, headers.get('retry-after') === null]).toEqual([503, false])
  vi.mocked(console.error).mockRestore()
})
