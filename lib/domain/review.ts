import { isLocale, LOCALES, type Locale } from './locale'

/** Languages of many guests, without the shop's own. */
const OTHER_LANGUAGES = ['de', 'es', 'fr', 'id', 'it', 'ja', 'ko', 'ms', 'nl', 'pt', 'ru', 'vi'] as const
export type ReviewLanguage = Locale | (typeof OTHER_LANGUAGES)[number]

/** Review languages that a guest can select. BCP 47 codes; the shop's own locales in their own spelling. */
export const REVIEW_LANGUAGES: readonly [ReviewLanguage, ...ReviewLanguage[]] = [
  ...LOCALES,
  ...OTHER_LANGUAGES.filter((code) => !isLocale(code)),
]

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Stars of a review, in ascending order. */
export const SCORES = [1, 2, 3, 4, 5] as const
export const MIN_SCORE = SCORES[0]
export const MAX_SCORE = SCORES.length

export const MIN_REVIEW_LENGTH = 10
export const MAX_REVIEW_LENGTH = 3000

/** Imported reviews may be a single word, or an emoji. */
export const MIN_IMPORTED_REVIEW_LENGTH = 1
export const MAX_SOURCE_LENGTH = 60
export const MAX_SOURCE_ID_LENGTH = 120
export const MAX_SOURCE_URL_LENGTH = 500
export const MAX_AUTHOR_LENGTH = 80

/** How long the author can edit a review, in days. */
export const EDIT_DAYS = 30

/** Returns the end of the editing period. */
export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + EDIT_DAYS * 86_400_000)
}

/** Skips the vowels that Thai writes before their consonant: the initial is the consonant. */
const INITIAL = /[^\u0E40-\u0E44\s]/u

/** Returns first name and initial, e.g. 'Mali S.', or only the first name without a last name. */
export function reviewerName(firstName: string, lastName: string): string {
  const initial = INITIAL.exec(lastName)?.[0]
  return initial ? `${firstName} ${initial.toLocaleUpperCase('en')}.` : firstName
}

/** Returns the average to one decimal, or null without reviews. */
export function ratingOf(sum: number, count: number): { average: number; count: number } | null {
  return count === 0 ? null : { average: Math.round((sum / count) * 10) / 10, count }
}
