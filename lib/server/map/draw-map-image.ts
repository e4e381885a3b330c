import { MAP_IMAGE } from '@/lib/map/addresses'
import { MAP_COLORS, type MapColors, type MapTheme } from '@/lib/map/colors'
import { GREEN_KINDS, MAIN_ROADS, SMALL_ROADS } from '@/lib/map/kinds'
import type { MapPosition } from '@/lib/map/position'
import { projected, TILE_SIZE } from '@/lib/map/projection'
import type { MapFile } from './map-file'
import { type Kind, pathOf, readLayers } from './shapes'
import { tileContent } from './tile-content'

/** Some streets around, or some hundred kilometers. */
const ZOOM = { streets: 14, overview: 5 } as const

type Properties = Parameters<Parameters<typeof pathOf>[2]>[0]

interface Ink {
  layer: string
  kind: Kind
  color: keyof MapColors
  /** Width of a line. */
  width?: number
  dashes?: string
  isShown?: (properties: Properties) => boolean
}

const hasKind = (kinds: readonly string[]) => (properties: Properties) =>
  kinds.includes(String(properties.kind))

/** What is drawn, from the bottom to the top. */
const INKS: readonly Ink[] = [
  { layer: 'earth', kind: 'polygon', color: 'earth' },
  { layer: 'landuse', kind: 'polygon', color: 'park', isShown: hasKind(GREEN_KINDS) },
  { layer: 'water', kind: 'polygon', color: 'water' },
  { layer: 'roads', kind: 'line', color: 'road', width: 2, isShown: hasKind(SMALL_ROADS) },
  { layer: 'roads', kind: 'line', color: 'mainRoad', width: 4, isShown: hasKind(MAIN_ROADS) },
  { layer: 'boundaries', kind: 'line', color: 'boundary', width: 1, dashes: '4 3' },
]

function attributes({ kind, color, width, dashes }: Ink, colors: MapColors): string {
  if (kind === 'polygon') return `fill="${colors[color]}"`
  const line = `fill="none" stroke="${colors[color]}" stroke-width="${width}" stroke-linejoin="round"`
  return dashes ? `${line} stroke-dasharray="${dashes}"` : `${line} stroke-linecap="round"`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Who made the data, in the middle: the sides are cut off on narrow screens. */
function note(text: string, { text: color, halo }: MapColors): string {
  const { width, height } = MAP_IMAGE
  return `<text x="${width / 2}" y="${height - 9}" text-anchor="middle" font-family="system-ui,sans-serif" font-size="12" fill="${color}" stroke="${halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`
}

/** Returns the tiles of a level that are on the canvas, with their places; a level repeats around the world. */
function placedTiles(position: MapPosition, zoom: number, level: number) {
  const size = TILE_SIZE * 2 ** (zoom - level)
  const tiles = 2 ** level
  const center = projected(position, level)
  const left = center.x - MAP_IMAGE.width / 2 / size
  const top = center.y - MAP_IMAGE.height / 2 / size
  const columns = range(Math.floor(left), Math.floor(left + MAP_IMAGE.width / size))
  const rows = range(Math.floor(top), Math.floor(top + MAP_IMAGE.height / size))
  return rows
    .filter((y) => y >= 0 && y < tiles)
    .flatMap((y) =>
      columns.map((x) => ({
        x: ((x % tiles) + tiles) % tiles,
        y,
        placed: { corner: { x: (x - left) * size, y: (y - top) * size }, size },
      })),
    )
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Draws the map around a position as SVG, in the middle of `MAP_IMAGE`. */
export async function drawMapImage(file: MapFile, position: MapPosition, theme: MapTheme): Promise<string> {
  const { detail, minZoom, maxZoom, attribution } = file.source
  const zoom = ZOOM[detail]
  const level = Math.min(maxZoom, Math.max(minZoom, zoom))
  const read = placedTiles(position, zoom, level).map(async ({ x, y, placed }) => {
    const stored = await file.tile(level, x, y)
    return { placed, layers: stored ? readLayers(await tileContent(stored)) : {} }
  })
  const tiles = await Promise.all(read)
  const colors = MAP_COLORS[theme]
  const drawn = INKS.map((ink) => {
    const { layer, kind, isShown = () => true } = ink
    const path = tiles
      .map(({ layers, placed }) => pathOf(layers[layer], kind, isShown, placed, MAP_IMAGE))
      .join('')
    return path && `<path ${attributes(ink, colors)} d="${path}"/>`
  })
  const { width, height } = MAP_IMAGE
  const water = `<path fill="${colors.water}" d="M0 0H${width}V${height}H0Z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${water}${drawn.join('')}${note(attribution.text, colors)}</svg>`
}
