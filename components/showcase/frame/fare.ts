import type { MoneyValue } from '@/lib/contract/shared'

/** The boat fare in the examples. */
export const FARE: MoneyValue = { amount: 129_000, currency: 'THB' }
