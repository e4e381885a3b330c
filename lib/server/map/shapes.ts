import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { Point } from '@/lib/map/projection'

const LINE = 2
const POLYGON = 3

/** Points that are closer to the one before look the same. */
const LEAST_STEP = 0.6

/** Where a tile is drawn. */
export interface Placed {
  /** Its north-west corner in pixels. */
  corner: Point
  /** Its width and height in pixels. */
  size: number
}

export interface Canvas {
  width: number
  height: number
}

export type Kind = 'line' | 'polygon'

type Properties = VectorTileFeature['properties']

const written = (value: number) => String(Math.round(value * 10) / 10)

/** Writes a line as commands of an SVG path. Points closer to the previous one than `LEAST_STEP` are left out. */
function commands(line: readonly Point[], isClosed: boolean): string {
  let [previous] = line
  if (!previous) return ''
  let path = `M${written(previous.x)} ${written(previous.y)}`
  for (const [index, point] of line.entries()) {
    const isEnd = index === line.length - 1
    const isNear = Math.abs(point.x - previous.x) + Math.abs(point.y - previous.y) < LEAST_STEP
    if (index === 0 || (isNear && !isEnd) || (isEnd && isClosed)) continue
    path += `L${written(point.x)} ${written(point.y)}`
    previous = point
  }
  return isClosed ? `${path}Z` : path
}

const isInside = (points: readonly Point[], { width, height }: Canvas) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const reaches = (values: number[], most: number) => Math.max(...values) >= 0 && Math.min(...values) <= most
  return reaches(xs, width) && reaches(ys, height)
}

/** Reads a tile; a broken one has no layers. */
export function readLayers(content: Uint8Array): VectorTile['layers'] {
  return new VectorTile(new PbfReader(content)).layers
}

/** Returns the shapes of a layer as one SVG path; empty if none is on the canvas. */
export function pathOf(
  layer: VectorTile['layers'][string] | undefined,
  kind: Kind,
  isShown: (properties: Properties) => boolean,
  { corner, size }: Placed,
  canvas: Canvas,
): string {
  const type = kind === 'line' ? LINE : POLYGON
  const paths: string[] = []
  for (let index = 0; index < (layer?.length ?? 0); index++) {
    const feature = layer?.feature(index)
    if (feature?.type !== type || !isShown(feature.properties)) continue
    const scale = size / feature.extent
    for (const ring of feature.loadGeometry()) {
      const points = ring.map(({ x, y }) => ({ x: corner.x + x * scale, y: corner.y + y * scale }))
      if (points.length > 1 && isInside(points, canvas)) paths.push(commands(points, kind === 'polygon'))
    }
  }
  return paths.join('')
}
