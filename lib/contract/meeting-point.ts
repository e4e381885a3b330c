import { z } from 'zod'

/** Where a booking starts; without coordinates if it is not a fixed place, and for older bookings. */
export const meetingPoint = z.object({
  name: z.string(),
  directions: z.string(),
  latitude: z.number().nullable().default(null),
  longitude: z.number().nullable().default(null),
  /** Its name in the language of its country, for a driver; null where the shop has none, or the text is in it already. */
  local: z.object({ lang: z.string(), name: z.string() }).nullable().default(null),
})
