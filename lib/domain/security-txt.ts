const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

const WEB_OR_MAIL = /^(?:https:\/\/|mailto:|tel:)/i

/** The URI of a contact: an email address, or an `https`, `mailto` or `tel` URI; null if it is none. */
export function contactUri(contact: string): string | null {
  if (/\s/.test(contact)) return null
  const uri = /^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(contact) ? `mailto:${contact}` : contact
  return WEB_OR_MAIL.test(uri) && URL.canParse(uri) ? uri : null
}

interface SecurityTxt {
  /** URIs, the preferred one first. */
  contacts: readonly string[]
  /** The public URL of the shop. */
  site: string
  now: Date
}

/** The text of `/.well-known/security.txt` (RFC 9116): whom to report a vulnerability to, for the next half year. */
export function securityTxt({ contacts, site, now }: SecurityTxt): string {
  const day = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10)
  const address = new URL('/.well-known/security.txt', site)
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${day}T00:00:00Z`,
    // Only HTTPS is allowed in it.
    ...(address.protocol === 'https:' ? [`Canonical: ${address}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
