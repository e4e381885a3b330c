import { readToken, signedToken } from '@/lib/server/signed-link'

const PURPOSE = 'supplier-answer'

/** Returns a URL-safe token: booking id and expiry, both signed. */
export function supplierToken(bookingId: string, until: Date): string {
  return signedToken(PURPOSE, bookingId, until)
}

/** Returns the booking and expiry of a token; null if the token is invalid. */
export function readSupplierToken(token: string): { bookingId: string; until: Date } | null {
  const read = readToken(token)
  return read?.isSignedFor(PURPOSE) ? { bookingId: read.id, until: read.until } : null
}

/** Returns the path of the supplier's page, without locale prefix. */
export function supplierPath(bookingId: string, until: Date): string {
  return `/supplier/${supplierToken(bookingId, until)}`
}
