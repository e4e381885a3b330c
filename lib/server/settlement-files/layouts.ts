import type { SettlementFormat } from '@/lib/domain/settlement-line'

/** What the shop reads from a line. `net` is what the gateway pays for it. */
export type Field =
  | 'gateway'
  | 'kind'
  | 'reference'
  | 'invoice'
  | 'date'
  | 'time'
  | 'currency'
  | 'amount'
  | 'fee'
  | 'feeVat'
  | 'withheld'
  | 'net'

export interface Layout {
  /** The payment method that it settles; null if a column names it. */
  method: 'two_c2p' | 'ktc_pay' | 'gb_prime_pay' | null
  /**
   * The columns, by name in the first line, or by position from 0 in a file whose first record is not a line of names
   * but of totals. Names are compared without regard to case.
   */
  columns:
    | { by: 'name'; of: Partial<Record<Field, string>> }
    | { by: 'position'; of: Partial<Record<Field, number>> }
  /** Groups `year`, `month` and `day`; the time is HHMMSS or HH:MM:SS by the gateways' clock. */
  date: RegExp
  /** How a date is written. */
  writeDate(year: string, month: string, day: string): string
  currency: 'code' | 'number'
}

const ISO_DATE = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/

/**
 * One table for each layout. 2C2P publishes samples of its reconciliation report (version 2.4); the positions are read
 * from them. KTC and GB Prime Pay publish none: their columns have the names of the same facts in their interfaces. No
 * layout has been compared with the file of a merchant yet, and the first one must be (docs/settlement-files.md).
 */
export const LAYOUTS: Record<SettlementFormat, Layout> = {
  two_c2p: {
    method: 'two_c2p',
    columns: {
      by: 'position',
      of: {
        date: 7,
        time: 8,
        invoice: 12,
        amount: 17,
        fee: 20,
        feeVat: 21,
        withheld: 28,
        net: 29,
        currency: 31,
        reference: 44,
      },
    },
    date: /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
    writeDate: (year, month, day) => `${day}/${month}/${year}`,
    currency: 'code',
  },
  ktc_pay: {
    method: 'ktc_pay',
    columns: {
      by: 'name',
      of: {
        reference: 'PayRef',
        invoice: 'OrderRef',
        date: 'TxDate',
        time: 'TxTime',
        currency: 'Cur',
        amount: 'Amt',
        fee: 'MDR',
        feeVat: 'VAT',
        net: 'Net',
      },
    },
    date: ISO_DATE,
    writeDate: (...parts) => parts.join('-'),
    currency: 'number',
  },
  gb_prime_pay: {
    method: 'gb_prime_pay',
    columns: {
      by: 'name',
      of: {
        reference: 'gbpReferenceNo',
        invoice: 'referenceNo',
        date: 'date',
        time: 'time',
        currency: 'currencyCode',
        amount: 'amount',
        fee: 'fee',
        feeVat: 'vat',
        net: 'netAmount',
      },
    },
    date: /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
    writeDate: (year, month, day) => `${day}${month}${year}`,
    currency: 'number',
  },
  plain: {
    method: null,
    columns: {
      by: 'name',
      of: {
        gateway: 'gateway',
        kind: 'kind',
        reference: 'reference',
        invoice: 'invoice',
        date: 'date',
        time: 'time',
        currency: 'currency',
        amount: 'amount',
        fee: 'fee',
        feeVat: 'fee_vat',
        withheld: 'withheld',
        net: 'net',
      },
    },
    date: ISO_DATE,
    writeDate: (...parts) => parts.join('-'),
    currency: 'code',
  },
}

/** The record type of 2C2P's report: one header with the totals, then the details. */
export const RECORD_TYPE = { position: 2, header: 'H', detail: 'D' } as const

/** The number of columns of a record of 2C2P's report that the shop writes. */
export const TWO_C2P_WIDTH = 67

/** Where each field of a layout is found in the records of a file. */
export type Positions = Partial<Record<Field, number>>

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.toLowerCase()

/** Returns the positions of a layout's columns if a file's first record belongs to it; otherwise null. */
function positionsIn({ columns }: Layout, first: readonly string[]): Positions | null {
  if (columns.by === 'position') return first[RECORD_TYPE.position] === RECORD_TYPE.header ? columns.of : null
  const found = Object.entries(columns.of).map(([field, name]) => [
    field,
    first.findIndex((title) => sameName(title, name)),
  ])
  return found.every(([, index]) => index !== -1) ? Object.fromEntries(found) : null
}

/** Recognizes the layout of a file by its first record; null if it is none of `formats`. */
export function recognize(
  first: readonly string[],
  formats: readonly SettlementFormat[],
): { format: SettlementFormat; positions: Positions } | null {
  for (const format of formats) {
    const positions = positionsIn(LAYOUTS[format], first)
    if (positions) return { format, positions }
  }
  return null
}
