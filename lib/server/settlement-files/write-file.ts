import { stringify } from 'csv-stringify/sync'
import { CURRENCY_NUMBER } from '@/lib/domain/currency-number'
import { type Money, majorUnits } from '@/lib/domain/money'
import {
  netOf,
  SETTLEMENT_TIME_ZONE,
  type SettlementFormat,
  type SettlementLine,
} from '@/lib/domain/settlement-line'
import { type Field, LAYOUTS, RECORD_TYPE, TWO_C2P_WIDTH } from './layouts'

/** Returns the date and time of an instant by the gateways' clock: '2026-11-26', '13:05:09'. */
function clockOf(instant: Date): [date: string, time: string] {
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: SETTLEMENT_TIME_ZONE,
  })
    .format(instant)
    .split(' ')
  return [date, time]
}

function fieldsOf(format: SettlementFormat, gateway: string, line: SettlementLine): Record<Field, string> {
  const { kind, reference, invoiceNumber: invoice, transactedAt, money, fee, feeVat, withheld } = line
  const { columns, currency, writeDate } = LAYOUTS[format]
  const [date, time] = clockOf(transactedAt)
  const [year = '', month = '', day = ''] = date.split('-')
  const decimal = (amount: number) => majorUnits({ ...money, amount })
  // A layout without the kind has negative refunds.
  const isSigned = columns.by === 'position' || columns.of.kind === undefined
  return {
    gateway,
    kind,
    reference,
    invoice,
    date: writeDate(year, month, day),
    time: format === 'plain' ? time : time.replaceAll(':', ''),
    currency: currency === 'number' ? CURRENCY_NUMBER[money.currency] : money.currency,
    amount: decimal(isSigned && kind === 'refund' ? -money.amount : money.amount),
    fee: decimal(fee),
    feeVat: decimal(feeVat),
    withheld: decimal(withheld),
    net: decimal(netOf(line)),
  }
}

/** Returns a record with the fields at their positions. */
function recordOf(
  positions: Partial<Record<Field, number>>,
  fields: Partial<Record<Field, string>>,
  type: string,
): string[] {
  const record = Array.from({ length: TWO_C2P_WIDTH }, () => '')
  record[RECORD_TYPE.position] = type
  for (const [field, position] of Object.entries(positions) as Array<[Field, number]>)
    record[position] = fields[field] ?? ''
  return record
}

const sumOf = (lines: readonly SettlementLine[], amountOf: (line: SettlementLine) => number, unit: Money) =>
  majorUnits({ ...unit, amount: lines.reduce((sum, line) => sum + amountOf(line), 0) })

/** The header of 2C2P's report: how many lines follow, and their totals. */
function headerOf(lines: readonly SettlementLine[]): Partial<Record<Field, string>> {
  const unit = lines[0]?.money ?? { amount: 0, currency: 'THB' as const }
  return {
    amount: sumOf(lines, ({ kind, money }) => (kind === 'refund' ? -money.amount : money.amount), unit),
    fee: sumOf(lines, ({ fee }) => fee, unit),
    feeVat: sumOf(lines, ({ feeVat }) => feeVat, unit),
    withheld: sumOf(lines, ({ withheld }) => withheld, unit),
    net: sumOf(lines, netOf, unit),
    currency: unit.currency,
  }
}

/**
 * Returns a settlement file as a gateway would write it. A file of 2C2P has lines of one currency.
 * @param gateway for the layout whose lines name it
 */
export function writeSettlementFile(
  format: SettlementFormat,
  gateway: string,
  lines: readonly SettlementLine[],
): string {
  const { columns } = LAYOUTS[format]
  const written = lines.map((line) => fieldsOf(format, gateway, line))
  if (columns.by === 'position') {
    const header = recordOf(columns.of, headerOf(lines), RECORD_TYPE.header)
    header[1] = String(lines.length)
    return stringify([header, ...written.map((fields) => recordOf(columns.of, fields, RECORD_TYPE.detail))])
  }
  const named = Object.entries(columns.of) as Array<[Field, string]>
  return stringify([
    named.map(([, name]) => name),
    ...written.map((fields) => named.map(([field]) => fields[field])),
  ])
}
