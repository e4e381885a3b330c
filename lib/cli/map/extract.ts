import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { codeOf, countryNames, destinations, type Names } from './labels'
import { largestCenter } from './largest-center'
import { type Tile, writeMapFile } from './write-map-file'

const SOURCE = 'world-atlas/countries-10m.json'

export const EXTRACT = new URL('../../server/map/natural-earth.pmtiles', import.meta.url)

/** Natural Earth has no more detail: its points are some kilometers apart. */
const MAX_ZOOM = 6
/** Units across a tile; the one of the last level are 300 meters. */
const EXTENT = 2048
/** One more level, since the last one is not simplified. */
const CUT = {
  maxZoom: MAX_ZOOM + 1,
  tolerance: 3,
  extent: EXTENT,
  buffer: 64,
  indexMaxZoom: MAX_ZOOM,
  indexMaxPoints: 0,
}

type World = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>

const point = (properties: Names & { kind: string }, coordinates: [number, number]) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type: 'Point' as const, coordinates },
})

function labels(world: World) {
  const countries = feature(world, world.objects.countries).features.flatMap(({ geometry, properties }) => {
    const code = codeOf(properties.name)
    const center = largestCenter(geometry)
    return code && center ? [point({ kind: 'country', ...countryNames(code) }, center)] : []
  })
  const cities = destinations().map(({ names, latitude, longitude }) =>
    point({ kind: 'locality', ...names }, [longitude, latitude]),
  )
  return { type: 'FeatureCollection' as const, features: [...countries, ...cities] }
}

function layersOf(world: World): Record<string, GeoJSONVT> {
  // A line where two countries meet; coasts are the edge of the land.
  const borders = mesh(world, world.objects.countries, (one, other) => one !== other)
  const boundaries = { type: 'Feature' as const, properties: { kind: 'country' }, geometry: borders }
  return {
    earth: new GeoJSONVT(feature(world, world.objects.land), CUT),
    boundaries: new GeoJSONVT(boundaries, CUT),
    places: new GeoJSONVT(labels(world), CUT),
  }
}

function* tilesOf(layers: Record<string, GeoJSONVT>): Generator<Tile> {
  for (let z = 0; z <= MAX_ZOOM; z++)
    for (let x = 0; x < 2 ** z; x++)
      for (let y = 0; y < 2 ** z; y++) {
        const cut = Object.entries(layers).flatMap(([name, layer]) => {
          const tile = layer.getTile(z, x, y)
          return tile?.features.length ? [[name, tile] as const] : []
        })
        if (cut.length > 0)
          yield { z, x, y, content: fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: EXTENT }) }
      }
}

/**
 * Returns the overview that the shop has without an operator's map: coasts and borders of Natural Earth (public domain),
 * the names of countries and of the sample destinations, in the layers of the Protomaps basemap.
 */
export function mapExtract(): Buffer {
  const file = createRequire(import.meta.url).resolve(SOURCE)
  const layers = layersOf(JSON.parse(readFileSync(file, 'utf8')) as World)
  return writeMapFile([...tilesOf(layers)], {
    minZoom: 0,
    maxZoom: MAX_ZOOM,
    bounds: [-180, -85, 180, 85],
    metadata: {
      name: 'Overview',
      attribution: 'Natural Earth',
      vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })),
    },
  })
}

const isMain = process.argv[1] && resolve(process.argv[1]) === import.meta.filename
if (isMain) writeFileSync(EXTRACT, mapExtract())
