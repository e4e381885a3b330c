import type { MapPosition } from './position'

/** Width and height of a tile in CSS pixels; a zoom level is one in which the world is a tile of level 0. */
export const TILE_SIZE = 512

export interface Point {
  x: number
  y: number
}

/** Returns where a position is in Web Mercator, in tiles of a zoom level from the north-west corner. */
export function projected({ latitude, longitude }: MapPosition, zoom: number): Point {
  const sine = Math.sin((latitude * Math.PI) / 180)
  const tiles = 2 ** zoom
  return {
    x: (longitude / 360 + 0.5) * tiles,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tiles,
  }
}

/** Returns the tile of a zoom level that has a position. */
export function tileAt(position: MapPosition, zoom: number): Point {
  const last = 2 ** zoom - 1
  const { x, y } = projected(position, zoom)
  const inside = (value: number) => Math.min(last, Math.max(0, Math.floor(value)))
  return { x: inside(x), y: inside(y) }
}
