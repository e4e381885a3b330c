import { changeBookingDate } from '@/lib/contract/booking-changes'
import * as changes from '@/lib/server/booking-changes/change-date'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(changeBookingDate, ({ params, body }, context) =>
  changes.changeBookingDate(params.id, params.bookingId, body, context),
)
