import { decoded } from '@/lib/domain/percent-encoding'

const PAYMENT = /^\/sandbox\/pay\/([^/]+)\/?$/

/** Returns the invoice number in a path (without locale prefix); null if there is none. */
export function invoiceOf(path: string | null): string | null {
  const invoice = path?.match(PAYMENT)?.[1]
  return invoice ? decoded(invoice) : null
}
