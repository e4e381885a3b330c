import { mix } from '../color'
import { pen, rect } from '../geometry'
import { drawLantern } from '../kit/lantern'
import { drawPerson } from '../kit/person'
import { drawShadow } from '../kit/stage'
import type { Scene } from '../scene'
import { type Motif, showMotif } from './motif'

/** Path of the tent's opening between its flaps. */
function opening(x: number, base: number, w: number, h: number): string {
  return pen`M${x - w * 0.56} ${base}C${x - w * 0.42} ${base - h * 0.36} ${x - w * 0.36} ${base - h * 0.6} ${x - w * 0.06} ${base - h}Q${x} ${base - h * 1.03} ${x + w * 0.06} ${base - h}C${x + w * 0.36} ${base - h * 0.6} ${x + w * 0.42} ${base - h * 0.36} ${x + w * 0.56} ${base}Z`
}

/** Draws a flap that is tied back; side -1 is the left one. */
function drawFlap(scene: Scene, side: -1 | 1, x: number, base: number, w: number, h: number): void {
  const cloth = scene.palette.material('cream')
  const edge = (dx: number): number => x + side * dx * w
  const flap = pen`M${edge(0.03)} ${base - h}C${edge(0.3)} ${base - h * 0.62} ${edge(0.34)} ${base - h * 0.42} ${edge(0.46)} ${base - h * 0.3}C${edge(0.42)} ${base - h * 0.18} ${edge(0.48)} ${base - h * 0.08} ${edge(0.46)} ${base}H${edge(0.68)}V${base - h * 0.3}C${edge(0.5)} ${base - h * 0.5} ${edge(0.34)} ${base - h * 0.76} ${edge(0.08)} ${base - h * 1.02}Z`
  scene.fill(flap, cloth.mid)
  scene.spray(flap, cloth.deep, 0.8, side < 0 ? 0 : 1, 1, 0.5, 0.2, 0.9)
  scene.stroke(
    pen`M${edge(0.44)} ${base - h * 0.31}L${edge(0.62)} ${base - h * 0.27}`,
    scene.palette.material('red').dark,
    15,
  )
  scene.stroke(
    pen`M${edge(0.54)} ${base - h * 0.26}C${edge(0.52)} ${base - h * 0.16} ${edge(0.56)} ${base - h * 0.1} ${edge(0.54)} ${base - 6}`,
    cloth.dark,
    8,
    { opacity: 0.7 },
  )
}

/** The motif from a canvas tent, with a visitor at its entrance. */
export function tent(canvas: Scene, motif: Motif): void {
  const { width, height, palette, random, unit } = canvas
  const x = width / 2
  const base = height * 0.88
  const h = height * 0.86
  const w = Math.min(width * 0.78, h * 1.24)
  showMotif(canvas, motif, [x - w * 0.6, base - h, w * 1.2, h], {
    clip: opening(x, base, w, h),
    zoom: 1.04,
    ay: 0.5,
    sunAt: [random.range(0.42, 0.58), random.range(0.3, 0.38)],
  })
  const cloth = palette.material('sand')
  const shade = mix(cloth.deep, palette.ink, palette.dark ? 0.35 : 0.1)
  canvas.fill(
    `${rect(0, 0, width, base)}${opening(x, base, w, h)}`,
    canvas.radial(
      [
        [0.3, mix(shade, cloth.dark, 0.85)],
        [1, shade],
      ],
      x,
      base,
      width * 0.75,
      true,
    ),
    { fillRule: 'evenodd' },
  )
  // The seams run up to the ridge
  let seams = ''
  for (const dx of [-0.52, -0.4, -0.28, 0.28, 0.4, 0.52])
    seams += pen`M${x + Math.sign(dx) * 20} -20Q${x + dx * width * 0.7} ${height * 0.3} ${x + dx * width * 1.5} ${base}`
  canvas.clipTo(
    `${rect(0, 0, width, base)}${opening(x, base, w * 1.02, h)}`,
    () => canvas.stroke(seams, shade, 6, { opacity: 0.8 }),
    'evenodd',
  )

  const mat = palette.material('red')
  canvas.fill(rect(0, base, width, height - base), palette.material('wood').deep)
  canvas.fill(
    pen`M${x - w * 0.5} ${base}H${x + w * 0.5}L${x + w * 0.62} ${height}H${x - w * 0.62}Z`,
    mat.dark,
  )
  canvas.fill(
    pen`M${x - w * 0.47} ${base + 26}H${x + w * 0.47}l${w * 0.02} 18H${x - w * 0.49}Z`,
    palette.material('gold').mid,
  )
  canvas.spray(rect(0, base, width, height - base), palette.ink, 0.6, 0.5, 1, 0.5, 0, 0.9)
  for (const side of [-1, 1] as const) drawFlap(canvas, side, x, base, w, h)

  const side = random() < 0.5 ? -1 : 1
  canvas.stroke(pen`M${x + side * w * 0.5} 0V${height * 0.24}`, palette.ink, 4)
  drawLantern(canvas, x + side * w * 0.5, height * 0.3, 2.1 * unit, 'gold', palette.dark)
  const dark = mix(palette.ink, shade, 0.3) as `#${string}`
  for (const [dx, size] of [
    [-0.27, 300],
    [-0.16, 276],
  ] as const) {
    drawShadow(canvas, x + side * dx * w, base + 32, 50, 9, 0.5)
    drawPerson(canvas, x + side * dx * w, base + 34, size, { coat: dark, walk: false, back: true })
  }
}
