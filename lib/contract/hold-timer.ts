import { z } from 'zod'

/** What a hold countdown needs besides the expiry. */
export const holdClock = {
  /** Server time of the response, so that the countdown does not depend on the client's clock. */
  now: z.iso.datetime(),
  /** When the hold can be extended from; null if it cannot be, or was extended already. */
  extendable_from: z.iso.datetime().nullable(),
}
