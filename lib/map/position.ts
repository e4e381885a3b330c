/** In degrees (WGS 84). */
export interface MapPosition {
  latitude: number
  longitude: number
}

/** Where the square of the Web Mercator projection ends. */
export const MAX_LATITUDE = 85

/** About a meter. */
const DIGITS = 5

const WRITTEN = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/

/** Whether a web map can show a position. */
export function isOnMap({ latitude, longitude }: MapPosition): boolean {
  return Math.abs(latitude) <= MAX_LATITUDE && Math.abs(longitude) <= 180
}

/** Returns a position as it is written in a URL, e.g. `13.75630,100.50180`. */
export function writePosition({ latitude, longitude }: MapPosition): string {
  return `${latitude.toFixed(DIGITS)},${longitude.toFixed(DIGITS)}`
}

/** Returns the position that a URL has; null if it has none that a map can show. */
export function readPosition(text: string): MapPosition | null {
  const [, latitude, longitude] = WRITTEN.exec(text) ?? []
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  return isOnMap(position) ? position : null
}
