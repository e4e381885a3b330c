import { z } from 'zod'
import { REDEMPTION_STATES } from '@/lib/domain/redemption'
import { leg } from './cart'
import { defineOperation, envelope } from './operation'
import { localDate, localTime } from './shared'

/** What a venue sees of a voucher: enough to let people in, and no more. */
export const presentedVoucher = z.object({
  /** As it is spelled, however it was typed. */
  code: z.string(),
  state: z.enum(REDEMPTION_STATES),
  product_name: z.string(),
  option_name: z.string(),
  date: localDate.nullable(),
  end_date: localDate.nullable(),
  time: localTime.nullable(),
  time_zone: z.string(),
  legs: z.array(leg),
  /** How many come, where one price is paid for a whole group; null else. */
  people: z.int().nullable(),
  reference: z.string(),
  lead_name: z.string(),
  tickets: z.array(
    z.object({
      position: z.int(),
      label: z.string(),
      traveller_name: z.string().nullable(),
      /** Whether the code that was shown stands for this one. */
      shown: z.boolean(),
      redeemed_at: z.iso.datetime().nullable(),
    }),
  ),
  /** When what was shown was used first; null where it was not. */
  redeemed_at: z.iso.datetime().nullable(),
})
export type PresentedVoucher = z.infer<typeof presentedVoucher>

const byCode = z.object({ code: z.string().max(60) })

export const checkVoucher = defineOperation({
  method: 'GET',
  path: '/api/vouchers/{code}',
  summary:
    "What a voucher is worth; for its operator's venues, which name themselves by the X-Venue-Key header",
  params: byCode,
  response: envelope(presentedVoucher),
})

export const redeemVoucher = defineOperation({
  method: 'POST',
  path: '/api/vouchers/{code}/redeem',
  summary:
    "Uses a traveller's ticket, or all of a voucher that are left, once and for ever; the Idempotency-Key header names the press",
  params: byCode,
  response: envelope(presentedVoucher),
})
