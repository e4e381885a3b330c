import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostImage, storefrontImagePath } from './image'

const asked: Array<{ url: string | undefined; cookie: string | undefined }> = []
const host = createServer(({ url, headers }, response) => {
  asked.push({ url, cookie: headers.cookie })
  const reply = (type: string, body: string | Buffer, status = 200) =>
    response.writeHead(status, { 'content-type': type }).end(body)
  if (url?.startsWith('/avatars/1.png')) return void reply('image/png', 'png')
  if (url === '/page') return void reply('text/html', '<script>')
  if (url === '/drawing.svg') return void reply('image/svg+xml', '<svg/>')
  if (url === '/large.png') return void reply('image/png', Buffer.alloc(5_000_001))
  if (url === '/moved.png')
    return void response.writeHead(302, { location: 'http://127.0.0.1:1/inner.png' }).end()
  reply('image/png', '', 404)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => host.close(resolve)))

test.each([
  ['avatars/1.png', '/img/host/avatars/1.png'],
  ['/storage/a b.png?v=2', '/img/host/storage/a%20b.png?v=2'],
  ['https://api.example/storage/ก.png', '/img/host/storage/%E0%B8%81.png'],
  ['https://elsewhere.example/a.png', null],
  ['//elsewhere.example/a.png', null],
  ['data:image/png;base64,AA', null],
  ['', null],
])('[A8] [X16] the path of the image %j is %j', (sent, path) => {
  expect(storefrontImagePath(sent, 'https://api.example/v1')).toBe(path)
})

test('[A8] [X16] an image of the host is passed on, without the session of the visitor', async () => {
  const response = await hostImage(['avatars', '1.png'], '?v=2', origin)
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'image/png',
    'png',
  ])
  expect(asked.at(-1)).toEqual({ url: '/avatars/1.png?v=2', cookie: undefined })
})

test.each([
  ['page', 404],
  ['drawing.svg', 404],
  ['large.png', 404],
  ['none.png', 404],
  ['moved.png', 502],
])('[X16] what is no image of the host is not: %s', async (name, status) => {
  expect((await hostImage([name], '', origin)).status).toBe(status)
})

test('[X16] a path cannot leave the host', async () => {
  await hostImage(['..', '//elsewhere.example', 'a.png'], '', origin)
  expect(asked.at(-1)?.url).not.toContain('//elsewhere')
})
