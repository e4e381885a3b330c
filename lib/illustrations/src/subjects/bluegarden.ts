import { mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawFrameLeaves } from '../kit/foreground'
import { drawPalm } from '../kit/palm'
import { drawPerson } from '../kit/person'
import { drawCanopy } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a column cactus with arms, 300 units high at scale 1. */
function drawColumn(scene: Scene, x: number, y: number, scale: number, flip: boolean): void {
  const { palette } = scene
  const inks = palette.material('#4F9468')
  scene.place(
    x,
    y,
    scale,
    () => {
      const d =
        'M-26 0V-260A26 28 0 0 1 26 -260V-150H44Q54 -150 54 -162V-206A18 18 0 0 1 90 -206V-150Q90 -112 56 -112H26V0ZM-26 -90H-46Q-84 -90 -84 -128V-176A17 17 0 0 1 -50 -176V-134Q-50 -126 -42 -126H-26Z'
      scene.fill(d, inks.mid)
      scene.spray(d, inks.light, 0.8, 0, 0, 0.6, 0.4, 0.7)
      scene.spray(d, inks.deep, 0.9, 1, 1, 0.3, 0.3, 0.9)
      scene.stroke('M-12 -6V-266M2 -6V-280M16 -6V-266M72 -130V-208M-67 -112V-178', inks.deep, 2.6, {
        opacity: 0.45,
      })
      scene.fill(ellipse(0, -292, 9) + ellipse(72, -228, 7), palette.unlit('#FF6F9C'))
    },
    flip,
  )
}

/** Draws a clump of pads with flowers. */
function drawPads(scene: Scene, x: number, y: number, scale: number, flip: boolean): void {
  const { palette } = scene
  const inks = palette.material('#7DAE6A')
  scene.place(
    x,
    y,
    scale,
    () => {
      for (const [px, py, w, h, c] of [
        [0, -60, 46, 64, inks.dark],
        [-52, -118, 38, 52, inks.mid],
        [44, -128, 42, 56, inks.mid],
        [-6, -176, 36, 48, inks.light],
        [92, -176, 30, 42, inks.light],
      ] as const) {
        scene.fill(ellipse(px, py, w, h), c)
        scene.spray(ellipse(px, py, w, h), inks.deep, 0.7, 1, 1, 0.3, 0.2, 0.8)
        scene.fill(ellipse(px - w * 0.2, py - h * 0.98, 8), palette.unlit('gold'))
      }
    },
    flip,
  )
}

/** A cobalt blue villa in a cactus garden. */
export function bluegarden(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const floor = height * 0.72
  drawSky(scene, {
    horizon: 0.56,
    sunRadius: random.range(96, 124),
    sunX: scene.wide ? undefined : focusX / width + (random() < 0.5 ? -1 : 1) * random.range(0.26, 0.34),
    sunY: random.range(0.18, 0.27),
    cloudY: [0.05, 0.36],
  })
  const side = random() < 0.5 ? 1 : -1
  drawCanopy(scene, height * 0.62, { inks: palette.material('leaf', 0.4), size: [70, 120], spread: 60 })
  for (let i = 0; i < (scene.wide ? 9 : 6); i++) {
    drawPalm(
      scene,
      (width * (i + random())) / (scene.wide ? 9 : 6),
      floor - 10,
      random.range(300, 470) * unit,
      { lean: random.range(-0.1, 0.1), inks: palette.material('leaf', 0.22) },
    )
  }
  scene.fill(rect(-5, height * 0.6, width + 10, floor - height * 0.6), palette.material('leaf', 0.3).dark)
  drawCanopy(scene, floor + 6, { inks: palette.material('green', 0.2), size: [80, 130], spread: 70 })

  // The villa: cubes of cobalt with yellow sills
  const blue = palette.material('#2447C8')
  const gold = palette.material('#F7C433')
  const lit = palette.dark ? '#FFD07A' : mix(blue.deep, palette.ink, 0.3)
  scene.place(focusX, floor, 1.14 * unit, () => {
    const box = (x: number, w: number, h: number): void => {
      scene.fill(rect(x, -h, w, h), blue.mid)
      scene.fill(rect(x + w * 0.66, -h, w * 0.34, h), blue.dark)
      scene.spray(rect(x, -h, w, h), blue.light, 0.7, 0, 0, 0.5, 0.5, 0.7)
      scene.spray(rect(x, -h, w, h), blue.deep, 0.8, 0.6, 1, 0.4, 0.2, 0.9)
      scene.fill(rect(x - 6, -h - 12, w + 12, 14), blue.light)
    }
    box(-300, 210, 210)
    box(-130, 290, 330)
    box(130, 200, 240)
    // Studio window of many panes
    scene.fill(roundRect(-84, -292, 196, 130, 4), gold.mid)
    for (let i = 0; i < 6; i++)
      for (let k = 0; k < 4; k++)
        scene.fill(
          rect(-76 + i * 30.6, -285 + k * 29.4, 27, 26),
          palette.dark ? '#FFD98A' : mix(palette.sky[1], '#FFFFFF', 0.25),
        )
    // Balcony pergola
    scene.fill(rect(-96, -156, 220, 10), blue.deep)
    for (const x of [-240, 190]) {
      scene.fill(rect(x - 34, -158, 68, 88), gold.mid)
      scene.fill(rect(x - 27, -151, 54, 74), lit)
      scene.stroke(`M${x} -151V-77M${x - 27} -114H${x + 27}`, gold.light, 4)
    }
    scene.fill('M-40 0V-92A42 42 0 0 1 44 -92V0Z', gold.mid)
    scene.fill('M-32 0V-90A34 34 0 0 1 36 -90V0Z', lit)
    scene.stroke('M2 -124V0M-32 -60H36', gold.dark, 4)
    for (const x of [-112, -72, 76, 116]) scene.fill(rect(x, -146, 12, 146), blue.light)
    // Green pots along the front
    for (const [i, x] of [-280, -206, 160, 240, 300].entries()) {
      const pot = palette.material(i % 2 ? '#F7C433' : '#2FA58C')
      scene.fill(`M${x - 26} -46H${x + 26}L${x + 18} 0H${x - 18}Z`, pot.mid)
      scene.fill(`M${x + 4} -46H${x + 26}L${x + 18} 0H${x + 4}Z`, pot.dark)
      scene.fill(roundRect(x - 30, -54, 60, 12, 4), pot.light)
      let leaves = ''
      for (let k = -3; k <= 3; k++)
        leaves += pen`M${x - 6} -52Q${x + k * 12} -90 ${x + k * 19} ${-112 + Math.abs(k) * 12}Q${x + k * 10 + 6} -80 ${x + 6} -52Z`
      scene.fill(leaves, palette.material(i % 2 ? 'leaf' : 'lime').mid)
    }
  })

  // Terracotta path, lily basin
  const path = palette.material('#D9825A')
  scene.fill(rect(-5, floor, width + 10, height - floor + 9), path.mid)
  scene.spray(rect(-5, floor, width + 10, height - floor + 9), path.light, 0.8, 0.5, 0, 0.5, 0.6, 0.7)
  scene.spray(rect(-5, floor, width + 10, height - floor + 9), path.deep, 0.8, 0.5, 1, 0.5, 0.2, 0.9)
  const basin = (grow: number): string =>
    polygon([
      [focusX - (170 + grow) * unit, floor + (44 - grow * 0.4) * unit],
      [focusX + (170 + grow) * unit, floor + (44 - grow * 0.4) * unit],
      [focusX + (260 + grow * 1.3) * unit, height + 20],
      [focusX - (260 + grow * 1.3) * unit, height + 20],
    ])
  scene.fill(basin(36), blue.light)
  scene.fill(basin(26), blue.dark)
  scene.fill(basin(0), palette.water[1])
  scene.clipTo(basin(0), () => {
    scene.fill(
      rect(0, floor, width, height),
      scene.linear([
        [0, mix(palette.water[0], '#8FE0D0', palette.night ? 0 : 0.3)],
        [0.4, palette.water[1]],
      ]),
    )
    drawReflection(
      scene,
      floor + 50 * unit,
      120 * unit,
      [
        [focusX, 240 * unit, blue.mid],
        [focusX, 60 * unit, gold.mid],
      ],
      0.55,
    )
    for (let i = 0; i < 12; i++) {
      const t = random()
      const x = focusX + random.range(-1, 1) * (150 + 80 * t) * unit
      const y = floor + (70 + 180 * t) * unit
      const q = (20 + 26 * t) * unit
      scene.fill(
        pen`M${x} ${y}L${x + q} ${y - q * 0.16}A${q} ${q * 0.36} 0 1 1 ${x + q * 0.9} ${y + q * 0.18}Z`,
        palette.material('green').mid,
      )
      if (i % 3 === 0)
        scene.fill(
          pen`M${x - q * 0.4} ${y - 2}q${q * 0.1} ${-q * 0.6} ${q * 0.4} ${-q * 0.66}q${q * 0.3} 0 ${q * 0.4} ${q * 0.66}Z`,
          palette.unlit('#FFB3CB'),
        )
    }
  })
  const spots = scene.tall ? [-380, -300, 330, 420] : [-520, -420, -330, 350, 450, 540]
  for (const [i, dx] of spots.entries()) {
    const x = focusX + (dx + random.range(-20, 20)) * unit
    const y = height * (0.8 + 0.06 * (i % 3))
    if (i % 2) drawPads(scene, x, y, random.range(0.9, 1.2) * unit, random() < 0.5)
    else drawColumn(scene, x, y, random.range(0.8, 1.15) * unit, random() < 0.5)
  }
  drawPerson(scene, focusX + side * 330 * unit, height * 0.93, 150 * unit, {
    coat: 'cream',
    hat: 'orange',
    back: true,
    walk: true,
  })
  drawPerson(scene, focusX + side * 384 * unit, height * 0.935, 140 * unit, {
    coat: 'red',
    bag: 'gold',
    back: true,
  })
  drawFrameLeaves(scene, -side, { scale: 1.15 })
  drawBirds(scene, width * 0.3, height * 0.16, 4, 46)
  drawWeather(scene)
}
