import { cancelBooking } from '@/lib/contract/cancellations'
import * as checkout from '@/lib/server/checkout/cancel-booking'
import { serve } from '@/lib/server/http/serve'

export const POST = serve(cancelBooking, ({ params, body }, context) =>
  checkout.cancelBooking(params.id, params.bookingId, body, context),
)
