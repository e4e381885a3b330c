import { z } from 'zod'
import { offlineVoucher } from './offline-vouchers'
import { defineOperation, envelope, fileResponse } from './operation'
import { bookingStatus } from './orders'

/** What the link in a mail shows of an order: its vouchers, and no price, payment or contact. */
export const linkedOrder = z.object({
  id: z.string(),
  reference: z.string(),
  status: bookingStatus,
  /** Whether the visitor is signed in to the account of the order. */
  own: z.boolean(),
  /** When the link expires. */
  until: z.iso.datetime(),
  vouchers: z.array(offlineVoucher),
})
export type LinkedOrder = z.infer<typeof linkedOrder>

const token = z.string().max(60)

export const getLinkedOrder = defineOperation({
  method: 'GET',
  path: '/api/order-links/{token}',
  summary: 'Returns the vouchers of the order behind the link in a mail to its buyer',
  params: z.object({ token }),
  response: envelope(linkedOrder),
})

export const linkedVoucherPdf = defineOperation({
  method: 'GET',
  path: '/api/order-links/{token}/bookings/{bookingId}/voucher.pdf',
  summary: 'Returns a voucher of the order behind the link in a mail as a PDF',
  params: z.object({ token, bookingId: z.string() }),
  response: fileResponse,
  media: 'application/pdf',
})
