import type { MapTheme } from './colors'
import { type MapPosition, writePosition } from './position'

/** What a map is made of: with streets, or only coasts, borders and the names of places. */
export type MapDetail = 'streets' | 'overview'

/** Where the tiles of a map come from, and what it may show. */
export interface MapSource {
  /** Path of its tiles, with `{z}`, `{x}` and `{y}`. */
  tiles: string
  minZoom: number
  maxZoom: number
  /** West, south, east, north. */
  bounds: [number, number, number, number]
  detail: MapDetail
  attribution: MapAttribution
}

/** Who made the data of a map. */
export interface MapAttribution {
  text: string
  /** A page about its terms. */
  url: string | null
}

/** Width and height of a map image in CSS pixels: as wide as the widest frame that it has, and cropped in others. */
export const MAP_IMAGE = { width: 896, height: 240 } as const

/** Returns the path of the description of the map around a position, a `MapSource`. */
export function mapSourcePath(position: MapPosition): string {
  return `/map/sources/${writePosition(position)}`
}

/** Returns the path of the image that is shown before the map is opened. */
export function mapImagePath(position: MapPosition, theme: MapTheme): string {
  return `/map/images/${theme}/${writePosition(position)}`
}

/** Returns the path of the tiles of a map file. */
export function mapTilesPath(version: string): string {
  return `/map/tiles/${version}/{z}/{x}/{y}`
}
