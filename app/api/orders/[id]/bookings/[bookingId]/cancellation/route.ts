import { cancelBooking } from '@/lib/contract/cancellations'
import * as checkout from '@/lib/server/cancellations/cancel-booking'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(cancelBooking, ({ params, body }, context) =>
  checkout.cancelBooking(params.id, params.bookingId, body, context),
)
