import { mix } from '../color'
import { pen, polygon, rect, roundRect } from '../geometry'
import type { Scene } from '../scene'
import { type Motif, showMotif } from './motif'

const W = 1080
const H = 600
/** The x coordinate at which the stub is torn off. */
const TEAR = W / 2 - 270
const NOTCH = 34

/** Path of a ticket around the origin, punched above and below the perforation. */
const PAPER =
  pen`M${20 - W / 2} ${-H / 2}H${TEAR - NOTCH}a${NOTCH} ${NOTCH} 0 0 0 ${NOTCH * 2} 0H${W / 2 - 20}q20 0 20 20V${H / 2 - 20}q0 20 -20 20` +
  pen`H${TEAR + NOTCH}a${NOTCH} ${NOTCH} 0 0 0 ${-NOTCH * 2} 0H${20 - W / 2}q-20 0 -20 -20V${20 - H / 2}q0 -20 20 -20Z`

/** Draws rays of two tones behind the ticket. */
function drawRays(scene: Scene): void {
  const { width, height, palette } = scene
  const far = palette.sky[0]
  const near = mix(palette.sky[0], palette.sky[1], 0.45)
  scene.fill(
    rect(0, 0, width, height),
    scene.radial(
      [
        [0, mix(near, palette.glow, 0.35)],
        [1, near],
      ],
      width / 2,
      height / 2,
      width * 0.6,
      true,
    ),
  )
  const reach = width
  let rays = ''
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * Math.PI * 2 + 0.09
    const b = a + Math.PI / 18
    rays += polygon([
      [width / 2, height / 2],
      [width / 2 + Math.cos(a) * reach, height / 2 + Math.sin(a) * reach],
      [width / 2 + Math.cos(b) * reach, height / 2 + Math.sin(b) * reach],
    ])
  }
  scene.fill(rays, far, { opacity: 0.5 })
  scene.spray(rect(0, 0, width, height), far, 0.7, 0.5, 1, 0.5, 0.2, 0.9)
}

function drawPaper(scene: Scene, color: string): void {
  scene.fill(PAPER, scene.palette.ink, { opacity: 0.14, transform: 'translate(22 34)' })
  scene.fill(PAPER, scene.palette.ink, { opacity: 0.24, transform: 'translate(9 13)' })
  scene.fill(PAPER, color)
}

function drawStub(scene: Scene): void {
  const { palette } = scene
  const ink = palette.material('navy').deep
  scene.stroke(pen`M${TEAR} ${NOTCH + 22 - H / 2}V${H / 2 - NOTCH - 10}`, ink, 6, {
    dash: '2 19',
    opacity: 0.65,
  })
  let bars = ''
  let y = -H / 2 + 64
  for (let i = 0; y < H / 2 - 70; i++) {
    const size = [5, 9, 5, 14, 7, 5, 11][i % 7] ?? 5
    bars += rect(TEAR + 66, y, 104, size)
    y += size + ([7, 5, 11, 6][i % 4] ?? 6)
  }
  scene.fill(bars, ink)
  scene.fill(roundRect(TEAR + 200, -H / 2 + 64, 16, 250, 8), ink, { opacity: 0.35 })
}

/** A punched admission ticket that shows the motif, and a second one below it. */
export function ticket(canvas: Scene, motif: Motif): void {
  const { width, height, palette, random, unit } = canvas
  drawRays(canvas)
  const side = random() < 0.5 ? -1 : 1
  const tilt = random.range(4, 6.5)
  const paper = palette.material('white')
  canvas.place(
    width / 2 + 40 * unit,
    height * 0.55,
    unit,
    () => {
      drawPaper(canvas, palette.material('gold').mid)
      canvas.spray(PAPER, palette.material('gold').deep, 0.7, 1, 1, 0.3, 0.2, 0.8)
      drawStub(canvas)
    },
    false,
    side * tilt + 2,
  )
  canvas.place(
    width / 2 - 10 * unit,
    height * 0.47,
    unit,
    () => {
      drawPaper(canvas, paper.light)
      const w = TEAR - 34 - (34 - W / 2)
      const box = [34 - W / 2, 34 - H / 2, w, H - 170] as const
      showMotif(canvas, motif, box, {
        clip: roundRect(...box, 8),
        zoom: 1.04,
        ay: 0.48,
        sunAt: [random.range(0.3, 0.7), random.range(0.26, 0.36)],
      })
      const ink = palette.material('navy').deep
      canvas.fill(roundRect(34 - W / 2, H / 2 - 104, w * 0.62, 26, 13), ink)
      canvas.fill(roundRect(34 - W / 2, H / 2 - 62, w * 0.36, 17, 8), ink, { opacity: 0.42 })
      canvas.fill(roundRect(TEAR - 34 - w * 0.2, H / 2 - 104, w * 0.2, 59, 12), palette.material('teal').mid)
      drawStub(canvas)
    },
    false,
    side * -tilt,
  )
  canvas.sun = { x: width / 2, y: height * 0.36, r: 80 }
}
