import { importOrFail } from '@/components/ui/lazy/lazy-with-retry'
import { type MapSource, mapSourcePath } from '@/lib/map/addresses'
import type { MapPosition } from '@/lib/map/position'
import type { MapLibrary } from './library'

/** Why a map is not shown; a key of the messages. */
export type MapFailure = 'offline' | 'noGraphics' | 'failed'

export interface OpenedMap {
  MapView: typeof import('./map-view')['MapView']
  library: MapLibrary
  source: MapSource
}

/** Loads the code of the map, which only a press needs. */
async function code(): Promise<Omit<OpenedMap, 'source'>> {
  const [{ MapView }, library] = await Promise.all([
    import('./map-view'),
    import('./library').then(({ loadLibrary }) => loadLibrary()),
  ])
  return { MapView, library }
}

/** Whether this browser can draw maps. */
function hasGraphics(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // A page may have only some contexts at a time.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** Fetches the code of the map ahead, when a pointer comes to its button. */
export function fetchAhead(): void {
  void code().catch(() => undefined)
}

async function fetchSource(position: MapPosition): Promise<MapSource> {
  const response = await fetch(mapSourcePath(position))
  if (!response.ok) throw new Error(`the map is ${response.status}`)
  return (await response.json()) as MapSource
}

/** Returns why a map that failed is not shown. */
export const failureNow = (): MapFailure => (navigator.onLine ? 'failed' : 'offline')

/** Loads what a map is made of, or returns why it cannot be shown. */
export async function openMap(position: MapPosition): Promise<OpenedMap | MapFailure> {
  if (!hasGraphics()) return 'noGraphics'
  try {
    const [loaded, source] = await Promise.all([importOrFail(code), fetchSource(position)])
    return { ...loaded, source }
  } catch {
    return failureNow()
  }
}
