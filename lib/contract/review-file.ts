import { z } from 'zod'
import { localDate } from '@/lib/contract/shared'
import { MAX_SLUG_LENGTH } from '@/lib/domain/catalog-ids'
import {
  MAX_AUTHOR_LENGTH,
  MAX_REVIEW_LENGTH,
  MAX_SCORE,
  MAX_SOURCE_ID_LENGTH,
  MAX_SOURCE_LENGTH,
  MAX_SOURCE_URL_LENGTH,
  MIN_IMPORTED_REVIEW_LENGTH,
  MIN_SCORE,
  REVIEW_LANGUAGES,
} from '@/lib/domain/review'

const text = (min: number, max: number) =>
  z
    .string()
    .overwrite((value) => value.replaceAll('\r\n', '\n'))
    .trim()
    .min(min)
    .max(max)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, 'must not contain control characters or broken ones')

/** A review from elsewhere, e.g. from the operator's former shop. */
export const fileReview = z.strictObject({
  /** Name of the site or shop where it was written, as visitors see it. */
  source: text(1, MAX_SOURCE_LENGTH),
  /** Its id there. A later import of the same source and id changes the review. */
  source_id: text(1, MAX_SOURCE_ID_LENGTH),
  /** Its public address there. */
  url: z
    .url({ protocol: /^https$/, message: 'must be an absolute https URL' })
    .max(MAX_SOURCE_URL_LENGTH)
    .optional(),
  /** Product id. */
  product: text(1, MAX_SLUG_LENGTH),
  /** The guest's name as the source shows it, better a first name with an initial. */
  author: text(1, MAX_AUTHOR_LENGTH).optional(),
  score: z.int().min(MIN_SCORE).max(MAX_SCORE),
  text: text(MIN_IMPORTED_REVIEW_LENGTH, MAX_REVIEW_LENGTH),
  language: z.enum(REVIEW_LANGUAGES),
  /** The day on which it was written. */
  date: localDate,
  /** The source accepts reviews of guests only, and verified that this one was. Others cannot be imported. */
  verified: z.literal(true, { message: 'must be true: only verified reviews can be imported' }),
})
export type FileReview = z.output<typeof fileReview>

export const reviewFile = z.strictObject({
  version: z.literal(1),
  reviews: z.array(fileReview),
})

/** Returns the JSON Schema of the file, for editors and other programs. */
export function reviewFileSchema(): object {
  return { title: 'Sunhop reviews', ...z.toJSONSchema(reviewFile, { io: 'input' }) }
}
