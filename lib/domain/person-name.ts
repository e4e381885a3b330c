/** Maximum length of a first or last name, in characters. */
export const MAX_NAME_LENGTH = 80

/** Maximum length of a full name, in characters. */
export const MAX_FULL_NAME_LENGTH = 120

/**
 * Invisible characters and direction overrides. Joiners are allowed because some scripts and emoji need them.
 */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]/u

const ONLY_JOINERS = /^[\s\u200c\u200d]+$/

/** A URL or host name in an email's greeting would become a link from the shop. */
const URL_LIKE =
  /:\/\/|www\.|[\p{L}\p{N}]\.(?:app|biz|click|club|cn|com|info|link|live|net|online|org|ru|shop|site|store|top|vip|win|xyz)(?![\p{L}\p{N}])|[\p{L}\p{N}]\.\p{L}{2,}\//iu

/** Prevents a line break, is invisible, and is part of no host name. */
const WORD_JOINER = '\u2060'

/** Whether a text can be a person's name in emails and documents. The form field checks for empty text. */
export function isPersonName(text: string): boolean {
  return !INVISIBLE.test(text) && !ONLY_JOINERS.test(text) && !URL_LIKE.test(text)
}

/** What makes a link of a text: the dots of host names, also those of East Asian text, `@` and a colon, except of a time. */
const LINK_SIGN = /(?<=\S)(?:[.@\u3002\uff0e\uff61]|:(?!\d)|(?<!\d):)(?=\S)/gu

/**
 * Returns a text that mail programs do not turn into a link, whichever ends of host names they know. It looks the
 * same.
 */
export function withoutLinks(text: string): string {
  return text.replace(LINK_SIGN, (sign) => WORD_JOINER + sign + WORD_JOINER)
}
