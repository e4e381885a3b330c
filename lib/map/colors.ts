export const MAP_THEMES = ['light', 'dark'] as const
export type MapTheme = (typeof MAP_THEMES)[number]

export const isMapTheme = (value: string): value is MapTheme =>
  (MAP_THEMES as readonly string[]).includes(value)

export interface MapColors {
  water: string
  earth: string
  park: string
  building: string
  road: string
  mainRoad: string
  rail: string
  boundary: string
  text: string
  /** Around texts. */
  halo: string
}

/** The colors of a map in both themes, derived from the design tokens of sea and paper. */
export const MAP_COLORS: Readonly<Record<MapTheme, MapColors>> = {
  light: {
    water: '#bfe0e2',
    earth: '#f6f2e9',
    park: '#dcead2',
    building: '#e8e0d2',
    road: '#ffffff',
    mainRoad: '#ffd9b3',
    rail: '#b3a999',
    boundary: '#8296a0',
    text: '#37535f',
    halo: '#ffffff',
  },
  dark: {
    water: '#0a2a35',
    earth: '#1c323d',
    park: '#1e3d38',
    building: '#263f4b',
    road: '#3d5967',
    mainRoad: '#7a5137',
    rail: '#55707d',
    boundary: '#8ba3ae',
    text: '#d3e0e6',
    halo: '#0d1b24',
  },
}
