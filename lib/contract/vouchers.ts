import { z } from 'zod'
import { MAX_TYPED_CODE_LENGTH, REDEMPTION_STATES } from '@/lib/domain/redemption'
import { leg } from './cart'
import { defineOperation, envelope } from './operation'
import { localDate, localTime } from './shared'

/** What a venue sees of a voucher: only what is needed for admission. */
export const presentedVoucher = z.object({
  /** The canonical spelling, regardless of how it was typed. */
  code: z.string(),
  state: z.enum(REDEMPTION_STATES),
  product_name: z.string(),
  option_name: z.string(),
  date: localDate.nullable(),
  end_date: localDate.nullable(),
  time: localTime.nullable(),
  time_zone: z.string(),
  legs: z.array(leg),
  /** Group size, if one price covers a whole group; otherwise null. */
  people: z.int().nullable(),
  reference: z.string(),
  lead_name: z.string(),
  tickets: z.array(
    z.object({
      position: z.int(),
      label: z.string(),
      traveller_name: z.string().nullable(),
      /** Whether the presented code covers this ticket. */
      shown: z.boolean(),
      redeemed_at: z.iso.datetime().nullable(),
    }),
  ),
  /** When the presented code was first redeemed; null if it was not. */
  redeemed_at: z.iso.datetime().nullable(),
})
export type PresentedVoucher = z.infer<typeof presentedVoucher>

const byCode = z.object({ code: z.string().max(MAX_TYPED_CODE_LENGTH) })

export const checkVoucher = defineOperation({
  method: 'GET',
  path: '/api/vouchers/{code}',
  summary: "Returns the state of a voucher to its supplier's venues, which authenticate with X-Venue-Key",
  venueKey: true,
  params: byCode,
  response: envelope(presentedVoucher),
})

export const redeemVoucher = defineOperation({
  method: 'POST',
  path: '/api/vouchers/{code}/redeem',
  summary:
    "Redeems a traveller's ticket, or all remaining tickets of a voucher, irreversibly; the Idempotency-Key header makes retries safe",
  venueKey: true,
  idempotencyKey: 'required',
  params: byCode,
  response: envelope(presentedVoucher),
})
