import { z } from 'zod'
import { localTime } from './shared'

/** ISO weekdays, 1 = Monday. */
const weekdays = z.array(z.int().min(1).max(7)).min(1).max(7)

const code = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** By the venue's clock; a close that is not later than the opening lies on the next day. */
export const openingHours = z.strictObject({
  days: weekdays,
  opens: localTime,
  closes: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
})

/** Where goods are fetched and how they are delivered; `words` is the shape of its names. */
export const fulfilmentTerms = <Words extends z.ZodType>(words: Words) =>
  z.strictObject({
    points: z
      .array(
        z.strictObject({
          code,
          name: words,
          directions: words,
          hours: z.array(openingHours).max(14).default([]),
        }),
      )
      .max(20)
      .default([]),
    delivery: z
      .strictObject({
        /** Days from the order to the first delivery. */
        lead_days: z.int().min(0).max(90),
        days: weekdays,
      })
      .nullable()
      .default(null),
    /** What to do with the voucher, where fetching and receiving differ; else the product's own words. */
    use: z.strictObject({ pickup: words, delivery: words }).nullable().default(null),
  })

/** Where and when travellers are fetched; `words` is the shape of its names. */
export const pickupTerms = <Words extends z.ZodType>(words: Words) =>
  z.strictObject({
    /** Parts of the area; none where any address in it is fetched from. */
    zones: z
      .array(z.strictObject({ code, name: words }))
      .max(30)
      .default([]),
    /** From when to when, in minutes from the start; negative before it. */
    from_minutes: z.int().min(-720).max(720),
    to_minutes: z.int().min(-720).max(720),
  })
