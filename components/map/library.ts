export type MapLibrary = typeof import('maplibre-gl')

/** Served as they are: the bundler would take what they name, also what only developers load. */
const LIBRARY = new URL('maplibre-gl/dist/maplibre-gl.mjs', import.meta.url).href
const WORKER = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href

/** Loads the library that draws maps. Its worker is a file: the policy of the pages allows none of a blob. */
export async function loadLibrary(): Promise<MapLibrary> {
  const library = (await import(/* turbopackIgnore: true */ LIBRARY)) as MapLibrary
  library.setWorkerUrl(WORKER)
  return library
}
