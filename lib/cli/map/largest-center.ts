import type { Geometry, Position } from 'geojson'

/** Twice the area of a ring and the center of its area, by the shoelace formula. */
function measured(ring: readonly Position[]): { area: number; center: [number, number] } {
  let [area, x, y] = [0, 0, 0]
  for (const [index, [x1 = 0, y1 = 0]] of ring.entries()) {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? []
    const cross = x1 * y2 - x2 * y1
    area += cross
    x += (x1 + x2) * cross
    y += (y1 + y2) * cross
  }
  return { area: Math.abs(area), center: [x / (3 * area), y / (3 * area)] }
}

/** Returns the center of the largest polygon, where the name of a country stands; null for other geometries. */
export function largestCenter(geometry: Geometry): [number, number] | null {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : []
  const [largest] = polygons
    .flatMap(([ring]) => (ring ? [measured(ring)] : []))
    .sort((one, other) => other.area - one.area)
  return largest?.center ?? null
}
