import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getArea } from '@/lib/contract/area-guide'
import { callRemote } from './remote'

const settings = vi.hoisted(() => ({ API_ORIGIN: '', SHOP_NAME: 'Sunhop' }))
vi.mock('@/lib/env', () => ({ env: settings }))

const GUIDE = {
  slug: 'krabi',
  name: 'Krabi',
  country: 'TH',
  country_name: 'Thailand',
  groups: ['asia'],
  summary: '',
  image: null,
  product_count: 3,
  about: [],
  when_to_go: [],
  getting_there: [],
  time_zone: null,
  utc_offset: null,
  latitude: null,
  longitude: null,
  images: [],
  facts: null,
}

const paths: string[] = []
let hasGuides = false
let listed: PromiseWithResolvers<void>

/** Answers the call for one destination only after the list has been asked for, unless it has guides. */
const host = createServer(async (request, response) => {
  const path = request.url?.split('?')[0] ?? ''
  paths.push(path)
  const isList = path === '/api/pd4/areas'
  if (isList) listed.resolve()
  else if (!hasGuides) await listed.promise
  const body = isList ? { data: [{ name: 'Krabi' }] } : { result: true, success: true, data: GUIDE }
  response
    .writeHead(isList || hasGuides ? 200 : 404, { 'content-type': 'application/json' })
    .end(isList || hasGuides ? JSON.stringify(body) : '')
})
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  settings.API_ORIGIN = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => host.close(resolve)))
beforeEach(() => {
  paths.length = 0
  listed = Promise.withResolvers()
})

test('[X16] the list that replaces the guide of a destination is read at the same time', async () => {
  expect((await callRemote(getArea, { slug: 'krabi' })).data).toMatchObject({ name: 'Krabi', about: [] })
})

test('[X16] a host that has guides is asked for the list only until it has answered with one', async () => {
  hasGuides = true
  await callRemote(getArea, { slug: 'krabi' })
  paths.length = 0
  expect((await callRemote(getArea, { slug: 'krabi' })).data.country).toBe('TH')
  expect(paths).toEqual(['/api/catalog/areas/krabi'])
})
