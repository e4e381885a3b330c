import { expect, test, vi } from 'vitest'
import { drawMap } from './draw-map'
import type { MapLibrary } from './library'

type Listener = () => void

/** A library whose map does nothing but report what a test lets happen. */
function libraryOf(listeners: Map<string, Listener>): MapLibrary {
  const listen = (event: string, listener: Listener) => void listeners.set(event, listener)
  class EmptyMap {
    keyboard = { disableRotation: vi.fn() }
    touchZoomRotate = { disableRotation: vi.fn() }
    on = listen
    once = listen
    remove = vi.fn()
  }
  class Marker {
    setLngLat = () => this
    addTo = () => this
  }
  return { Map: EmptyMap, Marker } as unknown as MapLibrary
}

function draw() {
  const listeners = new Map<string, Listener>()
  const [onReady, onFail] = [vi.fn(), vi.fn()]
  drawMap({
    library: libraryOf(listeners),
    container: document.createElement('div'),
    source: {
      tiles: '/map/tiles/1/{z}/{x}/{y}',
      bounds: [97, 5, 106, 21],
      detail: 'overview',
      minZoom: 0,
      maxZoom: 6,
      attribution: { text: 'Natural Earth', url: null },
    },
    position: { latitude: 13.74, longitude: 100.49 },
    locale: 'en',
    title: 'Map: Tha Tien Pier',
    name: 'Tha Tien Pier',
    texts: {},
    onReady,
    onFail,
  })
  return { happens: (event: string) => listeners.get(event)?.(), onReady, onFail }
}

test('a map that failed is not ready when it has loaded without its tiles', () => {
  const { happens, onReady, onFail } = draw()
  for (const event of ['error', 'load', 'error']) happens(event)
  expect(onFail).toHaveBeenCalledTimes(1)
  expect(onReady).not.toHaveBeenCalled()
})

test('a tile that is missing later does not end the map', () => {
  const { happens, onReady, onFail } = draw()
  for (const event of ['load', 'error']) happens(event)
  expect(onReady).toHaveBeenCalledTimes(1)
  expect(onFail).not.toHaveBeenCalled()
})
