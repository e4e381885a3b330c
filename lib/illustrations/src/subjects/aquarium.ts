import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawFish, drawRay, drawSchool, drawShafts, drawShark, waterColors } from '../kit/fish'
import { drawPerson } from '../kit/person'
import { cycle } from '../lists'
import type { Inks } from '../palette'
import type { Scene } from '../scene'

/** Draws rocks and corals at the bottom of the glass. */
function drawCorals(scene: Scene, y: number, deep: string): void {
  const { width, random, unit, palette } = scene
  const colors = [BRAND, '#F2709C', '#FFC23D', '#8A6BD1', '#2FB8A8']
  for (let i = 0; i < width / 62; i++) {
    const x = random() * width
    const h = random.range(60, 150) * unit
    const color = mix(cycle(colors, i), deep, palette.night ? 0.5 : 0.28)
    let d = ''
    for (let k = -2; k <= 2; k++) {
      const hh = h * (1 - 0.14 * Math.abs(k)) * random.range(0.8, 1.1)
      d += pen`M${x + k * h * 0.1} ${y}Q${x + k * h * 0.12 - 4} ${y - hh * 0.6} ${x + k * h * 0.2 - h * 0.06} ${y - hh}q${h * 0.06} ${-h * 0.07} ${h * 0.12} 0Q${x + k * h * 0.14 + h * 0.1} ${y - hh * 0.5} ${x + k * h * 0.1 + h * 0.1} ${y}Z`
    }
    scene.fill(d, i % 3 ? color : mix(color, '#FFF1D6', 0.25))
  }
}

/** Visitors under the glass of an aquarium: in a tunnel, or in front of a large window. */
export function aquarium(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const tunnel = random() < 0.5
  const [top, mid, deep] = waterColors(scene)
  const floor = height * 0.83
  scene.sun = { x: focusX + random.range(-0.16, 0.16) * width, y: height * 0.13, r: 76 }
  scene.fill(
    rect(0, 0, width, height),
    scene.linear([
      [0, top],
      [0.4, mid],
      [1, deep],
    ]),
  )
  scene.glow(scene.disc.x, scene.disc.y, height * 0.62, '#EFFFF2', 0.7)
  drawShafts(scene, scene.disc.x, height * 0.86)
  const disc = ellipse(scene.disc.x, scene.disc.y, scene.disc.r)
  scene.fill(disc, palette.dark ? '#FFE3AE' : BRAND)
  scene.spray(disc, palette.dark ? '#FF9A4D' : '#FFB968', 0.85, 0, 0, 0.8, 1)
  let surface = ''
  for (let i = 0; i < 26; i++) {
    surface += roundRect(random() * width, random.range(0.02, 0.24) * height, random.range(50, 190), 4, 2)
  }
  scene.fill(surface, '#FFFFFF', { opacity: 0.4 })
  const shadow: Inks = {
    light: mix(mid, '#E9F6F2', 0.72),
    mid: mix(mid, deep, 0.62),
    dark: mix(mid, deep, 0.86),
    deep: mix(deep, palette.ink, 0.3),
  }
  for (let i = 0; i < 3; i++) {
    drawSchool(
      scene,
      width * random.range(0.1, 0.9),
      height * random.range(0.22, 0.5),
      12,
      120 * unit,
      mix(mid, deep, 0.55),
      random() < 0.5,
    )
  }
  drawCorals(scene, height * 0.78, deep)
  const flip = random() < 0.5
  const side = flip ? -1 : 1
  drawShark(
    scene,
    focusX - side * 40 * unit,
    height * (tunnel ? 0.3 : 0.36),
    1.16 * unit,
    shadow,
    flip,
    -side * 5,
  )
  drawRay(
    scene,
    focusX + side * (scene.tall ? 270 : 390) * unit,
    height * 0.5,
    0.78 * unit,
    shadow,
    side * 24,
  )
  drawShark(
    scene,
    focusX - side * (scene.tall ? 330 : 470) * unit,
    height * 0.56,
    0.52 * unit,
    shadow,
    !flip,
    6,
  )
  for (let i = 0; i < 12; i++) {
    drawFish(
      scene,
      focusX + random.range(-0.36, 0.36) * width,
      height * random.range(0.5, 0.7),
      random.range(0.5, 0.78) * unit,
      cycle(['#FFC23D', BRAND, '#F7A8C0'], i),
      '#FFF6E6',
      i % 2 > 0,
    )
  }
  const frame = mix(palette.ink, deep, 0.35)
  const edge = mix(mid, '#FFFFFF', 0.45)
  if (tunnel) {
    // Ribs of the tunnel, smaller toward the far end
    for (const [k, w] of [
      [0.32, 8],
      [0.47, 13],
      [0.7, 22],
      [1.06, 40],
    ] as const) {
      const half = 640 * k * unit
      const base = floor + (k - 0.32) * 190
      const rise = 860 * k * unit
      const d = pen`M${focusX - half} ${base + 40}V${base - rise * 0.4}C${focusX - half} ${base - rise * 1.14} ${focusX + half} ${base - rise * 1.14} ${focusX + half} ${base - rise * 0.4}V${base + 40}`
      scene.stroke(d, frame, w * unit)
      scene.stroke(d, edge, w * 0.18 * unit, { opacity: 0.7 })
    }
  } else {
    // A hall with one large pane
    const inset = scene.wide ? width * 0.3 : width * 0.055
    const right = scene.wide ? width - inset * 0.25 : width - inset
    scene.fill(
      `${rect(-5, -5, width + 10, height + 10)}${roundRect(inset, height * 0.06, right - inset, floor - height * 0.06, 54)}`,
      frame,
      { fillRule: 'evenodd' },
    )
    scene.stroke(roundRect(inset, height * 0.06, right - inset, floor - height * 0.06, 54), edge, 5, {
      opacity: 0.6,
    })
    for (const t of [0.28, 0.72])
      scene.fill(rect(inset + (right - inset) * t, height * 0.06, 7, floor - height * 0.06), frame, {
        opacity: 0.5,
      })
  }
  const ground = tunnel
    ? polygon([
        [focusX - 205 * unit, floor],
        [focusX + 205 * unit, floor],
        [focusX + 620 * unit, height + 6],
        [focusX - 620 * unit, height + 6],
      ])
    : rect(-5, floor, width + 10, height)
  if (tunnel) scene.fill(rect(-5, floor + 2, width + 10, height), mix(frame, deep, 0.4))
  scene.fill(ground, mix(frame, mid, 0.28))
  scene.spray(ground, mix(top, '#FFFFFF', 0.3), 0.7, 0.5, 0, 0.5, 0.8, 0.9)
  scene.spray(ground, palette.ink, 0.8, 0.5, 1, 0.5, 0.3, 0.9)
  if (tunnel) {
    scene.stroke(
      pen`M${focusX - 205 * unit} ${floor - 44 * unit}L${focusX - 640 * unit} ${height * 0.93}M${focusX + 205 * unit} ${floor - 44 * unit}L${focusX + 640 * unit} ${height * 0.93}`,
      edge,
      6,
      { opacity: 0.7 },
    )
  }
  const people = [
    [-132, 250, 'orange'],
    [-62, 168, 'gold'],
    [74, 262, 'teal'],
    [160, 240, 'plum'],
    [-330, 270, 'red'],
    [322, 176, 'orange'],
    [392, 276, 'navy'],
  ] as const
  const shown = tunnel ? people.slice(0, 4) : people
  for (const [i, [dx, h, coat]] of shown.entries()) {
    drawPerson(
      scene,
      focusX + (dx + random.range(-16, 16)) * unit,
      height * (i === 1 ? 0.968 : 0.975 + 0.01 * (i % 2)),
      h * unit,
      {
        coat: random() < 0.7 ? coat : random.pick(['jade', 'cream', 'red', 'blue'] as const),
        bag: i % 3 === 2 ? 'gold' : undefined,
        walk: i === 3,
        back: true,
      },
    )
  }
  let bubbles = ''
  for (let i = 0; i < 30; i++) {
    bubbles += ellipse(
      width * (0.2 + 0.3 * (i % 3)) + random.range(-20, 20),
      height * random.range(0.1, 0.74),
      random.range(3, 9),
    )
  }
  scene.stroke(bubbles, '#FFFFFF', 2.4, { opacity: 0.5 })
}
