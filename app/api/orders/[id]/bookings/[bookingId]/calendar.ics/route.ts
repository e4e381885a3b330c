import { bookingCalendar } from '@/lib/contract/documents'
import { calendarFile } from '@/lib/server/documents/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(bookingCalendar, ({ params }, context) =>
  calendarFile(params.id, params.bookingId, context),
)
