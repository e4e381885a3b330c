import type { Box, Scene } from './scene'

/**
 * Returns the box of a scene that a crop shows. The ratio does not change.
 * @param zoom 1 is the whole scene, 1.6 a close view
 * @param ax position of the subject's column across the crop, as a fraction of its width
 * @param ay vertical center of the crop, as a fraction of the canvas
 */
export function zoomCrop(scene: Scene, zoom: number, ax = 0.5, ay = 0.56): Box {
  const width = scene.width / zoom
  const height = scene.height / zoom
  const x = Math.max(0, Math.min(scene.width - width, scene.finalFocusX - width * ax))
  const y = Math.max(0, Math.min(scene.height - height, scene.height * ay - height * 0.5))
  return [x, y, width, height]
}
