import { mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { cycle } from '../lists'
import type { Scene } from '../scene'
import { type Motif, showMotif } from './motif'

/** Draws an awning with a scalloped edge along the top. */
export function drawAwning(scene: Scene, y: number): void {
  const { width, palette } = scene
  const n = Math.round(width / 96)
  const w = width / n
  const tones = [palette.material('white'), palette.material('red')]
  for (let i = 0; i < n; i++) {
    const inks = cycle(tones, i)
    const x = i * w
    const strip = pen`M${x} -5h${w}V${y}a${w / 2} ${w * 0.36} 0 0 1 ${-w} 0Z`
    scene.fill(strip, inks.mid)
    scene.spray(strip, inks.deep, 0.7, 0.5, 0, 0.5, 0.9, 0.9)
  }
  scene.fill(rect(0, y - 7, width, 8), palette.ink, { opacity: 0.2 })
}

/** Draws a red and white life ring on the rail. */
function drawLifebuoy(scene: Scene, x: number, y: number, r: number): void {
  const { palette } = scene
  const ring = `${ellipse(x, y, r)}${ellipse(x, y, r * 0.52)}`
  scene.fill(ring, palette.ink, { opacity: 0.25, fillRule: 'evenodd', transform: 'translate(8 10)' })
  scene.fill(ring, palette.material('white').light, { fillRule: 'evenodd' })
  scene.clipTo(
    ring,
    () => {
      for (const angle of [45, 135, 225, 315])
        scene.place(
          x,
          y,
          1,
          () => scene.fill(rect(-r * 0.2, -r * 1.1, r * 0.4, r * 0.8), palette.material('red').mid),
          false,
          angle,
        )
      scene.spray(ellipse(x, y, r), palette.material('white').deep, 0.5, 1, 1, 0.3, 0.2, 0.8)
    },
    'evenodd',
  )
  scene.stroke(ellipse(x, y, r * 1.05), palette.material('sand').mid, 6)
}

/** The motif from the deck of a boat, over the rail. */
export function deck(canvas: Scene, motif: Motif): void {
  const { width, height, palette, random, unit } = canvas
  const floorY = height * 0.87
  const railY = height * 0.635
  showMotif(canvas, motif, [0, height * 0.06, width, height * 0.81], {
    zoom: 1.04,
    ay: 0.5,
    sunAt: [random.range(0.36, 0.64), random.range(0.26, 0.34)],
  })
  const wood = palette.material('#C79A6B')
  canvas.fill(
    rect(0, floorY, width, height - floorY),
    canvas.linear([
      [0, wood.mid],
      [1, wood.dark],
    ]),
  )
  const center = width * 0.5
  let planks = ''
  for (let i = -12; i <= 12; i++) planks += pen`M${center + i * 92} ${floorY}L${center + i * 150} ${height}`
  canvas.stroke(planks, wood.deep, 4, { opacity: 0.6 })
  canvas.spray(rect(0, floorY, width, height - floorY), wood.deep, 0.8, 0.5, 1, 0.5, 0, 0.9)

  const white = palette.material('white')
  const shade = mix(white.dark, white.deep, 0.4)
  canvas.fill(rect(0, floorY - 16, width, 26), white.dark)
  canvas.fill(rect(0, floorY - 16, width, 8), white.light)
  for (const y of [railY + 78, railY + 148]) {
    canvas.fill(rect(0, y, width, 13), white.mid)
    canvas.fill(rect(0, y + 9, width, 5), shade)
  }
  const gap = 300 * unit
  for (let x = center - Math.ceil(center / gap) * gap; x < width + gap; x += gap) {
    canvas.fill(rect(x - 13, railY, 26, floorY - railY), white.mid)
    canvas.fill(rect(x + 2, railY, 11, floorY - railY), shade)
  }
  canvas.fill(roundRect(-20, railY - 16, width + 40, 34, 16), palette.material('wood').dark)
  canvas.fill(roundRect(-20, railY - 16, width + 40, 15, 7), palette.material('wood').light)
  const side = random() < 0.5 ? -1 : 1
  drawLifebuoy(canvas, center + side * gap * 1.5, railY + 118, 104 * unit)

  // A bench on the other side, cut off by the edge
  const bench = center - side * width * 0.34
  canvas.fill(
    polygon([
      [bench - 210 * unit, floorY + 8],
      [bench + 210 * unit, floorY + 8],
      [bench + 240 * unit, floorY + 56],
      [bench - 240 * unit, floorY + 56],
    ]),
    palette.material('teal').mid,
  )
  canvas.fill(rect(bench - 240 * unit, floorY + 56, 480 * unit, 24), palette.material('teal').dark)
  canvas.fill(
    rect(bench - 200 * unit, floorY + 80, 22, 60) + rect(bench + 178 * unit, floorY + 80, 22, 60),
    palette.material('char').deep,
  )
  drawAwning(canvas, height * 0.075)
}
