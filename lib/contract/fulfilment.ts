import { z } from 'zod'
import { MAX_CODE_LENGTH } from '@/lib/domain/catalog-ids'
import { localTime } from './shared'

/** ISO weekdays, 1 = Monday. */
const weekdays = z.array(z.int().min(1).max(7)).min(1).max(7)

const code = z
  .string()
  .max(MAX_CODE_LENGTH)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case text joined by hyphens')

/** In the venue's local time. A closing time not later than the opening time is on the next day. */
export const openingHours = z.strictObject({
  days: weekdays,
  opens: localTime,
  closes: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
})

/** Where goods are delivered. @param text schema of its name */
export const deliveryZone = <Text extends z.ZodType>(text: Text) =>
  z
    .strictObject({
      /** ISO 3166-1 alpha-2 */
      country: z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters'),
      /** Name of the area; null for a whole country. */
      name: text.nullable().default(null),
      /** Beginnings of the postcodes of the area, without spaces; empty for a whole country. */
      postcodes: z
        .array(z.string().regex(/^[A-Z0-9]{1,10}$/, 'must be capital letters and digits without spaces'))
        .max(200)
        .default([]),
    })
    .refine(({ name, postcodes }) => (name === null) === (postcodes.length === 0), {
      path: ['name'],
      message: 'must be given exactly if postcodes are',
    })

/** Collection counters and delivery terms of goods. @param text schema of its texts */
export const fulfilmentTerms = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({
    points: z
      .array(
        z.strictObject({
          code,
          name: text,
          directions: text,
          hours: z.array(openingHours).max(14).default([]),
        }),
      )
      .max(20)
      .default([]),
    delivery: z
      .strictObject({
        /** Minimum days from the order to the delivery. */
        lead_days: z.int().min(0).max(90),
        days: weekdays,
      })
      .nullable()
      .default(null),
    /** Where goods are delivered; empty: anywhere. */
    delivery_zones: z.array(deliveryZone(text)).max(100).default([]),
    /**
     * How to use the voucher, if it differs between collection and delivery; default: the product's own text.
     */
    use: z.strictObject({ pickup: text, delivery: text }).nullable().default(null),
  })

/** Where and when travellers are picked up. @param text schema of its texts */
export const pickupTerms = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({
    /** Pickup zones; empty if pickup is possible from any address in the area. */
    zones: z
      .array(z.strictObject({ code, name: text }))
      .max(30)
      .default([]),
    /** The pickup window in minutes from the start; negative means before it. */
    from_minutes: z.int().min(-720).max(720),
    to_minutes: z.int().min(-720).max(720),
  })
