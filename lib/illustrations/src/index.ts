import { zoomCrop } from './crop'
import { Scene } from './scene'
import { drawLogo } from './social'
import { type IllustrationSpec, ratioOf } from './spec'
import { SUBJECTS } from './subjects'
import { canvasMood, VIEWS } from './views'

export { illustrationKey } from './key'
export { isStillLife, townWaterOf } from './kinds'
export { moodsOf } from './moods'
export { MOODS, type Mood } from './palette'
export { type IllustrationSpec, RATIOS, type Ratio, ratioOf } from './spec'
export { isSubject, SUBJECT_NAMES, type Subject } from './subjects'
export { isView, VIEW_NAMES, type ViewName } from './views'

/** Canvas height of every subject, in units. */
const CANVAS_HEIGHT = 1000

/**
 * Draws an illustration. Returns SVG that depends only on the spec.
 * @param grain false leaves out the grain, for pixels that get it from `addGrain`
 */
export function render(spec: IllustrationSpec, grain = true): string {
  const { subject, mood, seed, view, zoom, ax, ay, poster, flip, sunX, sunY, mark } = spec
  const scene = new Scene({
    seed,
    mood: canvasMood(mood, view),
    width: Math.round(CANVAS_HEIGHT * ratioOf(spec)),
    height: CANVAS_HEIGHT,
    poster,
    flip,
    sunX,
    sunY,
  })
  if (view) VIEWS[view](scene, { subject, mood, draw: SUBJECTS[subject] })
  else SUBJECTS[subject](scene)
  const crop = zoom ? zoomCrop(scene, zoom, ax, ay) : undefined
  if (mark) scene.unmirrored(() => drawLogo(scene, mark))
  return scene.svg(crop, grain)
}
