import { z } from 'zod'
import { defineOperation, envelope } from './operation'

const fact = z.object({ label: z.string(), value: z.string() })

export const offlineCode = z.object({
  code: z.string(),
  qr_svg: z.string(),
  /** Describes the code and its owner; empty if the booking has only one code. */
  lines: z.array(z.string()),
})

export const offlineVoucher = z.object({
  booking_id: z.string(),
  name: z.string(),
  supplier: z.string(),
  /** Formatted day and time; null if it is valid on any day. */
  when: z.string().nullable(),
  facts: z.array(fact),
  notes: z.array(fact),
  /** The voucher code first, then each traveller's ticket, then eSIM profiles. */
  codes: z.array(offlineCode).min(1),
})
export type OfflineVoucher = z.infer<typeof offlineVoucher>

export const offlineOrder = z.object({
  id: z.string(),
  reference: z.string(),
  vouchers: z.array(offlineVoucher),
})
export type OfflineOrder = z.infer<typeof offlineOrder>

export const offlineVouchers = defineOperation({
  method: 'GET',
  path: '/api/vouchers/offline',
  summary: "Returns the visitor's vouchers for offline use: of upcoming bookings, and of the given order",
  session: true,
  query: z.object({ order: z.string().max(60).optional() }),
  response: envelope(
    z.object({
      /** The account id: a device saves the vouchers of one account. */
      owner: z.string(),
      /** When the data was read. */
      at: z.iso.datetime(),
      orders: z.array(offlineOrder),
    }),
  ),
})
export type OfflineVouchers = z.infer<typeof offlineVouchers.response>['data']
