import { z } from 'zod'
import { type Currency, isCurrency } from '@/lib/domain/currency'
import { currencyOfNumber } from '@/lib/domain/currency-number'
import { instantOf } from '@/lib/domain/instant'
import { isLocalDate } from '@/lib/domain/local-date'
import { SETTLED_KINDS, SETTLEMENT_TIME_ZONE, type SettlementLine } from '@/lib/domain/settlement-line'
import { exactMinorUnits, parseMillionths } from './decimal'
import type { Layout } from './layouts'

const text = (maxLength: number) => z.string().trim().max(maxLength)

const decimal = text(30).transform((written, context) => {
  const millionths = parseMillionths(written)
  if (millionths !== null) return millionths
  context.addIssue({ code: 'custom', message: 'is not a decimal such as 1290.50' })
  return z.NEVER
})

const currency = text(10).transform((written, context): Currency => {
  const code = isCurrency(written) ? written : currencyOfNumber(written.padStart(3, '0'))
  if (code) return code
  context.addIssue({ code: 'custom', message: 'is not a currency of the shop' })
  return z.NEVER
})

const time = text(8)
  .transform((written) => /^(\d{2}):?(\d{2}):?(\d{2})$/.exec(written)?.slice(1).join(':') ?? '')
  .refine((clock) => /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(clock), 'is not a time such as 13:05:09')

const date = (layout: Layout) =>
  text(10).transform((written, context) => {
    const { year, month, day } = layout.date.exec(written)?.groups ?? {}
    const parsed = `${year}-${month}-${day}`
    if (isLocalDate(parsed)) return parsed
    context.addIssue({ code: 'custom', message: 'is not a date of this layout between 2000 and 2099' })
    return z.NEVER
  })

/** The schema of a line by its fields, before its amounts have their currency. */
const schemaOf = (layout: Layout) =>
  z.object({
    gateway: text(40).min(1, 'is empty').optional(),
    kind: z.enum(SETTLED_KINDS).optional(),
    reference: text(60),
    invoice: text(60),
    date: date(layout),
    time,
    currency,
    amount: decimal.refine((amount) => amount !== 0n, 'is zero'),
    fee: decimal,
    feeVat: decimal,
    withheld: decimal.optional(),
    net: decimal,
  })

/** A line with its deductions as written, which may have fractions of a minor unit. */
export interface WrittenLine
  extends Pick<SettlementLine, 'number' | 'kind' | 'reference' | 'invoiceNumber' | 'transactedAt' | 'money'> {
  /** Null if the layout names the gateway. */
  gateway: string | null
  /** In millionths of the major unit. */
  written: { amount: bigint; fee: bigint; feeVat: bigint; withheld: bigint; net: bigint }
}

const problemsOf = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `${path.join('.')} ${message}`)

/**
 * Parses a line by its fields. A negative amount is a refund, unless a column names the kind.
 * @returns what is wrong with it instead, if anything is
 */
export function readLine(
  layout: Layout,
  number: number,
  fields: Record<string, string | undefined>,
): WrittenLine | { problems: string[] } {
  const { data, error } = schemaOf(layout).safeParse(fields)
  if (error) return { problems: problemsOf(error) }
  const { kind, reference, invoice, amount, fee, feeVat, withheld = 0n, net } = data
  if (reference === '' && invoice === '') return { problems: ['reference and invoice are empty'] }
  if (kind && amount < 0n) return { problems: ['amount is negative although the kind is named'] }
  const minorUnits = exactMinorUnits(amount < 0n ? -amount : amount, data.currency)
  if (minorUnits === null)
    return { problems: [`amount is no whole number of minor units of ${data.currency}`] }
  const isRefund = kind ? kind === 'refund' : amount < 0n
  return {
    number,
    gateway: data.gateway ?? null,
    kind: isRefund ? 'refund' : 'capture',
    reference,
    invoiceNumber: invoice,
    transactedAt: instantOf(data.date, data.time, SETTLEMENT_TIME_ZONE),
    money: { amount: minorUnits, currency: data.currency },
    written: { amount: isRefund && kind ? -amount : amount, fee, feeVat, withheld, net },
  }
}
