/** Maximum length of a first or last name, in characters. */
export const MAX_NAME_LENGTH = 80

/** Maximum length of a full name, in characters. */
export const MAX_FULL_NAME_LENGTH = 120

/**
 * Invisible characters and direction overrides. Joiners are allowed because some scripts and emoji need them.
 */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]/u

const ONLY_JOINERS = /^[\s\u200c\u200d]+$/

/** A URL in an email's greeting would become a link from the shop. */
const URL_LIKE = /:\/\/|www\./i

/** Whether a text can be a person's name in emails and documents. The form field checks for empty text. */
export function isPersonName(text: string): boolean {
  return !INVISIBLE.test(text) && !ONLY_JOINERS.test(text) && !URL_LIKE.test(text)
}
