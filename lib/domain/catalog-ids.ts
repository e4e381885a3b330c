/** Maximum length of the ids of products, and of the slugs of destinations and categories, in characters. */
export const MAX_SLUG_LENGTH = 80

/** Maximum length of an option's id, in characters. */
export const MAX_OPTION_ID_LENGTH = 120

/** Maximum length of the codes of extras, counters and pickup zones, in characters. */
export const MAX_CODE_LENGTH = 60
