import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import type { MapSource } from '@/lib/map/addresses'
import { MAP_COLORS, type MapColors, type MapTheme } from '@/lib/map/colors'
import { GREEN_KINDS, MAIN_ROADS, SMALL_ROADS } from '@/lib/map/kinds'
import type { MapPosition } from '@/lib/map/position'

const SOURCE = 'map'
const MARK = 'mark'

const isPolygon: FilterSpecification = ['==', ['geometry-type'], 'Polygon']

const hasKind = (kinds: readonly string[]): FilterSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', [...kinds]],
]

/** Widens a line from one zoom level to another. */
const widening = (...steps: number[]): DataDrivenPropertyValueSpecification<number> =>
  ['interpolate', ['exponential', 1.6], ['zoom'], ...steps] as ExpressionSpecification

const fill = (id: string, layer: string, color: string, filter: FilterSpecification): LayerSpecification => ({
  id,
  type: 'fill',
  source: SOURCE,
  'source-layer': layer,
  filter,
  paint: { 'fill-color': color },
})

const road = (
  id: string,
  kinds: readonly string[],
  color: string,
  ...steps: number[]
): LayerSpecification => ({
  id,
  type: 'line',
  source: SOURCE,
  'source-layer': 'roads',
  filter: hasKind(kinds),
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': color, 'line-width': widening(...steps) },
})

function shapes(colors: MapColors): LayerSpecification[] {
  return [
    { id: 'background', type: 'background', paint: { 'background-color': colors.water } },
    fill('earth', 'earth', colors.earth, isPolygon),
    fill('parks', 'landuse', colors.park, hasKind(GREEN_KINDS)),
    fill('water', 'water', colors.water, isPolygon),
    { ...fill('buildings', 'buildings', colors.building, isPolygon), minzoom: 14 } as LayerSpecification,
    road('rails', ['rail'], colors.rail, 10, 0.5, 18, 3),
    road('paths', ['path'], colors.road, 14, 0.5, 18, 4),
    road('small-roads', SMALL_ROADS, colors.road, 11, 0.5, 15, 4, 18, 16),
    road('main-roads', MAIN_ROADS, colors.mainRoad, 6, 0.7, 12, 2.5, 15, 7, 18, 22),
    {
      id: 'boundaries',
      type: 'line',
      source: SOURCE,
      'source-layer': 'boundaries',
      paint: { 'line-color': colors.boundary, 'line-width': 1, 'line-dasharray': [4, 3] },
    },
  ]
}

interface Label {
  id: string
  layer: string
  kinds?: readonly string[]
  size: number
  minzoom?: number
  maxzoom?: number
  isAlongLine?: boolean
}

const LABELS: readonly Label[] = [
  {
    id: 'road-names',
    layer: 'roads',
    kinds: [...SMALL_ROADS, ...MAIN_ROADS],
    size: 12,
    minzoom: 14,
    isAlongLine: true,
  },
  { id: 'neighborhoods', layer: 'places', kinds: ['neighbourhood', 'macrohood'], size: 12, minzoom: 12 },
  { id: 'countries', layer: 'places', kinds: ['country'], size: 12, maxzoom: 8 },
  { id: 'cities', layer: 'places', kinds: ['locality'], size: 14 },
]

/** How texts are written. */
export interface Lettering {
  /** Names of fonts, as in CSS. */
  fonts: string[]
  /** Properties with the name of a place, the best first. */
  names: string[]
}

function label(
  { id, layer, kinds, size, minzoom = 0, maxzoom = 24, isAlongLine = false }: Label,
  colors: MapColors,
  { fonts, names }: Lettering,
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source: SOURCE,
    'source-layer': layer,
    minzoom,
    maxzoom,
    ...(kinds && { filter: hasKind(kinds) }),
    layout: {
      'text-field': ['coalesce', ...names.map((name) => ['get', name])] as ExpressionSpecification,
      'text-font': fonts,
      'text-size': size,
      'text-max-width': 8,
      'symbol-placement': isAlongLine ? 'line' : 'point',
      ...(!isAlongLine && {
        'text-variable-anchor': ['center', 'bottom', 'top', 'left', 'right'],
        'text-radial-offset': 0.8,
      }),
    },
    paint: { 'text-color': colors.text, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 },
  }
}

/** An invisible disc under the mark of the place: names of cities and streets move aside or are left out. */
function clearance({ fonts }: Lettering): LayerSpecification {
  return {
    id: MARK,
    type: 'symbol',
    source: MARK,
    layout: {
      'text-field': '●',
      'text-font': fonts,
      'text-size': 20,
      'text-allow-overlap': true,
      'text-padding': 3,
    },
    paint: { 'text-color': 'rgba(0, 0, 0, 0)' },
  }
}

/**
 * Returns the style of a map with the layers of the Protomaps basemap. It has no URL of glyphs: texts are drawn with the
 * fonts of the page.
 * @param position of the mark
 */
export function mapStyle(
  { tiles, minZoom, maxZoom, bounds }: MapSource,
  { latitude, longitude }: MapPosition,
  theme: MapTheme,
  lettering: Lettering,
): StyleSpecification {
  const colors = MAP_COLORS[theme]
  return {
    version: 8,
    sources: {
      [SOURCE]: {
        type: 'vector',
        tiles: [location.origin + tiles],
        minzoom: minZoom,
        maxzoom: maxZoom,
        bounds,
      },
      [MARK]: { type: 'geojson', data: { type: 'Point', coordinates: [longitude, latitude] } },
    },
    // Names of the last layer are placed first.
    layers: [
      ...shapes(colors),
      ...LABELS.map((text) => label(text, colors, lettering)),
      clearance(lettering),
    ],
  }
}
