/** Maximum length of a search text, in characters. */
export const MAX_TEXT_LENGTH = 100
