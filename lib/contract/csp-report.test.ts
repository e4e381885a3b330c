import { expect, test } from 'vitest'
import { cspReports } from './csp-report'

const PAGE = 'https://shop.example/th/profile/orders/o-1/pay?x=1'

test('reads a report of either format', () => {
  const expected = {
    page: '/th/profile/orders/o-1/pay',
    directive: 'script-src-elem',
    blocked: 'inline',
    source: 'https://shop.example/_next/static/chunks/a.js',
    line: 7,
  }
  const source = 'https://shop.example/_next/static/chunks/a.js?v=1'
  const single = {
    'document-uri': PAGE,
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'source-file': source,
    'line-number': 7,
  }
  expect(cspReports.parse({ 'csp-report': single })).toEqual([expected])
  const body = {
    documentURL: PAGE,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sourceFile: source,
    lineNumber: 7,
  }
  expect(cspReports.parse([{ type: 'csp-violation', age: 1, url: PAGE, body }])).toEqual([expected])
})

test('a card that a script tried to send elsewhere does not pass on in its report', () => {
  const blocked = [
    'https://evil.example/4535017710535741?n=4535017710535741',
    '4535017710535741',
    'data:4535',
  ]
  const found = blocked.flatMap((blockedURL) =>
    cspReports.parse([
      { type: 'csp-violation', body: { documentURL: PAGE, effectiveDirective: 'connect-src', blockedURL } },
    ]),
  )
  expect(found.map((violation) => violation.blocked)).toEqual(['https://evil.example', 'unknown', 'data:'])
  expect(JSON.stringify(found)).not.toContain('4535')
})

test('ten of many reports are read', () => {
  const report = { type: 'csp-violation', body: { documentURL: PAGE } }
  expect(cspReports.parse(Array.from({ length: 50 }, () => report))).toHaveLength(10)
})

test.each([null, {}, [], [{ type: 'deprecation', body: {} }], { 'csp-report': { 'document-uri': 1 } }])(
  'refuses %j',
  (input) => {
    expect(cspReports.safeParse(input).success).toBe(false)
  },
)
