import { z } from 'zod'
import { instant } from '@/lib/contract/shared'
import { filePrice } from './option'
import { slug, whole } from './text'

/** Exactly one of `percent` and `amount` must be set. */
export const filePromoCode = z.strictObject({
  /** As compared: buyers may type it in lower case. */
  code: z.string().regex(/^[A-Z0-9]{3,30}$/, 'must be 3 to 30 capital letters and digits'),
  percent: whole(1, 100).nullable().default(null),
  amount: filePrice.nullable().default(null),
  /** Only for a customer's first order. */
  first_order: z.boolean().default(false),
  /** Maximum uses in total; omitted: unlimited. */
  max_uses: whole(1).nullable().default(null),
  max_uses_per_customer: whole(1).nullable().default(null),
  /** Instants with a UTC offset; default: unchanged, and for a new code the time of the import. */
  valid_from: instant.optional(),
  valid_until: instant.nullable().default(null),
  /** Ids of the products that it applies to; empty: all. */
  products: z.array(slug).max(10_000).default([]),
})
export type FilePromoCode = z.output<typeof filePromoCode>
