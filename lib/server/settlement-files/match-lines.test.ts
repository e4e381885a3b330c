import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineKey, type SettlementLine } from '@/lib/domain/settlement-line'
import { isAgreed, matchLines, type OwnRecord } from './match-lines'

const noon = new Date('2026-11-26T05:00:00Z')
const period = { from: new Date('2026-11-25T17:00:00Z'), until: new Date('2026-11-26T17:00:00Z') }
const none = { keys: new Set<string>(), ids: new Set<string>() }

const line = (reference: string, change: Partial<SettlementLine> = {}): SettlementLine => ({
  number: 2,
  kind: 'capture',
  reference,
  invoiceNumber: `I-${reference}`,
  transactedAt: noon,
  money: { amount: 100_000, currency: 'THB' },
  fee: 3_000,
  feeVat: 210,
  withheld: 0,
  ...change,
})

const record = (reference: string | null, change: Partial<OwnRecord> = {}): OwnRecord => ({
  kind: 'capture',
  id: `c-${reference}`,
  order: 'SH-7Q4K-2612',
  gatewayReference: reference,
  captureReference: reference,
  invoiceNumber: `I-${reference}`,
  amount: 100_000,
  currency: 'THB',
  at: noon,
  state: 'paid',
  ...change,
})

const refund = (id: string, change: Partial<OwnRecord> = {}) =>
  record(null, { kind: 'refund', id, state: 'succeeded', ...change })

const compare = (lines: SettlementLine[], own: OwnRecord[], earlier = none) =>
  matchLines({ lines, own, earlier, period })

test('matches captures by reference, in any order', () => {
  const result = compare([line('a'), line('b')], [record('b'), record('a')])
  expect(result.matched.map((match) => match.own.id)).toEqual(['c-a', 'c-b'])
  expect(isAgreed(result)).toBe(true)
})

test('matches by the invoice number what has no common reference, after all references', () => {
  const invoice = { invoiceNumber: 'I' }
  const own = [record(null, invoice), record('y', invoice)]
  const result = compare([line('unknown', invoice), line('y', invoice)], own)
  expect(result.matched.map((match) => [match.line.reference, match.own.id])).toEqual([
    ['unknown', 'c-null'],
    ['y', 'c-y'],
  ])
  expect(compare([line('', invoice)], [record('x', invoice)]).matched).toHaveLength(1)
})

test('a capture with another reference is not the one of the line, also with the same invoice and amount', () => {
  const invoice = { invoiceNumber: 'I' }
  const result = compare([line('first', invoice)], [record('second', invoice)])
  expect(result.matched).toEqual([])
  expect(result.different).toMatchObject([{ own: { id: 'c-second' }, differences: ['reference'] }])
  expect(isAgreed(result)).toBe(false)
})

test('names what is missing on either side', () => {
  const early = record('early', { at: new Date('2026-11-25T16:59:59Z') })
  const late = record('late', { at: period.until })
  const result = compare(
    [line('theirs')],
    [record('ours'), early, late, refund('open', { state: 'processing' })],
  )
  expect(result.missingHere.map(({ reference }) => reference)).toEqual(['theirs'])
  expect(result.missingAtGateway.map(({ id }) => id)).toEqual(['c-ours'])
  expect(isAgreed(result)).toBe(false)
})

test('a record outside the period is matched, although it would not be missed', () => {
  const late = record('late', { at: period.until })
  expect(compare([line('late')], [late]).matched).toHaveLength(1)
})

test('names a line that is twice in the file, or was in an earlier one', () => {
  const twice = compare([line('a'), line('a', { number: 3 })], [record('a')])
  expect(twice.matched).toHaveLength(1)
  expect(twice.double).toMatchObject([{ line: { number: 3 }, in: 'this file' }])
  const again = compare([line('a')], [record('a')], {
    keys: new Set([lineKey(line('a'))]),
    ids: new Set(['c-a']),
  })
  expect(again).toMatchObject({ matched: [], missingHere: [], missingAtGateway: [], different: [] })
  expect(again.double).toMatchObject([{ line: { number: 2 }, in: 'an earlier file' }])
})

test('two payments of one QR code share a reference, but not their time', () => {
  const later = new Date(noon.getTime() + 60_000)
  const lines = [line('a'), line('a', { number: 3, transactedAt: later })]
  const result = compare(lines, [record('a')])
  expect(result.matched).toHaveLength(1)
  expect(result.double).toEqual([])
  expect(result.missingHere).toMatchObject([{ number: 3 }])
})

test('a capture that an earlier file has settled is not missing, and not matched once more', () => {
  const result = compare([line('z', { invoiceNumber: 'I-a' })], [record('a')], {
    ...none,
    ids: new Set(['c-a']),
  })
  expect(result.missingAtGateway).toEqual([])
  expect(result.missingHere).toHaveLength(1)
})

test('names a different amount, currency, kind and state', () => {
  const differences = (own: OwnRecord, change: Partial<SettlementLine> = {}) =>
    compare([line('a', change)], [own]).different.map((match) => match.differences)
  expect(differences(record('a', { amount: 99_999 }))).toEqual([['amount']])
  expect(differences(record('a', { currency: 'USD' }))).toEqual([['currency']])
  expect(differences(record('a', { kind: 'refund', state: 'succeeded' }))).toEqual([['kind']])
  expect(differences(refund('r', { gatewayReference: 'a', state: 'pending' }), { kind: 'refund' })).toEqual([
    ['state'],
  ])
})

test('matches refunds by their own reference, that of the payment, or the invoice and the amount', () => {
  const own = [
    refund('own', { gatewayReference: 'R-1' }),
    refund('first', { captureReference: 'P', amount: 30_000 }),
    refund('second', { captureReference: 'P', amount: 20_000 }),
    refund('manual', { invoiceNumber: 'I-9' }),
  ]
  const back = (reference: string, amount: number, invoiceNumber = '') =>
    line(reference, { kind: 'refund', invoiceNumber, money: { amount, currency: 'THB' } })
  const lines = [back('P', 20_000), back('P', 30_000), back('R-1', 100_000), back('', 100_000, 'I-9')]
  const result = compare(lines, own)
  expect(result.matched.map((match) => match.own.id)).toEqual(['second', 'first', 'own', 'manual'])
  expect(isAgreed(result)).toBe(true)
})

test('every line and every record of the period is accounted for once', () => {
  const references = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 6 })
  const amounts = fc.constantFrom(1, 2)
  fc.assert(
    fc.property(
      references,
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')),
      fc.array(amounts, { minLength: 12, maxLength: 12 }),
      (theirs, ours, units) => {
        const lines = theirs.map((reference, index) =>
          line(reference, { invoiceNumber: 'I', money: { amount: units[index] ?? 1, currency: 'THB' } }),
        )
        const own = ours.map((reference, index) =>
          record(reference, { invoiceNumber: 'I', amount: units[6 + index] ?? 1 }),
        )
        const { matched, different, missingHere, missingAtGateway, double } = compare(lines, own)
        const pairs = [...matched, ...different]
        expect(pairs.length + missingHere.length + double.length).toBe(lines.length)
        expect(pairs.length + missingAtGateway.length).toBe(own.length)
        expect(new Set(pairs.map((pair) => pair.own.id)).size).toBe(pairs.length)
      },
    ),
  )
})
