import { expect, test } from 'vitest'
import { ecbXml } from '@/tests/simulators/rate-source'
import { parseRates } from './parse-rates'

test('reads the ECB’s XML: rates per euro, without the currencies that the shop lacks', () => {
  expect(parseRates(ecbXml('2026-11-25', { USD: '1.1593', THB: '37.504', BRL: '6.2' }))).toEqual({
    base: 'EUR',
    asOf: '2026-11-25',
    perBase: { EUR: '1', USD: '1.1593', THB: '37.504' },
  })
})

test('reads JSON with decimals exactly as they are written, as numbers and as strings', () => {
  const text = '{"base":"USD","date":"2026-11-25","rates":{"THB":32.400000000000006,"EUR":"0.86","XDR":1e-9}}'
  expect(parseRates(text)).toEqual({
    base: 'USD',
    asOf: '2026-11-25',
    perBase: { USD: '1', THB: '32.400000000000006', EUR: '0.86' },
  })
  expect(parseRates(`\uFEFF\n ${text}`).base).toBe('USD')
})

const json = (change: object) =>
  JSON.stringify({ base: 'USD', date: '2026-11-25', rates: { THB: 32.4 }, ...change })

test.each([
  ['an empty response', '', 'is not JSON'],
  ['a page of HTML', '<html><body><p>Maintenance</body>', 'is not well-formed XML'],
  ['well-formed HTML', '<html><body/></html>', 'the rates of one day'],
  ['truncated XML', ecbXml('2026-11-25', { USD: '1.1' }).slice(0, -30), 'is not well-formed XML'],
  [
    'several days',
    ecbXml('2026-11-25', { USD: '1.1' }).replace('</Cube></Cube>', "</Cube><Cube time='2026-11-24'/></Cube>"),
    'one day',
  ],
  ['XML without rates', ecbXml('2026-11-25', {}), 'names none of the shop’s currencies'],
  ['a rate of zero', json({ rates: { THB: 0 } }), 'rates.THB: must be a positive decimal'],
  ['a negative rate', json({ rates: { THB: -32.4 } }), 'rates.THB'],
  ['an exponent', json({ rates: { THB: 1e-7 } }), 'rates.THB'],
  ['a rate of null', json({ rates: { THB: null } }), 'rates.THB'],
  ['no date', json({ date: undefined }), 'date'],
  ['an impossible date', json({ date: '2026-02-30' }), 'date'],
  ['an unknown base', json({ base: 'XDR' }), 'base'],
  ['a base other than 1', json({ rates: { USD: 2, THB: 32.4 } }), 'must be 1 for the base'],
  ['no rates', json({ rates: undefined }), 'rates'],
  ['an array', '[]', 'the content'],
])('rejects %s', (_, text, message) => {
  expect(() => parseRates(text)).toThrow(message)
})

test('does not expand entities of the document', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "1.1">]><Cube><Cube time='2026-11-25'><Cube currency='USD' rate='&a;'/></Cube></Cube>`
  expect(() => parseRates(bomb)).toThrow()
})
