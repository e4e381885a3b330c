import { changeTravellerNames } from '@/lib/contract/booking-changes'
import * as changes from '@/lib/server/booking-changes/change-names'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(changeTravellerNames, ({ params, body }, context) =>
  changes.changeTravellerNames(params.id, params.bookingId, body, context),
)
