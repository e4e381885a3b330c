import { mix } from '../color'
import { ellipse, pen, rect } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawFrameLeaves } from '../kit/foreground'
import { drawPerson } from '../kit/person'
import { drawCanopy, drawGround } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** Draws a garden tower: a trunk of plants with a fan of rods on top; 400 units high. */
function drawSupertree(scene: Scene, x: number, base: number, h: number, depth: number): void {
  const { palette, random } = scene
  const bark = palette.material('plum', depth)
  const leaf = palette.material('leaf', depth)
  scene.place(x, base, h / 400, () => {
    scene.fill('M-34 0Q-20 -120 -26 -250Q-30 -300 -60 -330H60Q30 -300 26 -250Q20 -120 34 0Z', bark.mid)
    for (let i = 0; i < 44; i++)
      scene.fill(
        ellipse(random.range(-24, 24), -random.range(4, 290), random.range(6, 12)),
        cycle(
          [
            leaf.mid,
            leaf.dark,
            palette.material('lime', depth).mid,
            palette.material('pink', depth).mid,
            leaf.dark,
          ],
          i,
        ),
      )
    let rods = ''
    for (let i = -9; i <= 9; i++)
      rods += pen`M${i * 3} -250Q${i * 6} -330 ${i * 20} ${-378 - (81 - i * i) * 0.16}`
    scene.stroke(rods, palette.material('purple', depth).light, 5)
    scene.stroke(
      'M-184 -380Q0 -412 184 -380M-130 -362Q0 -388 130 -362M-82 -338Q0 -356 82 -338',
      palette.material('purple', depth).mid,
      5,
    )
    if (palette.dark) {
      scene.glow(0, -340, 200, '#D88CFF', 0.55)
      let bulbs = ''
      for (let i = -9; i <= 9; i++) bulbs += ellipse(i * 20, -378 - (81 - i * i) * 0.16, 5)
      scene.fill(bulbs, '#FFE3F2')
    }
  })
}

/** Draws a ribbed glass shell, long and low or steep, with light and a hill of plants inside. */
function drawShell(
  scene: Scene,
  x: number,
  base: number,
  w: number,
  h: number,
  lean: number,
  waterfall: boolean,
): void {
  const { palette, random } = scene
  const glass = mix(palette.sky[1], palette.dark ? '#FFD98A' : '#FFFFFF', palette.dark ? 0.45 : 0.4)
  const d = pen`M${x - w / 2} ${base}C${x - w * 0.48 + lean * 0.4} ${base - h * 0.9} ${x - w * 0.14 + lean} ${base - h} ${x + lean} ${base - h}C${x + w * 0.2 + lean} ${base - h} ${x + w * 0.46} ${base - h * 0.6} ${x + w / 2} ${base}Z`
  scene.fill(d, glass)
  scene.clipTo(d, () => {
    const leaf = palette.material('leaf', 0.16)
    if (waterfall) {
      scene.fill(
        pen`M${x - w * 0.26} ${base}Q${x - w * 0.2} ${base - h * 0.5} ${x + lean * 0.8 - w * 0.06} ${base - h * 0.76}Q${x + lean} ${base - h * 0.84} ${x + lean * 0.8 + w * 0.08} ${base - h * 0.7}Q${x + w * 0.24} ${base - h * 0.3} ${x + w * 0.26} ${base}Z`,
        leaf.dark,
      )
      scene.fill(
        pen`M${x + lean * 0.7 - w * 0.02} ${base - h * 0.7}Q${x + lean * 0.4} ${base - h * 0.3} ${x - w * 0.04} ${base}H${x + w * 0.06}Q${x + lean * 0.5 + w * 0.03} ${base - h * 0.4} ${x + lean * 0.7 + w * 0.03} ${base - h * 0.7}Z`,
        '#FFFFFF',
        { opacity: 0.75 },
      )
    }
    for (let i = 0; i < 40; i++) {
      const t = random.range(-0.46, 0.46)
      scene.fill(
        ellipse(
          x + t * w,
          base - random() * h * (waterfall ? 0.34 : 0.3) * (1 - Math.abs(t)),
          random.range(12, 30),
        ),
        cycle(
          [
            leaf.mid,
            leaf.dark,
            palette.material('green', 0.26).light,
            palette.material('pink', 0.26).mid,
            palette.material('gold', 0.26).mid,
            leaf.dark,
          ],
          i,
        ),
      )
    }
    scene.fill(d, glass, { opacity: 0.16 })
    scene.spray(d, '#FFFFFF', 0.6, 0, 0, 0.6, 0.6, 0.7)
    scene.spray(d, palette.material('blue').dark, 0.5, 1, 1, 0.4, 0.2, 0.8)
  })
  const steel = palette.material('white')
  let ribs = ''
  const n = 13
  for (let i = 1; i < n; i++) {
    const t = -0.5 + i / n
    ribs += pen`M${x + t * w} ${base}Q${x + t * w * 0.98 + lean * 0.3} ${base - h * 0.74 * (1 - 1.4 * t * t)} ${x + lean + t * w * 0.24} ${base - h * (0.992 - t * t * 0.24)}`
  }
  for (let k = 1; k < 5; k++) {
    const q = k / 5
    ribs += pen`M${x - (w / 2) * (1 - q * q * 0.6) + lean * q * 0.3} ${base - h * q * 0.84}Q${x + lean * q} ${base - h * q * 1.16} ${x + (w / 2) * (1 - q * q * 0.72) + lean * q * 0.2} ${base - h * q * 0.74}`
  }
  scene.clipTo(d, () => scene.stroke(ribs, steel.light, 3, { opacity: 0.7 }))
  scene.stroke(d, steel.light, 7)
}

/** Two glass garden domes and a grove of tall metal trees by the water. */
export function glassdomes(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const shore = height * 0.74
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.64,
    sunX: scene.wide ? undefined : focusX / width - side * random.range(0.06, 0.18),
    sunY: random.range(0.22, 0.3),
    sunRadius: random.range(110, 140),
    cloudY: [0.06, 0.4],
  })
  drawCityBand(scene, shore - 20, {
    heights: [90, 270],
    widths: [44, 80],
    inks: palette.material('lav', 0.58),
    depth: 0.58,
  })
  drawCanopy(scene, shore - 10, { inks: palette.material('leaf', 0.36), size: [50, 90], spread: 34 })
  for (const [dx, h] of [
    [-560, 320],
    [-400, 400],
    [-250, 300],
    [-700, 360],
    [640, 300],
  ] as const) {
    drawSupertree(
      scene,
      focusX + side * dx * (scene.tall ? 0.8 : 1) * unit,
      shore,
      h * unit * (scene.poster ? 0.86 : 1),
      0.14,
    )
  }
  // Bridge between the trees
  scene.stroke(
    pen`M${focusX - side * 690 * (scene.tall ? 0.8 : 1) * unit} ${shore - 176 * unit}Q${focusX - side * 480 * unit} ${shore - 130 * unit} ${focusX - side * 250 * (scene.tall ? 0.8 : 1) * unit} ${shore - 170 * unit}`,
    palette.material('gold').mid,
    8 * unit,
  )
  drawShell(scene, focusX + side * 400 * unit, shore + 4, 430 * unit, 350 * unit, -side * 36 * unit, true)
  drawShell(scene, focusX + side * 60 * unit, shore + 10, 620 * unit, 280 * unit, side * 70 * unit, false)
  drawCanopy(scene, shore + 14, { inks: palette.material('green', 0.08), size: [40, 70], spread: 8 })

  // Promenade and lily lake
  scene.fill(rect(-5, shore + 8, width + 10, 26 * unit), palette.material('cream').mid)
  scene.fill(rect(-5, shore + 30 * unit, width + 10, 10 * unit), palette.material('cream').dark)
  const people = scene.wide ? 12 : scene.tall ? 5 : 8
  for (let i = 0; i < people; i++)
    drawPerson(scene, width * ((i + random()) / people), shore + 30 * unit, random.range(62, 76) * unit, {
      coat: cycle(['orange', 'teal', 'red', 'navy', 'gold', 'plum'] as const, i),
      hat: i % 4 === 1 ? 'cream' : undefined,
    })
  drawWater(scene, shore + 38 * unit)
  drawReflection(
    scene,
    shore + 48 * unit,
    height * 0.15,
    [
      [focusX + side * 60 * unit, 460 * unit, palette.dark ? '#FFD98A' : palette.material('white').light],
      [focusX + side * 420 * unit, 300 * unit, palette.material('white').mid],
      [focusX - side * 400 * unit, 90 * unit, palette.material('plum').mid],
    ],
    0.45,
  )
  for (let i = 0; i < (scene.wide ? 26 : 16); i++) {
    const t = random()
    const x = random() * width
    const y = height * (0.86 + 0.1 * t)
    const q = (24 + 34 * t) * unit
    scene.fill(
      pen`M${x} ${y}L${x + q} ${y - q * 0.14}A${q} ${q * 0.32} 0 1 1 ${x + q * 0.9} ${y + q * 0.16}Z`,
      i % 3 ? palette.material('green').mid : palette.material('leaf').dark,
    )
    if (i % 3 === 0) {
      let petals = ''
      for (let k = -2; k <= 2; k++)
        petals += pen`M${x - q * 0.3} ${y - 2}Q${x - q * 0.3 + k * q * 0.3 - 6} ${y - q * 0.5} ${x - q * 0.3 + k * q * 0.22} ${y - q * (0.8 - Math.abs(k) * 0.14)}Q${x - q * 0.3 + k * q * 0.2 + 8} ${y - q * 0.4} ${x - q * 0.3} ${y - 2}Z`
      scene.fill(petals, palette.unlit('#FF9CC0'))
    }
  }
  drawGround(scene, height * 0.965, palette.material('leaf'), { wave: 6 })
  drawFrameLeaves(scene, -side, { scale: 1.15 })
  drawFrameLeaves(scene, side, { scale: 0.8 })
  drawBirds(scene, width * 0.4, height * 0.14, 5, 46)
  drawWeather(scene)
}
