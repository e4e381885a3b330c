/** Maximum length of a supplier's reason for declining, in characters. */
export const MAX_REASON_LENGTH = 500
