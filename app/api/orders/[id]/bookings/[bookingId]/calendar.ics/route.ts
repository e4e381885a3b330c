import { bookingCalendar } from '@/lib/contract/papers'
import { serve } from '@/lib/server/http/serve'
import { calendarFile } from '@/lib/server/papers/service'

export const GET = serve(bookingCalendar, ({ params }, context) =>
  calendarFile(params.id, params.bookingId, context),
)
