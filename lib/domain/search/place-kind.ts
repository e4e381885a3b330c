/** What a search finds besides products. */
export const PLACE_KINDS = ['destination', 'category'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]
