import { BRAND, mix } from '../color'
import { ellipse, pen, rect } from '../geometry'
import type { Material } from '../palette'
import type { Scene } from '../scene'

export interface StageOptions {
  /** The y coordinate of the table edge, as a fraction of the height. */
  tableTop?: number
  /** Radius and y coordinate of the disc, as fractions of the height. */
  discRadius?: number
  discY?: number
  /** The x coordinate of the disc; the subject's by default. */
  discX?: number
  table?: Material
  /** Color of the wall; the zenith of the mood by default. */
  wall?: string
}

/** Center and table edge of a stage. */
export interface Stage {
  centerX: number
  tableY: number
}

/** Draws the stage of a still life: a two-tone wall, a large disc and a table. */
export function drawStage(
  scene: Scene,
  {
    tableTop = 0.74,
    discRadius = 0.33,
    discX: centerX = scene.focusX,
    discY = 0.44,
    table = 'cream',
    wall = scene.palette.sky[0],
  }: StageOptions = {},
): Stage {
  const { width, height, palette } = scene
  scene.fill(
    rect(0, 0, width, height),
    scene.linear(
      [
        [0, wall],
        [0.62, mix(wall, palette.sky[1], 0.75)],
        [1, palette.sky[1]],
      ],
      0,
      0,
      0.25,
      1,
    ),
  )
  const centerY = height * discY
  const radius = height * discRadius
  scene.sun = { x: centerX - radius * 0.7, y: centerY - radius * 0.8, r: 70 }
  for (let i = 2; i > 0; i--) {
    scene.fill(
      ellipse(centerX, centerY, radius * (1 + i * 0.17)),
      palette.night ? palette.haze : palette.glow,
      { opacity: 0.13 },
    )
  }
  const color = palette.dark ? palette.sun : BRAND
  scene.fill(ellipse(centerX, centerY, radius), color)
  scene.spray(
    ellipse(centerX, centerY, radius),
    palette.dark ? mix(palette.sun, '#FF9A4D', 0.6) : '#FFB968',
    0.9,
    0.1,
    0,
    0.8,
    1,
    0.85,
  )
  const inks = palette.material(table)
  scene.fill(
    rect(0, height * tableTop, width, height * (1 - tableTop)),
    scene.linear([
      [0, inks.mid],
      [1, inks.dark],
    ]),
  )
  scene.spray(
    rect(0, height * tableTop, width, height * (1 - tableTop)),
    inks.deep,
    0.6,
    0.5,
    1,
    0.5,
    0.1,
    0.9,
  )
  scene.fill(rect(0, height * tableTop - 4, width, 6), inks.light)
  return { centerX, tableY: height * tableTop }
}

/** Draws the soft shadow of an object on a table. */
export function drawShadow(scene: Scene, x: number, y: number, w: number, h: number, opacity = 0.35): void {
  scene.fill(
    ellipse(x, y, w, h),
    scene.radial([
      [0, scene.palette.ink, opacity],
      [0.6, scene.palette.ink, opacity * 0.5],
      [1, scene.palette.ink, 0],
    ]),
  )
}

/** Draws a curl of steam. */
export function drawSteam(scene: Scene, x: number, y: number, h: number, w = 12): void {
  scene.stroke(pen`M${x} ${y}q${-h * 0.22} ${-h * 0.25} 0 ${-h * 0.5}t0 ${-h * 0.5}`, '#FFFFFF', w, {
    opacity: 0.34,
  })
}
