import { quoteDateChange } from '@/lib/contract/booking-changes'
import * as changes from '@/lib/server/booking-changes/change-date'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(quoteDateChange, ({ params, body }, context) =>
  changes.quoteDateChange(params.id, params.bookingId, body, context),
)
