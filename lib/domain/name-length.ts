/** Maximum length of a first or last name, in characters. */
export const MAX_NAME_LENGTH = 80

/** Maximum length of a full name, in characters. */
export const MAX_FULL_NAME_LENGTH = 120
