import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jsonCallAt, methodResponse, methodsAt } from './method-not-allowed'

test.each([
  ['/api/pd4/carts', ['GET', 'POST', 'HEAD', 'OPTIONS']],
  ['/api/pd4/carts/1', ['PATCH', 'DELETE', 'OPTIONS']],
  ['/api/orders/1/hold', ['POST', 'OPTIONS']],
  ['/api/orders/1/receipt.pdf', ['GET', 'HEAD', 'OPTIONS']],
  ['/api/orders/1/receiptxpdf', null],
  ['/api/nope', null],
  ['/api/payments/return', ['GET', 'POST', 'HEAD', 'OPTIONS']],
  ['/api/account/images/abc', ['GET', 'HEAD', 'OPTIONS']],
  ['/api/kept-vouchers', ['GET', 'HEAD', 'OPTIONS']],
  ['/api/pd4/carts/1/2', null],
])('the methods at %s', (path, methods) => {
  expect(methodsAt(path)).toEqual(methods)
})

test('rejects an unknown method in the visitor’s language and lists the allowed methods', async () => {
  const headers = { 'accept-language': 'th' }
  const refused = methodResponse(new Request('http://shop/api/pd4/carts/1', { method: 'PUT', headers }))
  expect([refused?.status, refused?.headers.get('allow')]).toEqual([405, 'PATCH, DELETE, OPTIONS'])
  expect(await refused?.json()).toMatchObject({
    result: false,
    code: 'METHOD_NOT_ALLOWED',
    message: 'ทำรายการนี้ที่นี่ไม่ได้',
  })
  expect(methodResponse(new Request('http://shop/api/pd4/carts?locale=en'))).toBeNull()
  expect(methodResponse(new Request('http://shop/api/nope', { method: 'PUT' }))).toBeNull()
})

test.each([
  ['/api/reference', 'GET, HEAD, OPTIONS'],
  ['/api/pd4/carts', 'GET, POST, HEAD, OPTIONS'],
])('says which methods %s has', (path, allow) => {
  const response = methodResponse(new Request(`http://shop${path}`, { method: 'OPTIONS' }))
  expect([response?.status, response?.headers.get('allow')]).toEqual([204, allow])
})

test('refuses a method that no path has', () => {
  const refused = methodResponse(new Request('http://shop/api/nope', { method: 'PROPFIND' }))
  expect(refused?.headers.get('allow')).toBe('GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS')
})

const EXPORTED = /^export (?:async )?(?:const|function) ([A-Z]{3,})\b|^export \{([^}]+)\}/gm

test('knows the methods of every route', () => {
  for (const file of globSync(['app/api/**/route.ts', 'app/api/**/.*/**/route.ts'])) {
    if (file.includes('[[...path]]')) continue
    const path = `/${file.replace(/^app\/|\/route\.ts$/g, '').replaceAll(/\[\w+\]/g, '1')}`
    const exported = [...readFileSync(file, 'utf8').matchAll(EXPORTED)].flatMap(([, name, list = '']) =>
      name ? [name] : list.split(',').map((item) => item.trim().split(' as ').at(-1) ?? ''),
    )
    const known = methodsAt(path)?.filter((method) => method !== 'HEAD' && method !== 'OPTIONS')
    expect(known?.sort(), path).toEqual(exported.sort())
  }
})

test.each([
  ['POST', '/api/pd4/carts', true],
  ['DELETE', '/api/pd4/carts', false],
  ['GET', '/api/orders/1/receipt.pdf', false],
  ['PUT', '/api/account/image', false],
  ['GET', '/api/nope', false],
])('whether a call is JSON on both sides: %s %s', (method, path, json) => {
  expect(jsonCallAt(method, path) !== undefined).toBe(json)
})
