import { BRAND, mix } from '../color'
import { arch, ellipse, pen, polygon, rect, smooth } from '../geometry'
import { drawMist, drawRidge } from '../kit/land'
import { drawPerson } from '../kit/person'
import { drawGround } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawBush, drawTree } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** Draws a cone of soft rock with a darker cap. */
function drawChimney(scene: Scene, x: number, y: number, w: number, h: number, depth: number): void {
  const { palette, random } = scene
  const inks = palette.material('#E2B184', depth)
  const cap = palette.material('#8E6254', depth)
  const lightSide = scene.disc.x > x ? 1 : -1
  const d = pen`M${x - w / 2} ${y}Q${x - w * 0.32} ${y - h * 0.5} ${x - w * 0.14} ${y - h * 0.84}H${x + w * 0.14}Q${x + w * 0.32} ${y - h * 0.5} ${x + w / 2} ${y}Z`
  scene.fill(d, inks.mid)
  scene.clipTo(d, () => {
    scene.fill(rect(lightSide > 0 ? x - w / 2 : x + w * 0.04, y - h, w * 0.46, h), inks.dark, {
      opacity: 0.85,
    })
    for (let i = 0; i < 4; i++)
      scene.fill(rect(x - w / 2, y - h * (0.16 + 0.18 * i), w, 6), cap.mid, { opacity: 0.2 })
    for (let i = 0; i < 3; i++)
      scene.fill(
        arch(x + random.range(-0.14, 0.06) * w, y - h * (0.12 + 0.22 * i), w * 0.12, h * 0.1),
        cap.deep,
      )
    scene.spray(d, palette.haze, 0.5 * depth + 0.1, 0.5, 1, 0.5, 0.2)
  })
  scene.fill(
    polygon([
      [x - w * 0.2, y - h * 0.82],
      [x - w * 0.06, y - h * 1.02],
      [x + w * 0.08, y - h * 1.03],
      [x + w * 0.2, y - h * 0.82],
    ]),
    cap.dark,
  )
  scene.fill(
    polygon([
      [x + lightSide * w * 0.02, y - h * 0.82],
      [x + w * 0.02, y - h * 1.02],
      [x + lightSide * w * 0.19, y - h * 0.82],
    ]),
    cap.mid,
  )
}

/** Draws the front of a church cut into rock: blind arches, a painted niche, doors; 460 units wide. */
function drawFacade(scene: Scene): void {
  const { palette } = scene
  const face = palette.material('#F0C79C')
  const shade = palette.material('#B07A5C')
  const red = palette.material('#B8432F')
  const dark = palette.dark ? '#FFC972' : mix(shade.deep, palette.ink, 0.4)
  const d = 'M-230 0V-300Q-200 -352 -120 -360H120Q200 -352 230 -300V0Z'
  scene.fill(d, face.light)
  scene.clipTo(d, () => {
    scene.spray(d, face.dark, 0.8, 0.5, 1, 0.5, 0.3, 1)
    scene.spray(d, shade.dark, 0.7, 1, 0.5, 0.6, 0.5, 0.9)
  })
  // Two rows of blind arches with ochre lines
  for (const [y, n, w, h] of [
    [-196, 7, 50, 92],
    [-296, 5, 50, 44],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const x = (i - (n - 1) / 2) * 62
      scene.fill(arch(x - w / 2, y, w, h), shade.mid)
      scene.fill(arch(x - w / 2 + 7, y, w - 14, h - 8), i % 2 ? face.dark : shade.dark)
      scene.stroke(arch(x - w / 2, y, w, h), red.mid, 4)
    }
    let teeth = ''
    for (let x = -220; x < 220; x += 24) teeth += pen`M${x} ${y + 8}l12 12l12 -12Z`
    scene.fill(teeth, red.mid)
  }
  // Door with a painted round, windows beside it
  scene.fill(arch(-58, 0, 116, 172), shade.mid)
  scene.fill(arch(-46, 0, 92, 158), dark)
  scene.stroke(arch(-58, 0, 116, 172), red.mid, 6)
  scene.fill(ellipse(0, -118, 24), palette.material('blue').mid)
  scene.stroke(ellipse(0, -118, 24), palette.material('gold').mid, 6)
  scene.fill(ellipse(0, -118, 8), palette.material('gold').light)
  for (const x of [-150, 150]) {
    scene.fill(arch(x - 36, -10, 72, 120), shade.mid)
    scene.fill(arch(x - 26, -10, 52, 108), dark)
    scene.stroke(arch(x - 36, -10, 72, 120), red.mid, 5)
    for (const dx of [-54, 54])
      scene.stroke(
        pen`M${x + dx} -24v-22m-11 11h22m-18 -8l14 16m0 -16l-14 16`,
        palette.material('gold').dark,
        4,
      )
  }
}

/** A church cut into the rock of a valley of cones. */
export function cavechurch(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.58,
    sunX: scene.wide ? undefined : focusX / width - side * random.range(0.24, 0.34),
    sunY: random.range(0.2, 0.3),
    sunRadius: random.range(100, 128),
    cloudY: [0.06, 0.38],
  })
  drawRidge(scene, height * 0.56, 90, palette.material('#C79A86', 0.7).mid)
  drawRidge(scene, height * 0.6, 60, palette.material('#C79A86', 0.56).mid)
  for (let i = 0; i < width / 80; i++)
    drawChimney(
      scene,
      random() * width,
      height * 0.66 + random() * 16,
      random.range(56, 110) * unit,
      random.range(90, 190) * unit,
      0.5,
    )
  drawMist(scene, height * 0.62, 110, 0.45)
  for (let i = 0; i < (scene.wide ? 9 : 6); i++) {
    const x = focusX - side * (330 + i * 90 + random.range(-20, 20)) * unit
    drawChimney(scene, x, height * 0.75, random.range(120, 190) * unit, random.range(210, 350) * unit, 0.2)
  }

  // The large rock with the church
  const inks = palette.material('#DDA87A', 0.02)
  const top = scene.poster ? height * 0.36 : height * 0.17
  const x = focusX + side * (scene.tall ? 40 : 130) * unit
  const rock =
    smooth([
      [x - side * 470 * unit, height * 0.86],
      [x - side * 350 * unit, height * 0.64],
      [x - side * 300 * unit, height * 0.4],
      [x - side * 170 * unit, top + 60],
      [x + side * 10 * unit, top],
      [x + side * 200 * unit, top + 40],
      [x + side * 330 * unit, height * 0.34],
      [x + side * 520 * unit, height * 0.4],
      [x + side * 760 * unit, height * 0.3],
      [x + side * 1300 * unit, height * 0.36],
    ]) + pen`L${x + side * 1300 * unit} ${height * 0.9}H${x - side * 470 * unit}Z`
  scene.fill(rock, inks.mid)
  scene.clipTo(rock, () => {
    let folds = ''
    for (let i = 0; i < 22; i++) {
      const fx = x + random.range(-420, 900) * side * unit
      const w = random.range(26, 70) * unit
      folds += pen`M${fx} ${height * random.range(0.2, 0.5)}q${w} ${height * 0.2} ${w * 0.6} ${height * 0.6}h${-w * 1.4}q${-w * 0.2} ${-height * 0.4} ${w * 0.8} ${-height * 0.6}Z`
    }
    scene.fill(folds, inks.dark, { opacity: 0.5 })
    let bands = ''
    for (let i = 0; i < 6; i++)
      bands += pen`M-10 ${height * (0.3 + i * 0.09)}q${width * 0.3} ${random.range(-24, 24)} ${width * 0.55} 0t${width * 0.55} 0v7q${-width * 0.3} ${random.range(-16, 16)} ${-width * 0.55} 0t${-width * 0.55} 0Z`
    scene.fill(bands, palette.material('#8E6254').mid, { opacity: 0.2 })
    scene.spray(rock, inks.light, 0.8, side > 0 ? 0 : 1, 0, 0.5, 0.6, 0.8)
    scene.spray(rock, inks.deep, 0.8, 0.5, 1, 0.5, 0.4, 0.9)
  })
  scene.place(x, height * 0.84, (scene.tall ? 1.14 : 1.22) * unit, () => drawFacade(scene))
  // Dwellings beside it, pigeon holes above
  let holes = ''
  for (let i = 0; i < 9; i++)
    holes += arch(
      x + side * (370 + (i % 3) * 96 + random.range(-16, 16)) * unit - 18 * unit,
      height * (0.52 + Math.floor(i / 3) * 0.12),
      36 * unit,
      54 * unit,
    )
  for (let i = 0; i < 10; i++)
    holes += rect(
      x + random.range(-130, 150) * unit,
      top + random.range(110, 160) * unit,
      11 * unit,
      13 * unit,
    )
  scene.fill(holes, palette.dark ? '#E8A04E' : inks.deep)

  drawGround(scene, height * 0.835, palette.material('#D9B078'), { wave: 8 })
  const path = pen`M${x - 74 * unit} ${height * 0.84}H${x + 74 * unit}Q${x + 40 * unit} ${height * 0.92} ${focusX + 190 * unit} ${height + 8}H${focusX - 330 * unit}Q${x - 150 * unit} ${height * 0.92} ${x - 74 * unit} ${height * 0.84}Z`
  scene.fill(path, palette.material('cream').mid)
  scene.spray(path, palette.material('sand').deep, 0.6, 0.5, 1, 0.5, 0.2)
  for (let i = 0; i < 4; i++)
    drawTree(
      scene,
      focusX - side * (300 + i * 130 + random.range(-30, 30)) * unit,
      height * random.range(0.84, 0.87),
      random.range(90, 140) * unit,
      { inks: palette.material(i % 2 ? 'lime' : 'leaf', 0.06) },
    )
  for (let i = 0; i < 6; i++)
    drawBush(
      scene,
      random() * width,
      height * random.range(0.95, 1),
      random.range(70, 130) * unit,
      palette.material('#7E8B4A'),
    )
  for (const [i, [dx, y, h]] of (
    [
      [-40, 0.87, 96],
      [10, 0.875, 90],
      [-150, 0.93, 140],
      [-96, 0.94, 134],
    ] as const
  ).entries()) {
    drawPerson(scene, x + dx * unit, height * y, h * unit, {
      coat: cycle([BRAND, 'teal', 'plum', 'cream'] as const, i + random.int(0, 3)),
      hat: i % 2 ? 'sand' : undefined,
      walk: i > 1,
      back: true,
    })
  }
  drawBirds(scene, focusX - side * 360 * unit, height * 0.3, 7, 42)
  drawWeather(scene)
}
