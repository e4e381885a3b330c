import { expect, test } from 'vitest'
import { normalPath, normalTarget, redirectTable } from './redirect-path'

test.each([
  ['/ไทย/ทดสอบ', '/ไทย/ทดสอบ'],
  [encodeURI('/ไทย/ทดสอบ'), '/ไทย/ทดสอบ'],
  ['/old-%E6%97%A7', '/old-旧'],
  ['/old-%e6%97%a7', '/old-旧'],
  ['/%6Fld/boat', '/old/boat'],
  ['/caf\u0065\u0301', '/café'],
  ['/x/../s9', '/s9'],
  ['/x/%2E%2e/s9', '/s9'],
  ['/a//b/', '/a/b'],
  ['/', '/'],
  ['/.well-known/x', '/.well-known/x'],
  ['/a/./b.html', '/a/b.html'],
  ['/zero\u200Bwidth', '/zero%E2%80%8Bwidth'],
  ['/a?from=b#c', '/a'],
  ['/half%2Fway', '/half%2Fway'],
  ['/half%2fway', '/half%2Fway'],
  ['/100%25', '/100%25'],
  ['/100%2541', '/100%2541'],
  ['/a%20b', '/a%20b'],
  ['/%ff', '/%FF'],
  ['/100%', '/100%'],
  ['/a"b', '/a"b'],
  ['/a%22b|c%7Cd', '/a"b|c|d'],
])('[G4] normalizes the path %s to %s', (path, normal) => {
  expect(normalPath(path)).toBe(normal)
  expect(normalPath(normal)).toBe(normal)
  expect(normalPath(new URL(normal, 'http://shop').pathname)).toBe(normal)
})

test.each([
  ['/help?q=esim#a', '/help?q=esim#a'],
  ['/x/../s9?a=1', '/s9?a=1'],
  ['/%6Fld?q=เรือ', '/old?q=เรือ'],
  ['/.//evil.example', '/evil.example'],
  ['http://shop.example:3140/s2?a=1#b', '/s2?a=1#b'],
  ['https://SHOP.example:3140', '/'],
  ['https://other.example/x/../y', 'https://other.example/x/../y'],
  ['http://shop.example/s2', 'http://shop.example/s2'],
])('[G4] normalizes the target %s to %s', (target, normal) => {
  expect(normalTarget(target, 'shop.example:3140')).toBe(normal)
})

test('[G4] prefers the row with the canonical path over another spelling', () => {
  const [plain, encoded] = [['/old-旧', '/a'] as const, ['/old-%E6%97%A7', '/b'] as const]
  expect([...redirectTable([plain, encoded])]).toEqual([plain])
  expect([...redirectTable([encoded, plain])]).toEqual([plain])
  expect([...redirectTable([encoded])]).toEqual([['/old-旧', '/b']])
})
