import { BRAND } from '../color'
import { ellipse, type Point, pen, rect, roundRect, smooth } from '../geometry'
import { drawSailboat } from '../kit/boats'
import { drawTower } from '../kit/city'
import { drawFrameLeaves } from '../kit/foreground'
import { drawMist } from '../kit/land'
import { drawPalm } from '../kit/palm'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** A bay with a steep dome of rock and a cable car. */
export function sugarloaf(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.6
  drawSky(scene, { horizon: 0.58, sunY: random.range(0.22, 0.32), cloudY: [0.06, 0.34] })
  const dome = (x: number, b: number, w: number, h: number, d: number, lean = 0) => {
    const leaf = palette.material('leaf', d)
    const inks = palette.material('#8C7B86', d)
    const o = pen`M${x - w / 2} ${b}C${x - w * 0.44} ${b - h * 0.6} ${x - w * 0.26 + lean} ${b - h} ${x + lean} ${b - h}C${x + w * 0.24 + lean} ${b - h} ${x + w * 0.34} ${b - h * 0.5} ${x + w / 2} ${b}Z`
    scene.fill(o, inks.mid)
    const lightSide = scene.disc.x > x ? 1 : -1
    scene.clipTo(o, () => {
      scene.fill(
        smooth([
          [x + lean - lightSide * w * 0.02, b - h * 1.05],
          [x - lightSide * w * 0.08, b - h * 0.6],
          [x + lightSide * w * 0.04, b - h * 0.3],
          [x - lightSide * w * 0.06, b + 9],
        ]) + pen`L${x - lightSide * w} ${b + 9}V${b - h * 1.1}Z`,
        inks.dark,
      )
      for (let i = 0; i < 6; i++) {
        const q = x + random.range(-0.3, 0.3) * w
        scene.stroke(
          pen`M${q} ${b - h * random.range(0.7, 0.95)}q${random.range(-10, 10)} ${h * 0.2} ${random.range(-6, 6)} ${h * 0.4}`,
          inks.deep,
          3,
          { opacity: 0.3 },
        )
      }
      scene.fill(
        smooth([
          [x - w * 0.6, b - h * 0.3],
          [x - w * 0.25, b - h * 0.36],
          [x, b - h * 0.24],
          [x + w * 0.25, b - h * 0.33],
          [x + w * 0.6, b - h * 0.2],
        ]) + pen`L${x + w} ${b + 9}H${x - w}Z`,
        leaf.dark,
      )
      let q = ''
      for (let i = 0; i < 22; i++) {
        q += ellipse(
          x + random.range(-0.5, 0.5) * w,
          b - h * random.range(0.02, 0.28),
          w * random.range(0.03, 0.06),
        )
      }
      scene.fill(q, leaf.mid)
      scene.spray(rect(x - w, b - h, 2 * w, h), palette.haze, 0.6 * (d + 0.2), 0.5, 1, 0.5, 0.3, 1)
    })
  }
  for (let i = 0; i < 7; i++) {
    dome(
      width * (i / 6) + random.range(-40, 40),
      horizon + 4,
      random.range(200, 330) * unit,
      random.range(80, 190) * unit,
      0.62,
    )
  }
  drawMist(scene, horizon - 30, 120, 0.5)
  drawWater(scene, horizon, { depth: height * 0.4 })
  dome(focusX + 170 * unit, horizon + 40 * unit, 330 * unit, 400 * unit, 0.12, 24 * unit)
  dome(focusX - 90 * unit, horizon + 34 * unit, 340 * unit, 190 * unit, 0.2)
  dome(focusX + 430 * unit, horizon + 30 * unit, 300 * unit, 170 * unit, 0.26)
  drawReflection(
    scene,
    horizon + 50 * unit,
    height * 0.1,
    [
      [focusX + 170 * unit, 260 * unit, palette.material('leaf').dark],
      [focusX - 90 * unit, 260 * unit, palette.material('leaf').dark],
    ],
    0.4,
  )

  // Cable car
  const a: Point = [focusX - 110 * unit, horizon - 148 * unit]
  const b: Point = [focusX + 180 * unit, horizon - 356 * unit]
  scene.stroke(
    pen`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2 + 20} ${(a[1] + b[1]) / 2 + 50 * unit} ${b[0]} ${b[1]}`,
    palette.ink,
    2.6,
  )
  scene.place((a[0] + b[0]) / 2 + 8, (a[1] + b[1]) / 2 + 26 * unit, unit, () => {
    scene.stroke('M0 0V18', palette.ink, 3)
    scene.fill(roundRect(-26, 16, 52, 32, 12), BRAND)
    scene.fill(roundRect(-20, 22, 40, 14, 5), palette.dark ? '#FFE3A0' : palette.material('white').light)
  })

  // City crescent and beach
  for (let i = 0; i < 22; i++) {
    const t = i / 22
    const x = width * (scene.wide ? 0.02 : -0.02) + t * width * 0.44
    drawTower(
      scene,
      x,
      height * (0.72 - 0.03 * Math.sin(t * 3)),
      random.range(28, 44) * unit,
      random.range(46, 104) * unit * (1.1 - t * 0.5),
      {
        inks: palette.material(random.pick(['white', 'cream', 'pale', 'sand']), 0.1),
        litShare: palette.dark ? 0.5 : 0.05,
      },
    )
  }
  const bch =
    smooth([
      [-20, height * 0.72],
      [width * 0.2, height * 0.735],
      [width * 0.38, height * 0.72],
      [width * 0.46, height * 0.69],
    ]) +
    smooth([
      [width * 0.47, height * 0.7],
      [width * 0.4, height * 0.755],
      [width * 0.24, height * 0.8],
      [-20, height * 0.82],
    ]).replace('M', 'L') +
    'Z'
  scene.fill(bch, palette.material('sand').light)
  scene.stroke(
    smooth([
      [width * 0.47, height * 0.7],
      [width * 0.4, height * 0.755],
      [width * 0.24, height * 0.8],
      [-20, height * 0.82],
    ]),
    '#FFFFFF',
    6,
    { opacity: 0.8 },
  )
  for (let i = 0; i < 16; i++) {
    const t = random()
    const x = width * 0.02 + t * width * 0.34
    const y = height * (0.75 + 0.03 * (1 - t))
    scene.fill(
      pen`M${x - 13 * unit} ${y}Q${x} ${y - 17 * unit} ${x + 13 * unit} ${y}Z`,
      cycle(
        [BRAND, palette.material('teal').mid, palette.material('gold').mid, palette.material('red').mid],
        i,
      ),
    )
  }
  drawSailboat(scene, width * (scene.wide ? 0.52 : 0.56), height * 0.82, 0.8 * unit, BRAND)
  drawSailboat(scene, width * 0.78, height * 0.76, 0.5 * unit)
  drawSailboat(scene, width * 0.3, height * 0.9, 0.9 * unit)
  scene.fill(
    smooth([
      [-20, height * 0.93],
      [width * 0.2, height * 0.95],
      [width * 0.5, height * 1],
    ]) + pen`L-20 ${height + 9}Z`,
    palette.material('leaf').deep,
  )
  drawPalm(scene, width * 0.07, height * 1.02, height * 0.6, { lean: 0.14 })
  drawFrameLeaves(scene, 1, { scale: 0.9 })
  drawBirds(scene, width * 0.2, height * 0.2, 5, 50)
  drawWeather(scene)
}
