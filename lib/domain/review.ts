/** Languages in which a guest may say a review is written; codes as in BCP 47, the shop's own in its spelling. */
export const REVIEW_LANGUAGES = [
  'en',
  'th',
  'zh-cn',
  'de',
  'es',
  'fr',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'pt',
  'ru',
  'vi',
] as const
export type ReviewLanguage = (typeof REVIEW_LANGUAGES)[number]

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const SHORTEST_REVIEW = 10
export const LONGEST_REVIEW = 3000

/** How long a review can be changed by its writer. */
export const EDIT_DAYS = 30

/** The last moment at which a review can be changed. */
export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + EDIT_DAYS * 86_400_000)
}

/** Vowels that Thai writes before the consonant they belong to; an initial is the consonant. */
const INITIAL = /[^\u0E40-\u0E44\s]/u

/** First name and initial, as in 'Mali S.'; the first name alone where there is no other. */
export function reviewerName(firstName: string, lastName: string): string {
  const initial = INITIAL.exec(lastName)?.[0]
  return initial ? `${firstName} ${initial.toLocaleUpperCase('en')}.` : firstName
}

/** The average to one decimal; null where nobody has written. */
export function ratingOf(sum: number, count: number): { average: number; count: number } | null {
  return count === 0 ? null : { average: Math.round((sum / count) * 10) / 10, count }
}
