import { ApiError } from '@/lib/contract/error'
import { isCurrency } from '@/lib/domain/currency'
import type { Money } from '@/lib/domain/money'

/** Returns the new total from a PRICE_CHANGED error; null for other errors. */
export function totalNow(error: unknown): Money | null {
  if (!(error instanceof ApiError) || error.code !== 'PRICE_CHANGED') return null
  const { total } = (error.details ?? {}) as { total?: { amount?: unknown; currency?: unknown } }
  return typeof total?.amount === 'number' && isCurrency(total.currency)
    ? { amount: total.amount, currency: total.currency }
    : null
}
