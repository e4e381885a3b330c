import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { errorEnvelope } from '@/lib/contract/operation'
import { baseUrl } from '../fixtures/http'
import { sendRaw } from '../fixtures/raw-http'

const NO_BODY = Buffer.alloc(0)
const port = () => Number(new URL(baseUrl()).port)
const send = (method: string, path: string, headers: Array<[string, string]> = []) =>
  sendRaw(port(), { method, path, headers, body: NO_BODY })
const codeOf = (body: string) => errorEnvelope.parse(JSON.parse(body)).code

describe('a request that Next cannot handle', () => {
  test.each([
    '/api/catalog/products/%zz',
    '/api/orders/%ED%A0%80',
    '/api/%c0%af',
    '/icons/%',
    '/app-icon/%ff',
  ])('is refused where the path %s is no UTF-8', async (path) => {
    const { status, body } = await send('GET', path)
    expect([status, codeOf(body)]).toEqual([400, 'MALFORMED_URL'])
  })

  test('[R15] a page with such a path is not found, in the layout of the shop', async () => {
    const { status, body } = await send('GET', '/products/100%')
    expect(status).toBe(404)
    expect(body).toContain('<main')
  })

  test('has no image at a path that is encoded twice', async () => {
    expect((await send('GET', '/img/%25/x')).status).toBe(404)
  })

  test.each(['/api/auth/login', '/'])('is refused at %s with the method TRACE', async (path) => {
    const { status, body } = await send('TRACE', path)
    expect([status, codeOf(body)]).toEqual([405, 'METHOD_NOT_ALLOWED'])
  })

  test.each(['bytes=-', 'bytes=9-1', 'bytes=9999999-', 'pages=1'])(
    'gets the whole file for the range %s',
    async (range) => {
      const { status, body } = await send('GET', '/sw.js', [['range', range]])
      expect(status).toBe(200)
      expect(body).toContain('addEventListener')
    },
  )

  test.each(['/_next/image', '/x/../_next/image', '/x/%2e%2e/_next/image'])(
    'does not reach an image optimizer at %s',
    async (path) => {
      const { status } = await send('GET', `${path}?url=%2Fimg%2Fw_640%2Cf_webp%2Fsite%2Fhero&w=3840&q=75`)
      expect(status).toBe(404)
    },
  )

  test('is refused where its target is no path', async () => {
    const { status, body } = await send('OPTIONS', '*')
    expect([status, codeOf(body)]).toEqual([400, 'MALFORMED_URL'])
  })

  test('is refused if it expects what the server does not do', async () => {
    const { status, body } = await send('POST', '/api/auth/login', [['expect', 'foo']])
    expect([status, codeOf(body)]).toEqual([417, 'EXPECTATION_FAILED'])
  })

  test('in absolute form is one for its path', async () => {
    expect((await send('GET', `${baseUrl()}/icon.svg`)).status).toBe(200)
  })
})

describe('a body that is too large', () => {
  const MEGABYTE = 1024 * 1024

  test('is refused by its stated length, before it is sent', async () => {
    const { status, body } = await send('POST', '/api/auth/login', [
      ['content-type', 'application/json'],
      ['content-length', String(10 * MEGABYTE)],
    ])
    expect([status, codeOf(body)]).toEqual([413, 'BODY_TOO_LARGE'])
  })

  test('is refused as soon as it passes the limit, if it states no length', async () => {
    const socket = connect(port(), 'localhost')
    const received: Buffer[] = []
    socket.on('data', (bytes) => received.push(bytes))
    socket.on('error', () => {})
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    )
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
    let sent = 0
    while (received.length === 0 && sent < 200) {
      socket.write(chunk)
      sent += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    socket.destroy()
    await closed
    expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 413 /)
    expect(sent).toBeLessThan(100)
  })
})
