import { bookingCalendar } from '@/lib/contract/documents'
import { serve } from '@/lib/server/http/define-route'
import { calendarFile } from '@/lib/server/documents/service'

export const GET = serve(bookingCalendar, ({ params }, context) =>
  calendarFile(params.id, params.bookingId, context),
)
