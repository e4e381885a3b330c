import { mix } from '../color'
import { ellipse, pen, rect } from '../geometry'
import type { Inks } from '../palette'
import type { Scene } from '../scene'
import { fillBody } from './shade'

/** Draws a round plate seen from the side; `w` is half its width. */
export function drawPlate(scene: Scene, x: number, y: number, w: number, inks: Inks, rim?: string): void {
  scene.fill(ellipse(x, y + w * 0.06, w, w * 0.2), inks.deep, { opacity: 0.5 })
  scene.fill(ellipse(x, y, w, w * 0.2), inks.mid)
  scene.spray(ellipse(x, y, w, w * 0.2), inks.dark, 0.8, 1, 1, 0.4, 0.1)
  scene.fill(ellipse(x, y - w * 0.015, w * 0.76, w * 0.135), inks.light)
  if (rim) scene.stroke(ellipse(x, y, w * 0.96, w * 0.19), rim, w * 0.022)
}

/** Draws a round bowl without a handle; `w` is half its width, the origin its bottom center. */
export function drawBowl(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  inks: Inks,
  fillColor?: string,
): void {
  fillBody(
    scene,
    pen`M${x - w} ${y - h}C${x - w * 0.96} ${y - h * 0.3} ${x - w * 0.6} ${y - h * 0.06} ${x - w * 0.36} ${y - h * 0.05}V${y}H${x + w * 0.36}V${y - h * 0.05}C${x + w * 0.6} ${y - h * 0.06} ${x + w * 0.96} ${y - h * 0.3} ${x + w} ${y - h}Z`,
    inks,
  )
  scene.fill(ellipse(x, y - h, w, w * 0.2), inks.light)
  scene.fill(ellipse(x, y - h + w * 0.014, w * 0.92, w * 0.165), fillColor ?? inks.dark)
  if (!fillColor)
    scene.spray(ellipse(x, y - h + w * 0.014, w * 0.92, w * 0.165), inks.mid, 0.8, 1, 1, 0.2, 0.1)
}

/** Draws a stemmed glass; the origin is its bottom center. */
export function drawGlass(scene: Scene, x: number, y: number, h: number, wine: string): void {
  const w = h * 0.2
  scene.fill(ellipse(x, y, w * 0.8, w * 0.2), '#FFFFFF', { opacity: 0.5 })
  scene.stroke(pen`M${x} ${y}V${y - h * 0.46}`, '#FFFFFF', h * 0.026, { opacity: 0.75 })
  const cup = pen`M${x - w} ${y - h}Q${x - w * 1.3} ${y - h * 0.52} ${x} ${y - h * 0.44}Q${x + w * 1.3} ${y - h * 0.52} ${x + w} ${y - h}Z`
  scene.fill(cup, '#FFFFFF', { opacity: 0.3 })
  scene.clipTo(cup, () => {
    scene.fill(rect(x - w * 2, y - h * 0.8, w * 4, h), wine, { opacity: 0.92 })
    scene.fill(rect(x - w * 0.72, y - h, w * 0.26, h), '#FFFFFF', { opacity: 0.3 })
  })
  scene.stroke(ellipse(x, y - h, w, w * 0.2), '#FFFFFF', h * 0.014, { opacity: 0.8 })
}

/** Draws half a lemon, lime or orange with the cut side to the front. */
export function drawCitrusHalf(scene: Scene, x: number, y: number, q: number, color: string): void {
  scene.fill(ellipse(x, y, q), color)
  scene.fill(ellipse(x, y, q * 0.88), '#FFF6DC')
  let d = ''
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.2832
    const b = a + 0.6
    d += pen`M${x + Math.cos(a + 0.3) * q * 0.12} ${y + Math.sin(a + 0.3) * q * 0.12}L${x + Math.cos(a) * q * 0.76} ${y + Math.sin(a) * q * 0.76}Q${x + Math.cos(a + 0.3) * q * 0.88} ${y + Math.sin(a + 0.3) * q * 0.88} ${x + Math.cos(b) * q * 0.76} ${y + Math.sin(b) * q * 0.76}Z`
  }
  scene.fill(d, mix(color, '#FFFFFF', 0.16))
}

/** Draws a sprig of leaves in pairs, from (x, y) at an angle in degrees. */
export function drawSprig(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  degrees: number,
  inks: Inks,
  pairs = 5,
): void {
  scene.place(
    x,
    y,
    length / 100,
    () => {
      scene.stroke('M0 0Q50 -6 100 0', inks.deep, 3)
      for (let i = 0; i < pairs; i++) {
        const t = 16 + (i * 78) / pairs
        const l = 34 * (1 - i / (pairs * 1.6))
        for (const sign of [-1, 1]) {
          scene.fill(
            pen`M${t} -3Q${t + l * 0.1} ${sign * l * 0.8 - 3} ${t + l} ${sign * l * 0.9}Q${t + l * 0.9} ${sign * l * 0.2} ${t} -3Z`,
            sign < 0 ? inks.light : inks.dark,
          )
        }
      }
      scene.fill('M92 -2Q110 -18 130 -2Q110 14 92 -2Z', inks.mid)
    },
    false,
    degrees,
  )
}
