import { request } from 'node:http'
import { expect, test } from 'vitest'
import { errorEnvelope } from '@/lib/contract/operation'
import { baseUrl } from '../fixtures/http'

interface Reply {
  status: number | undefined
  text: string
}

/** Requests a path at another host name of the shop's address. */
function at(host: string, path: string): Promise<Reply> {
  const { hostname, port } = new URL(baseUrl())
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: hostname, port, path, headers: { host }, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

test.each(['/test', '/', '/sandbox/google', '/api/sandbox/mailbox', '/api/catalog/products', '/icon.svg'])(
  'a page at a rebound name reads nothing at %s',
  async (path) => {
    const { status, text } = await at('rebound.example', path)
    expect([status, errorEnvelope.parse(JSON.parse(text)).code]).toEqual([421, 'HOST_NOT_SERVED'])
  },
)

test.each(['127.0.0.1', '[::1]:3000', '192.168.1.5:3000', 'localhost', 'shop.lan:3000'])(
  'the shop responds at %s',
  async (host) => {
    expect((await at(host, '/api/holiday/partner-info')).status).toBe(200)
  },
)
