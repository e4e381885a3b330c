import { type ReadToken, signedToken } from '@/lib/server/signed-link'

const PURPOSE = 'order-link'

/** Returns the path of an order's page for the recipient of a mail, without locale prefix; it expires. */
export function orderLinkPath(orderId: string, until: Date, recipient: string): string {
  return `/order/${signedToken(PURPOSE, orderId, until, recipient.toLowerCase())}`
}

/** Whether the link of an order was sent to one of these addresses. */
export function isOrderLinkOf(link: ReadToken, recipients: readonly string[]): boolean {
  return recipients.some((recipient) => link.isSignedFor(PURPOSE, recipient.toLowerCase()))
}
