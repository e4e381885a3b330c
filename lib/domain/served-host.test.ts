import { expect, test } from 'vitest'
import { hostNameOf, isServedHost } from './served-host'

const NAMES = ['shop.example', '.preview.example']

test.each([
  'shop.example',
  'SHOP.example:443',
  'shop.example.',
  'a.preview.example',
  'a.b.preview.example:8080',
  'localhost',
  'localhost:3000',
  '127.0.0.1:3000',
  '192.168.1.5:3000',
  '10.0.0.7',
  '[::1]',
  '[::1]:3000',
  '[fd00::1]:3000',
  // The name of a container.
  'shop:3000',
])('serves the host %s', (host) => {
  expect(isServedHost(host, NAMES)).toBe(true)
})

test.each([
  'evil.example',
  'evil.example:3000',
  'shop.example.evil.example',
  'notshop.example',
  'preview.example',
  'evil-preview.example',
  '127.0.0.1.evil.example',
  '192.168.1.5.nip.example',
  'localhost.evil.example',
  'app.localhost.evil.example:80',
  'evil.example, shop.example',
  'localhost@evil.example',
  'evil.example@localhost',
  'evil.example/localhost',
  'evil.example#.preview.example',
  'a b',
  '[::1',
  ':80',
  '',
])('does not serve the host %j', (host) => {
  expect(isServedHost(host, NAMES)).toBe(false)
})

test('reads a host as a browser does', () => {
  expect(hostNameOf('0x7f.1')).toBe('127.0.0.1')
  expect(hostNameOf('SHOP.Example.:80')).toBe('shop.example')
  expect(hostNameOf('bücher.example')).toBe('xn--bcher-kva.example')
})
