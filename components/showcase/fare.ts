import type { MoneyValue } from '@/lib/contract/shared'

/** What the boat of the specimens costs. */
export const FARE: MoneyValue = { amount: 129_000, currency: 'THB' }
