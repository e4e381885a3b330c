import { z } from 'zod'

/** What a countdown of held places needs beside their end. */
export const holdClock = {
  /** When this was said, so that a countdown need not believe the viewer's clock. */
  now: z.iso.datetime(),
  /** From when the places can be kept longer on request; null where they cannot, or were once. */
  extendable_from: z.iso.datetime().nullable(),
}
