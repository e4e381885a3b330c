import type { Box, Scene } from './scene'

/**
 * The part of a scene that a crop shows; the ratio stays. `zoom` 1 is the whole picture, 1.6 a close view.
 * `ax` is where the column of the subject falls across the crop, `ay` the height of the middle of the crop
 * on the canvas, both as fractions.
 */
export function zoomCrop(scene: Scene, zoom: number, ax = 0.5, ay = 0.56): Box {
  const width = scene.width / zoom
  const height = scene.height / zoom
  const x = Math.max(0, Math.min(scene.width - width, scene.finalFocusX - width * ax))
  const y = Math.max(0, Math.min(scene.height - height, scene.height * ay - height * 0.5))
  return [x, y, width, height]
}
