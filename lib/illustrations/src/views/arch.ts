import { mix } from '../color'
import { ellipse, pen, polygon, rect } from '../geometry'
import { drawPerson } from '../kit/person'
import type { Scene } from '../scene'
import type { Subject } from '../subjects'
import { type Motif, showMotif } from './motif'

/** Path of an opening of width `w` and height `h`, centered on `x` and standing on `base`. */
type Opening = (x: number, base: number, w: number, h: number) => string

const round: Opening = (x, base, w, h) =>
  pen`M${x - w / 2} ${base}V${base - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${base - h + w / 2}V${base}Z`

const pointed: Opening = (x, base, w, h) =>
  pen`M${x - w / 2} ${base}V${base - h + w * 0.62}C${x - w / 2} ${base - h + w * 0.28} ${x - w * 0.2} ${base - h + w * 0.12} ${x} ${base - h}` +
  pen`C${x + w * 0.2} ${base - h + w * 0.12} ${x + w / 2} ${base - h + w * 0.28} ${x + w / 2} ${base - h + w * 0.62}V${base}Z`

const horseshoe: Opening = (x, base, w, h) => {
  const spring = base - h + w * 0.66
  return (
    pen`M${x - w * 0.44} ${base}V${spring}C${x - w * 0.58} ${spring - w * 0.2} ${x - w * 0.5} ${spring - w * 0.5} ${x} ${base - h}` +
    pen`C${x + w * 0.5} ${spring - w * 0.5} ${x + w * 0.58} ${spring - w * 0.2} ${x + w * 0.44} ${spring}V${base}Z`
  )
}

const square: Opening = (x, base, w, h) =>
  polygon([
    [x - w / 2, base],
    [x - w / 2, base - h],
    [x + w / 2, base - h],
    [x + w / 2, base],
  ])

/** Doorway shapes of a subject; round by default. */
const OPENINGS: Partial<Record<Subject, Opening>> = {
  temple: pointed,
  medina: horseshoe,
  dunes: horseshoe,
  skyline: square,
  bridgecity: square,
  pagoda: square,
  torii: square,
  onsen: square,
  aurora: square,
  fjord: square,
  tea: square,
}

/** Draws the joints of the wall around the frame. */
function drawMasonry(scene: Scene, base: number, frame: string, color: string): void {
  const { width, random } = scene
  const course = base / 9
  let joints = ''
  for (let row = 0; row < 9; row++) {
    const y = row * course
    joints += pen`M0 ${y}H${width}`
    for (let x = random.range(-60, 60); x < width; x += random.range(150, 240))
      joints += pen`M${x} ${y}v${course}`
  }
  scene.clipTo(
    `${rect(0, 0, width, base)}${frame}`,
    () => scene.stroke(joints, color, 4, { opacity: 0.5 }),
    'evenodd',
  )
}

/** Draws a lamp on the wall, lit in the dark. */
function drawSconce(scene: Scene, x: number, y: number): void {
  const { palette } = scene
  const metal = palette.material('char').deep
  if (palette.dark) scene.glow(x, y, 150, '#FFC56E', 0.55)
  scene.fill(
    pen`M${x - 24} ${y - 40}h48l-9 84h-30Z`,
    palette.dark ? '#FFE2A6' : palette.material('cream').mid,
  )
  scene.fill(
    pen`M${x - 32} ${y - 40}l32 -30l32 30Z` + rect(x - 20, y + 42, 40, 12) + rect(x - 3, y - 40, 6, 84),
    metal,
  )
  scene.fill(rect(x - 8, y + 54, 16, 26), metal)
}

/** The motif through a doorway, with visitors standing in it. */
export function arch(canvas: Scene, motif: Motif): void {
  const { width, height, palette, random } = canvas
  const opening = OPENINGS[motif.subject] ?? round
  const x = width * 0.5
  const base = height * 0.875
  const h = height * 0.815
  const w = Math.min(width * 0.62, h * 0.98)
  const box = [x - w * 0.58, base - h, w * 1.16, h] as const
  showMotif(canvas, motif, box, {
    clip: opening(x, base, w, h),
    zoom: 1.06,
    sunAt: [random.range(0.34, 0.66), random.range(0.24, 0.34)],
  })

  const stone = palette.material('stone')
  const shadow = mix(stone.deep, palette.ink, palette.dark ? 0.42 : 0.12)
  const wall = `${rect(0, 0, width, base)}${opening(x, base, w, h)}`
  canvas.fill(
    wall,
    canvas.radial(
      [
        [0.3, mix(shadow, stone.dark, 0.75)],
        [1, shadow],
      ],
      x,
      height * 0.5,
      width * 0.62,
      true,
    ),
    {
      fillRule: 'evenodd',
    },
  )
  drawMasonry(canvas, base, opening(x, base, w * 1.14, h * 1.055), shadow)
  // The frame of the opening, and the light on its inner side
  const outer = opening(x, base, w * 1.14, h * 1.055)
  canvas.fill(`${outer}${opening(x, base, w, h)}`, mix(stone.dark, shadow, 0.35), { fillRule: 'evenodd' })
  const lit = canvas.disc.x > x ? -1 : 1
  canvas.clipTo(opening(x, base, w, h), () =>
    canvas.stroke(opening(x + lit * w * 0.012, base + 30, w, h), mix(stone.light, palette.glow, 0.5), 22, {
      opacity: 0.5,
    }),
  )

  for (const side of [-1, 1]) drawSconce(canvas, x + side * (w * 0.57 + width * 0.085), height * 0.44)

  // Floor with the light from the opening
  canvas.fill(rect(0, base, width, height - base), mix(stone.dark, shadow, 0.55))
  canvas.fill(
    polygon([
      [x - w / 2, base],
      [x + w / 2, base],
      [x + w * 0.66 + lit * w * 0.12, height],
      [x - w * 0.66 + lit * w * 0.12, height],
    ]),
    canvas.linear([
      [0, mix(palette.glow, stone.light, 0.4), 0.9],
      [1, stone.mid, 0.35],
    ]),
  )
  canvas.spray(rect(0, base, width, height - base), shadow, 0.8, 0.5, 1, 0.5, 0, 1)
  canvas.fill(rect(0, base - 2, width, 5), palette.ink, { opacity: 0.35 })

  const side = random() < 0.5 ? -1 : 1
  const dark = mix(palette.ink, shadow, 0.3) as `#${string}`
  for (const [dx, size, bag] of [
    [-0.3, 300, 'char'],
    [-0.19, 272, undefined],
    [0.33, 290, 'char'],
  ] as const) {
    const px = x + side * dx * w
    canvas.fill(ellipse(px, base + 34, 46, 9), palette.ink, { opacity: 0.4 })
    drawPerson(canvas, px, base + 36, size, { coat: dark, bag, walk: false, back: true })
  }
}
