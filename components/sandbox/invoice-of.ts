const PAYMENT = /^\/sandbox\/pay\/([^/]+)\/?$/

/** The invoice that a path of the shop (without language prefix) names; null where it names none. */
export function invoiceOf(path: string | null): string | null {
  const invoice = path?.match(PAYMENT)?.[1]
  return invoice ? decodeURIComponent(invoice) : null
}
