import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { toMoved } from './moved-page'

const request = (headers: Record<string, string> = {}) =>
  new NextRequest('http://shop.example/old', { headers })

test('[G4] a moved page is 308, which search engines take as lasting and browsers do not store', () => {
  for (const target of ['/products/boat', 'https://elsewhere.example/boat']) {
    const { status, headers } = toMoved(request(), target)
    expect([status, headers.get('cache-control')]).toEqual([308, 'no-cache'])
    expect(headers.get('location')).toBe(new URL(target, 'http://shop.example').href)
  }
})

test('[G4] the router opens what it cannot follow as a document', () => {
  const router = { 'sec-fetch-dest': 'empty' }
  expect(toMoved(request(router), '/help').status).toBe(308)
  for (const target of ['https://elsewhere.example', '/help#esim'])
    expect(toMoved(request(router), target).status).toBe(200)
})
