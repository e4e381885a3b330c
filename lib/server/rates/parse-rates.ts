import { z } from 'zod'
import { CURRENCIES, isCurrency } from '@/lib/domain/currency'
import { isPositiveDecimal } from '@/lib/domain/decimal'
import type { RateTable } from '@/lib/domain/exchange-rates'
import { isLocalDate } from '@/lib/domain/local-date'
import { readEcbXml } from './parse-ecb'

/** The source's response is not a table of exchange rates; the message is shown to the operator. */
export class UnreadableRates extends Error {
  override name = 'UnreadableRates'
}

const rate = z.string().refine(isPositiveDecimal, 'must be a positive decimal')

const table = z
  .object({
    base: z.enum(CURRENCIES),
    date: z.string().refine(isLocalDate, 'must be a date like 2026-11-25'),
    rates: z.record(z.string(), z.unknown()).transform(
      // Sources list more currencies than the shop has.
      (rates) => Object.fromEntries(Object.entries(rates).filter(([currency]) => isCurrency(currency))),
    ),
  })
  .transform(({ base, date, rates }) => ({ base, date, rates: { ...rates, [base]: rates[base] ?? '1' } }))
  .pipe(
    z.object({
      base: z.enum(CURRENCIES),
      date: z.string(),
      rates: z.partialRecord(z.enum(CURRENCIES), rate),
    }),
  )
  .refine(({ base, rates }) => Object.keys(rates).some((currency) => currency !== base), {
    path: ['rates'],
    message: 'names none of the shop’s currencies',
  })
  .refine(({ base, rates }) => /^1(\.0+)?$/.test(rates[base] ?? ''), {
    path: ['rates'],
    message: 'must be 1 for the base',
  })

/** Parses JSON with numbers as they are written: a floating-point number might not be the same decimal. */
function exactJson(text: string): unknown {
  return JSON.parse(text, (_key: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value,
  )
}

function readEcb(xml: string) {
  const { days, rates } = readEcbXml(xml)
  if (days.length !== 1) throw new UnreadableRates('the XML must have the rates of one day')
  return { base: 'EUR', date: days[0], rates: Object.fromEntries(rates) }
}

/**
 * Reads exchange rates: the ECB's daily XML if the text starts with '<', otherwise JSON `{ base, date, rates }`.
 * Currencies that the shop does not have are ignored.
 * @throws UnreadableRates
 */
export function parseRates(text: string): RateTable {
  const body = text.replace(/^\uFEFF/, '').trimStart()
  let content: unknown
  try {
    content = body.startsWith('<') ? readEcb(body) : exactJson(body)
  } catch (error) {
    if (error instanceof UnreadableRates) throw error
    throw new UnreadableRates(body.startsWith('<') ? 'is not well-formed XML' : 'is not JSON')
  }
  const { success, data, error } = table.safeParse(content)
  if (success) return { base: data.base, asOf: data.date, perBase: data.rates }
  const [issue] = error.issues
  throw new UnreadableRates(`${issue?.path.join('.') || 'the content'}: ${issue?.message}`)
}
