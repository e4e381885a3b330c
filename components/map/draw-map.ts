import type { Locale } from '@/lib/domain/locale'
import type { MapSource } from '@/lib/map/addresses'
import type { MapPosition } from '@/lib/map/position'
import type { MapLibrary } from './library'
import { MAP_DISC } from './map-disc'
import { letteringOf } from './map-lettering'
import { mapStyle } from './map-style'
import { mapTheme, onThemeChange } from './map-theme'

/** How long the first view of a map may take. */
const TIMEOUT_MS = 30_000

const ZOOM = {
  streets: { first: 15, least: 9, beyond: 4 },
  // Two levels more than the data have: then coasts are as coarse as they look.
  overview: { first: 5, least: 1, beyond: 2 },
} as const

interface Shown {
  library: MapLibrary
  container: HTMLElement
  source: MapSource
  position: MapPosition
  locale: Locale
  /** Of the map, for screen readers. */
  title: string
  /** Of the mark. */
  name: string
  /** Texts of MapLibre by their keys. */
  texts: Record<string, string>
  onReady(): void
  onFail(): void
}

function markOf(name: string): HTMLElement {
  const mark = document.createElement('span')
  mark.className = MAP_DISC
  mark.setAttribute('role', 'img')
  mark.setAttribute('aria-label', name)
  return mark
}

/** Draws a map with the mark of a place. It fails only until its first view is complete. */
export function drawMap({
  library,
  container,
  source,
  position,
  locale,
  title,
  name,
  texts,
  onReady,
  onFail,
}: Shown) {
  const { first, least, beyond } = ZOOM[source.detail]
  const lettering = letteringOf(locale)
  const style = () => mapStyle(source, position, mapTheme(), lettering)
  const center: [number, number] = [position.longitude, position.latitude]
  const map = new library.Map({
    container,
    style: style(),
    center,
    zoom: Math.min(first, source.maxZoom + beyond),
    minZoom: Math.max(least, source.minZoom),
    maxZoom: source.maxZoom + beyond,
    ...(source.detail === 'streets' && { maxBounds: source.bounds }),
    // A page with a map scrolls as one without: the map takes two fingers, or the wheel with a key.
    cooperativeGestures: true,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    attributionControl: false,
    locale: { ...texts, 'Map.Title': title },
  })
  map.keyboard.disableRotation()
  map.touchZoomRotate.disableRotation()
  new library.Marker({ element: markOf(name) }).setLngLat(center).addTo(map)

  const end = onThemeChange(() => map.setStyle(style()))
  // The first outcome counts. A map that has failed may complete its view without tiles, and what fails after it is a
  // tile, which the map shows from further away.
  let isSettled = false
  const settle = (report: () => void) => {
    clearTimeout(timer)
    if (!isSettled) report()
    isSettled = true
  }
  const timer = setTimeout(settle, TIMEOUT_MS, onFail)
  map.once('load', () => settle(onReady))
  map.on('error', () => settle(onFail))
  return {
    map,
    remove: () => {
      clearTimeout(timer)
      end()
      map.remove()
    },
  }
}
