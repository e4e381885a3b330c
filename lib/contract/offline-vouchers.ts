import { z } from 'zod'
import { defineOperation, envelope } from './operation'

const fact = z.object({ label: z.string(), value: z.string() })

export const offlineCode = z.object({
  code: z.string(),
  qr_svg: z.string(),
  /** What the code is and whose, in words; empty for a booking's only one. */
  lines: z.array(z.string()),
})

export const offlineVoucher = z.object({
  booking_id: z.string(),
  name: z.string(),
  operator: z.string(),
  /** Day and time in words; null where it is for any day. */
  when: z.string().nullable(),
  facts: z.array(fact),
  notes: z.array(fact),
  /** The voucher's own first, then each traveller's ticket, then eSIM profiles. */
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
  summary:
    "The visitor's vouchers in words, for the device to keep: of what is ahead, and of the order named",
  session: true,
  query: z.object({ order: z.string().max(60).optional() }),
  response: envelope(
    z.object({
      /** Whose they are: a device keeps those of one account. */
      owner: z.string(),
      /** When they were read. */
      at: z.iso.datetime(),
      orders: z.array(offlineOrder),
    }),
  ),
})
export type OfflineVouchers = z.infer<typeof offlineVouchers.response>['data']
