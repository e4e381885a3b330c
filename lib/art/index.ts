import { zoomCrop } from './plan'
import { Scene } from './scene'
import { type PictureSpec, ratioOf } from './spec'
import { SUBJECTS } from './subjects'

export { BRAND } from './colour'
export { MOODS, type Mood } from './palette'
export { type GalleryOptions, gallery, hours } from './plan'
export { type PictureSpec, RATIOS, type Ratio, ratioOf } from './spec'
export { isSubject, SUBJECT_NAMES, type Subject } from './subjects'

/** The height of the canvas that every subject is drawn on. */
const CANVAS_HEIGHT = 1000

/** Draws a picture; returns SVG text that depends on nothing but the spec. */
export function render(spec: PictureSpec): string {
  const { subject, mood, seed, zoom, ax, ay, poster, flip, sunX, sunY } = spec
  const scene = new Scene({
    seed,
    mood,
    width: Math.round(CANVAS_HEIGHT * ratioOf(spec)),
    height: CANVAS_HEIGHT,
    poster,
    flip,
    sunX,
    sunY,
  })
  SUBJECTS[subject](scene)
  return scene.svg(zoom ? zoomCrop(scene, zoom, ax, ay) : undefined)
}
