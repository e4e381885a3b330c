import { pen, polygon, rect } from '../geometry'
import type { Inks } from '../palette'
import type { Box, Scene } from '../scene'

/** Draws the reflection on a pane: two slanting bands of light. */
export function drawShine(scene: Scene, [x, y, w, h]: Box, clip: string): void {
  scene.clipTo(clip, () => {
    for (const [from, size] of [
      [0.1, 0.16],
      [0.3, 0.05],
    ] as const) {
      const left = x + w * from
      scene.fill(
        polygon([
          [left + w * 0.3, y],
          [left + w * (0.3 + size), y],
          [left + w * size, y + h],
          [left, y + h],
        ]),
        '#FFFFFF',
        { opacity: 0.09 },
      )
    }
  })
}

/** Draws a curtain from `top` between two x coordinates, gathered to the outer one (side -1: left). */
export function drawCurtain(scene: Scene, side: -1 | 1, [x, y, w, h]: Box, cloth: Inks): void {
  const outer = side < 0 ? x : x + w
  const inner = side < 0 ? x + w : x
  const waist = outer - side * w * 0.52
  const tie = y + h * 0.62
  const shape =
    pen`M${outer} ${y}H${inner}C${inner - side * w * 0.02} ${y + h * 0.3} ${waist - side * w * 0.12} ${tie - h * 0.14} ${waist} ${tie}` +
    pen`C${waist - side * w * 0.08} ${tie + h * 0.12} ${inner + side * w * 0.16} ${y + h * 0.86} ${inner + side * w * 0.12} ${y + h}H${outer}Z`
  scene.fill(shape, cloth.mid)
  scene.clipTo(shape, () => {
    for (let i = 0; i < 5; i++) {
      const top = outer - side * w * (0.08 + i * 0.21)
      const mid = outer - side * w * (0.05 + i * 0.105)
      scene.fill(
        pen`M${top} ${y}h${-side * w * 0.075}C${top} ${y + h * 0.3} ${mid - side * 6} ${tie - 60} ${mid - side * w * 0.03} ${tie}` +
          pen`C${mid - side * w * 0.05} ${tie + 60} ${top - side * w * 0.1} ${y + h * 0.9} ${top - side * w * 0.06} ${y + h}h${side * w * 0.08}` +
          pen`C${top} ${y + h * 0.9} ${mid} ${tie + 60} ${mid} ${tie}C${mid} ${tie - 60} ${top} ${y + h * 0.3} ${top} ${y}Z`,
        cloth.dark,
      )
    }
    scene.spray(rect(x, y, w, h), cloth.deep, 0.6, side < 0 ? 0 : 1, 0.6, side < 0 ? 1 : 0, 0.5, 0.9)
  })
  const band = Math.min(outer, waist)
  scene.fill(rect(band - 4, tie - 15, Math.abs(outer - waist) + 8, 30), cloth.deep)
}
