import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { localDate } from '@/lib/contract/shared'
import { CURRENCIES } from '@/lib/domain/currency'
import { isPositiveDecimal } from '@/lib/domain/decimal'
import type { Rates } from '@/lib/domain/money'

/** Indicative mid-market rates, for a shop without its own source. */
const DEFAULT_RATES: Rates = {
  base: 'USD',
  asOf: '2025-10-01',
  perBase: {
    THB: '32.4',
    CNY: '7.12',
    USD: '1',
    EUR: '0.852',
    GBP: '0.742',
    JPY: '147.2',
    SGD: '1.289',
    AUD: '1.512',
    HKD: '7.781',
    KRW: '1403',
    CHF: '0.797',
    AED: '3.6725',
  },
}

const rate = z.string().refine(isPositiveDecimal, 'must be a positive decimal')

const file = z.object({
  base: z.enum(CURRENCIES),
  asOf: localDate,
  perBase: z.record(z.enum(CURRENCIES), rate),
})

/**
 * Reads exchange rates from a JSON file `{ base, asOf, perBase: { THB: '32.4', … } }`, or returns the
 * default table.
 * @throws if the file cannot be read or lacks a currency
 */
export function readRates(path?: string): Rates {
  return path ? file.parse(JSON.parse(readFileSync(path, 'utf8'))) : DEFAULT_RATES
}
