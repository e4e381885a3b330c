import { expect, test } from 'vitest'
import { baseUrl } from '../fixtures/http'

test.each([
  ['/TH', '/th'],
  ['/TH/', '/th'],
  ['/th/products/', '/th/products'],
  ['/en/', '/'],
  ['/TH/products/?q=Boat', '/th/products?q=Boat'],
  ['/zh-CN/Products?sort=price', '/zh-cn/products?sort=price'],
  ['/EN/Help', '/help'],
  ['/Products/Wat-Arun-Longtail-Sunset', '/products/wat-arun-longtail-sunset'],
  ['/th/Destination/Kyoto', '/th/destination/kyoto'],
  ['/TH//Products//', '/th/products'],
  ['//th//products', '/th/products'],
  ['/EN//Help?q=Boat', '/help?q=Boat'],
])('[N3] %s is the page %s, in one step', async (typed, right) => {
  const response = await fetch(baseUrl() + typed, { redirect: 'manual' })
  expect(response.status).toBe(308)
  expect(new URL(response.headers.get('location') ?? '', baseUrl()).href).toBe(baseUrl() + right)
  expect((await fetch(baseUrl() + right, { redirect: 'manual' })).status).toBe(200)
})

test('[N3] other letters of no page stay a 404', async () => {
  expect((await fetch(`${baseUrl()}/Nowhere/At/All`, { redirect: 'manual' })).status).toBe(404)
})
