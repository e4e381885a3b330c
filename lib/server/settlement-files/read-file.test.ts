import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CURRENCIES } from '@/lib/domain/currency'
import { netOf, SETTLEMENT_FORMATS, type SettlementLine } from '@/lib/domain/settlement-line'
import { readSettlementFile } from './read-file'
import { writeSettlementFile } from './write-file'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sunhop-settlement-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(text: string, format?: (typeof SETTLEMENT_FORMATS)[number]) {
  const path = join(folder, 'file.csv')
  await writeFile(path, text)
  return readSettlementFile(path, format)
}

const HEADER = 'gateway,kind,reference,invoice,date,time,currency,amount,fee,fee_vat,withheld,net'
const plain = (...rows: string[]) => read([HEADER, ...rows].join('\n'))

/** The records of 2C2P's published sample, without the names and the card in them. */
const TWO_C2P = [
  '2C2P2026062201,2,H,test,0,14/05/2026,test,22/06/2026,000000,00/00/00,000000,702702000000000,00000000000000000000,00000000000000000000,000,000,000,1600.01,0.00,0.00,48.00,3.36,,,,,,,1.44,1550.09,0.00,SGD,000000,0,0,,,,,,,,,,,,,,,,,,,,,0.0,,,,,,,,,,0.00,0.00',
  '2C2P2026062201,5,D,test,0,14/05/2026,test,05/05/2026,130426,05/05/2026,000000,702702000000000,GSC12300062,,001,VI,A BANK,1600.00000,0.00000,0.00000,48.00000,3.36000,2C2P-260505-0001,06/05/2026,49.20000,3.44000,52.64000,,1.44000,1550.08000,0.00000,SGD,279948,07,,"a, b",c,,,,3.00,,POL,VI,14744058,2C2P SG Test B,,d,e,,0.00,,,,,0.00000,,,,,,,,,10710067,0.00000,0.00000',
  '2C2P2026062201,18,D,test,0,14/05/2026,test,08/05/2026,165302,08/05/2026,000000,702840000000000,alipayqrv2test5,,001,AQ,,0.01000,0.00000,0.00000,0.00000,0.00000,2C2P-260508-0002,09/05/2026,0.33000,0.02000,0.35000,,0.00000,0.01000,0.00000,SGD,214953, ,,,,,,,1.00,,,AQ,14778891,2C2P SG Test B1,,d,e,,0.00,,,,,0.00000,,,,,,,,,c0a9be6d-af05-4ac8-a9a1-5db28e05a94c,0.00000,0.00000',
]

test('reads the published sample of 2C2P, recognized by its header', async () => {
  const text = TWO_C2P.join('\n')
  const file = await read(text)
  expect(file).toMatchObject({ format: 'two_c2p', gateway: null, netDiffers: [], totals: [] })
  expect(file.hash).toBe(createHash('sha256').update(text).digest('hex'))
  expect(file.lines).toEqual([
    {
      number: 2,
      kind: 'capture',
      reference: '14744058',
      invoiceNumber: 'GSC12300062',
      transactedAt: new Date('2026-05-05T06:04:26Z'),
      money: { amount: 160_000, currency: 'SGD' },
      fee: 4_800,
      feeVat: 336,
      withheld: 144,
    },
    expect.objectContaining({ number: 3, money: { amount: 1, currency: 'SGD' }, fee: 0 }),
  ])
})

test('reports a file of 2C2P whose lines do not add up to its header', async () => {
  const { totals } = await read(TWO_C2P.slice(0, 2).join('\n'))
  expect(totals).toEqual([
    { total: 'amount', stated: 160_001, computed: 160_000, currency: 'SGD' },
    { total: 'net', stated: 155_009, computed: 155_008, currency: 'SGD' },
  ])
})

test('rounds the fees of a file so that their sum is exact', async () => {
  const row = (n: number) => `sandbox,capture,R${n},I${n},2026-11-26,10:00:00,THB,1.00,0.004,0,0,0.996`
  const { lines, netDiffers } = await plain(row(1), row(2), row(3))
  expect(lines.map(({ fee }) => fee)).toEqual([0, 1, 0])
  expect(netDiffers).toEqual([])
})

test('reads times by the clock in Bangkok, and a byte order mark, empty lines and other capitals', async () => {
  const row = 'sandbox,refund,R,I,2026-11-26,00:30:00,THB,"1,290.50",0.00,0.00,0.00,-1290.50'
  const { lines, format, gateway } = await read(`\uFEFF${HEADER.toUpperCase()}\r\n\r\n${row}\r\n`)
  expect({ format, gateway }).toEqual({ format: 'plain', gateway: 'sandbox' })
  expect(lines).toMatchObject([
    {
      number: 3,
      kind: 'refund',
      transactedAt: new Date('2026-11-25T17:30:00Z'),
      money: { amount: 129_050, currency: 'THB' },
    },
  ])
})

test('reports a line whose net amount is not the amount less its deductions', async () => {
  const row = 'sandbox,capture,R,I,2026-11-26,10:00:00,THB,100.00,3.00,0.21,0.00,96.80'
  expect((await plain(row)).netDiffers).toEqual([2])
})

describe('a file is refused as a whole', () => {
  const row = (change: Record<string, string>) => {
    const fields: Record<string, string> = {
      gateway: 'sandbox',
      kind: 'capture',
      reference: 'R',
      invoice: 'I',
      date: '2026-11-26',
      time: '10:00:00',
      currency: 'THB',
      amount: '100.00',
      fee: '0',
      fee_vat: '0',
      withheld: '0',
      net: '100.00',
      ...change,
    }
    return HEADER.split(',')
      .map((name) => fields[name])
      .join(',')
  }

  test.each([
    [{ amount: '100.005' }, 'line 2: amount is no whole number of minor units of THB'],
    [{ amount: '0.00' }, 'line 2: amount is zero'],
    [{ amount: '-100.00' }, 'line 2: amount is negative although the kind is named'],
    [{ amount: 'many' }, 'line 2: amount is not a decimal such as 1290.50'],
    [{ currency: 'XXX' }, 'line 2: currency is not a currency of the shop'],
    [{ date: '2569-11-26' }, 'line 2: date is not a date of this layout between 2000 and 2099'],
    [{ date: '2026-02-30' }, 'line 2: date is not a date of this layout between 2000 and 2099'],
    [{ time: '24:00:00' }, 'line 2: time is not a time such as 13:05:09'],
    [{ reference: '', invoice: '' }, 'line 2: reference and invoice are empty'],
    [{ kind: 'chargeback' }, 'line 2: kind '],
  ])('with %j', async (change, message) => {
    await expect(plain(row(change))).rejects.toThrow(message)
  })

  test('with every invalid line named', async () => {
    await expect(plain(row({ amount: '?' }), row({}), row({ date: '' }))).rejects.toThrow(
      /line 2: .*\nline 4: /,
    )
  })

  test('with lines of two gateways, an unknown layout, or nothing', async () => {
    await expect(plain(row({}), row({ gateway: 'other' }))).rejects.toThrow('line 3: is of another gateway')
    await expect(read('a,b\n1,2')).rejects.toThrow('line 1: is not the beginning of a known settlement file')
    await expect(read(HEADER, 'ktc_pay')).rejects.toThrow('is not the beginning of a ktc_pay settlement file')
    await expect(read('')).rejects.toThrow('The file is empty.')
    await expect(read(`${HEADER}\n"open`)).rejects.toThrow('Quote Not Closed')
    await expect(read(`${TWO_C2P[0]}\n${TWO_C2P[0]}`)).rejects.toThrow('is neither the header nor a detail')
  })
})

const reference = fc.string({ unit: fc.constantFrom(...'ABZ-019'), minLength: 1, maxLength: 15 })
const deduction = fc.integer({ min: -10_000, max: 10_000 })
const line = fc.record({
  kind: fc.constantFrom('capture' as const, 'refund' as const),
  reference,
  invoiceNumber: reference,
  transactedAt: fc
    .integer({ min: Date.UTC(2026, 0) / 1000, max: Date.UTC(2027, 0) / 1000 })
    .map((seconds) => new Date(seconds * 1000)),
  amount: fc.integer({ min: 1, max: 1_000_000_000 }),
  fee: deduction,
  feeVat: deduction,
  withheld: deduction,
})

test.each(SETTLEMENT_FORMATS)('a %s file is read as it was written', async (format) => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...CURRENCIES),
      fc.array(line, { minLength: 1, maxLength: 5 }),
      async (currency, all) => {
        const hasWithheld = format === 'two_c2p' || format === 'plain'
        const lines = all.map(
          ({ amount, withheld, ...rest }, index): SettlementLine => ({
            ...rest,
            number: index + 2,
            withheld: hasWithheld ? withheld : 0,
            money: { amount, currency },
          }),
        )
        const file = await read(writeSettlementFile(format, 'sandbox', lines))
        expect(file).toMatchObject({ format, netDiffers: [], totals: [], lines })
        expect(file.lines.map(netOf)).toEqual(lines.map(netOf))
      },
    ),
    { numRuns: 25 },
  )
})
