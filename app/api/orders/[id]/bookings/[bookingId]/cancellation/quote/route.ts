import { quoteCancellation } from '@/lib/contract/cancellations'
import * as checkout from '@/lib/server/cancellations/cancel-booking'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(quoteCancellation, ({ params, body }, context) =>
  checkout.quoteCancellation(params.id, params.bookingId, body.unit_item_ids, context),
)
