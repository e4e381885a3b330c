import { ApiError } from '@/lib/contract/error'
import { isCurrency } from '@/lib/domain/currency'
import type { Money } from '@/lib/domain/money'

/** A name for one press of a button, so that the server counts it once; also where the page is not served securely. */
export function pressKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The total that a refusal for a changed price names; null for every other error. */
export function totalNow(error: unknown): Money | null {
  if (!(error instanceof ApiError) || error.code !== 'PRICE_CHANGED') return null
  const { total } = (error.details ?? {}) as { total?: { amount?: unknown; currency?: unknown } }
  return typeof total?.amount === 'number' && isCurrency(total.currency)
    ? { amount: total.amount, currency: total.currency }
    : null
}
