/** Kinds of areas and roads in the layers of the Protomaps basemap. */
export const GREEN_KINDS = [
  'park',
  'forest',
  'wood',
  'grass',
  'grassland',
  'garden',
  'nature_reserve',
  'national_park',
] as const
export const MAIN_ROADS = ['highway', 'major_road'] as const
export const SMALL_ROADS = ['medium_road', 'minor_road'] as const
