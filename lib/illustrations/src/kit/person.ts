import { ellipse, rect, roundRect } from '../geometry'
import type { Material } from '../palette'
import type { Scene } from '../scene'

export interface PersonOptions {
  coat?: Material
  hat?: Material
  bag?: Material
  flip?: boolean
  /** Whether the person walks. */
  walk?: boolean
  /** Whether the person is seen from the back; random by default. */
  back?: boolean
}

/** Draws a person of the given height, seen from the front or the back. */
export function drawPerson(
  scene: Scene,
  x: number,
  y: number,
  h: number,
  { coat = 'navy', hat, bag, flip, walk = true, back = scene.random() < 0.5 }: PersonOptions = {},
): void {
  const { palette } = scene
  const inks = palette.material(coat)
  const navy = palette.material('navy')
  scene.place(
    x,
    y,
    h / 100,
    () => {
      scene.fill(
        walk ? 'M-9 -48L-13 0L-5 0L0 -34L6 0L14 0L9 -48Z' : 'M-10 -48L-9 0L-1 0L0 -36L1 0L9 0L10 -48Z',
        navy.deep,
      )
      if (bag) {
        scene.fill(roundRect(-21, -76, 13, 32, 6), palette.material(bag).mid)
      }
      scene.fill('M-12 -42Q-15 -66 -11 -76Q-6 -83 0 -83Q7 -83 11 -76Q15 -66 12 -42Z', inks.mid)
      scene.fill('M2 -83Q8 -82 11 -76Q15 -66 12 -42H3Z', inks.dark)
      scene.stroke('M9 -74Q16 -60 11 -47', inks.deep, 5)
      scene.fill(rect(-3, -88, 6, 7), palette.material('skin').dark)
      scene.fill(ellipse(0, -93, 8), palette.material('skin').mid)
      const hair = scene.random() < 0.3 ? palette.material('wood').deep : palette.ink
      scene.fill(
        back
          ? scene.random() < 0.5
            ? 'M-8.6 -92.4a8.6 9.2 0 1 1 17.2 0q0 8.4 -8.6 8.4t-8.6 -8.4Z'
            : 'M-9 -92a9 9.4 0 1 1 18 0q2 12 -1 17q-8 3 -16 0q-3 -6 -1 -17Z'
          : 'M-8.5 -93a8.5 8.8 0 0 1 17 0q-3 -4.5 -8.5 -4.5t-8.5 4.5Z',
        hair,
      )
      if (hat) {
        scene.fill('M-9 -96q0 -9 9 -9t9 9Z', palette.material(hat).mid)
        scene.fill(roundRect(-15, -97, 30, 4, 2), palette.material(hat).dark)
      }
    },
    flip,
  )
}
