import { hasHostName } from './host-name'

/**
 * Invisible characters and direction overrides. Joiners are allowed because some scripts and emoji need them.
 */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]/u

const ONLY_JOINERS = /^[\s\u200c\u200d]+$/

/** Prevents a line break, is invisible, and is part of no host name. */
const WORD_JOINER = '\u2060'

/**
 * Whether a text can be a person's name in emails and documents, where a host name would become a link from the shop. The
 * form field checks for empty text.
 */
export function isPersonName(text: string): boolean {
  return !INVISIBLE.test(text) && !ONLY_JOINERS.test(text) && !hasHostName(text)
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

/** What PDF viewers make links of: they read no invisible characters. */
const PRINTED_LINK_SIGN = /(?<=[\p{L}\p{M}\p{N}])[.\u3002\uff0e\uff61](?=\p{L}{2}|xn--)|:(?=\/\/)|@(?=\S)/giu

/** Returns a text that PDF viewers do not turn into a link: a space follows what would make one. */
export function withSpacedLinks(text: string): string {
  return text.replace(PRINTED_LINK_SIGN, '$& ')
}
