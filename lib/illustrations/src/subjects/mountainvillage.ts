import { ellipse, pen, polygon, rect, roundRect, smooth } from '../geometry'
import { drawMist, drawRidge } from '../kit/land'
import { drawMountains, drawPeak } from '../kit/mountains'
import { drawPerson } from '../kit/person'
import { drawGround, fillBody } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawTree } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a mule with bags facing right, 150 units high. */
function drawMule(scene: Scene, x: number, y: number, scale: number, flip: boolean): void {
  const { palette } = scene
  const inks = palette.material('#7C5B48')
  scene.place(
    x,
    y,
    scale,
    () => {
      scene.fill('M-58 -60L-64 0H-52L-44 -52ZM34 -56L40 0H52L48 -60Z', inks.deep)
      fillBody(
        scene,
        'M-78 -88C-80 -104 -60 -112 -30 -110C0 -108 30 -112 44 -120L70 -150C74 -158 84 -162 92 -156L116 -130Q122 -120 110 -114Q98 -112 92 -120L78 -104C70 -84 62 -72 54 -62L58 0H44L34 -52L-40 -50L-62 -42L-70 0H-82L-80 -56C-86 -66 -80 -78 -78 -88Z',
        inks,
        { light: 0.8 },
      )
      scene.fill('M78 -154L70 -186L86 -162ZM90 -158L94 -188L100 -152Z', inks.dark)
      scene.stroke('M-78 -92Q-98 -70 -90 -40', inks.deep, 6)
      scene.stroke('M46 -120L72 -152', palette.ink, 6)
      scene.fill(ellipse(94, -140, 3), palette.ink)
      scene.fill('M-46 -118Q-10 -128 26 -118L34 -64H-52Z', palette.material('red').mid)
      scene.stroke('M-50 -100H30M-52 -82H32', palette.material('gold').light, 6)
      scene.fill(roundRect(-40, -98, 58, 46, 12), palette.material('teal').mid)
      scene.fill(roundRect(-40, -98, 58, 14, 6), palette.material('teal').dark)
    },
    flip,
  )
}

/** Earth houses stacked on a mountainside. */
export function mountainvillage(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, {
    horizon: 0.5,
    sunX: scene.wide ? undefined : focusX / width + (random() < 0.5 ? -1 : 1) * random.range(0.2, 0.32),
    sunY: random.range(0.16, 0.24),
    sunRadius: random.range(90, 116),
    cloudY: [0.05, 0.3],
  })
  drawMountains(scene, height * 0.58, {
    count: scene.wide ? 7 : 5,
    widths: [420, 620],
    heights: [200, 330],
    inks: palette.material('#8C88B0', 0.6),
    snow: 0.6,
    snowInks: palette.material('snow', 0.36),
  })
  drawMist(scene, height * 0.5, 130, 0.5)
  const side = random() < 0.5 ? 1 : -1
  drawPeak(scene, focusX + side * 130 * unit, height * 0.66, 940 * unit, 470 * unit, {
    inks: palette.material('#A8786A', 0.26),
    snow: 0.4,
    snowInks: palette.material('snow', 0.14),
  })
  drawPeak(scene, focusX - side * 420 * unit, height * 0.66, 640 * unit, 280 * unit, {
    inks: palette.material('#B4806A', 0.34),
    snow: 0.22,
    snowInks: palette.material('snow', 0.2),
  })
  drawMist(scene, height * 0.6, 110, 0.45)
  drawRidge(scene, height * 0.64, 70, palette.material('#8E9A5E', 0.3).mid)

  // The village climbs a spur
  const spur = smooth([
    [focusX - side * 700 * unit, height * 0.86],
    [focusX - side * 380 * unit, height * 0.76],
    [focusX - side * 60 * unit, height * 0.6],
    [focusX + side * 240 * unit, height * 0.5],
    [focusX + side * 520 * unit, height * 0.54],
    [focusX + side * 1100 * unit, height * 0.6],
  ])
  const earth = palette.material('#C98A5E', 0.1)
  const ground = spur + pen`L${focusX + side * 1100 * unit} ${height + 9}H${focusX - side * 700 * unit}Z`
  scene.fill(ground, earth.mid)
  scene.spray(ground, earth.deep, 0.7, 0.5, 1, 0.5, 0.2, 0.9)
  const walls = ['#D99A6C', '#C67F57', '#E3B085', '#B8714E'] as const
  const house = (x: number, y: number, w: number, h: number, d: number): void => {
    const inks = palette.material(random.pick(walls), d)
    const lightSide = scene.disc.x > x ? 1 : -1
    scene.fill(rect(x - w / 2, y - h, w, h), inks.mid)
    scene.fill(rect(lightSide > 0 ? x - w / 2 : x + w * 0.16, y - h, w * 0.34, h), inks.dark)
    scene.spray(rect(x - w / 2, y - h, w, h), inks.deep, 0.6, 0.5, 1, 0.5, 0.3, 0.9)
    scene.fill(rect(x - w / 2 - 4, y - h - 6 * unit, w + 8, 8 * unit), inks.light)
    let beams = ''
    for (let i = 1; i < w / (18 * unit); i++)
      beams += ellipse(x - w / 2 + i * 18 * unit, y - h + 9 * unit, 2.6 * unit)
    scene.fill(beams, palette.material('wood', d).deep)
    let windows = ''
    for (let i = 0; i < Math.floor(w / (36 * unit)); i++) {
      if (random() < 0.75)
        windows += rect(x - w / 2 + (13 + i * 36) * unit, y - h + 24 * unit, 13 * unit, 18 * unit)
    }
    scene.fill(windows, palette.dark ? '#FFCB78' : inks.deep)
  }
  const yAt = (t: number): number => height * (0.87 - 0.36 * Math.sin(Math.min(1, t) * 1.5))
  for (let row = 4; row >= 0; row--) {
    const n = scene.tall ? 6 : 8
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5) / n + random.range(-0.03, 0.03)
      const x = focusX + side * (-420 + 860 * t) * unit
      const y = yAt(t) + (row === 0 ? 92 : 78 - row * 24) * unit * (0.5 + 0.5 * t) + 24 * unit
      house(x, y, random.range(72, 118) * unit, random.range(58, 104) * unit, 0.05 + row * 0.045)
    }
  }
  // The highest house has a granary tower
  const towerX = focusX + side * 330 * unit
  house(towerX, yAt(0.9) + 14 * unit, 84 * unit, 190 * unit, 0.06)
  scene.fill(
    polygon([
      [towerX - 42 * unit, yAt(0.9) - 176 * unit],
      [towerX - 42 * unit, yAt(0.9) - 196 * unit],
      [towerX - 22 * unit, yAt(0.9) - 180 * unit],
      [towerX + 22 * unit, yAt(0.9) - 180 * unit],
      [towerX + 42 * unit, yAt(0.9) - 196 * unit],
      [towerX + 42 * unit, yAt(0.9) - 176 * unit],
    ]),
    palette.material('#D99A6C', 0.05).mid,
  )

  // Walnut trees, terraces, the mule track
  for (let i = 0; i < (scene.wide ? 12 : 8); i++) {
    drawTree(scene, width * random(), height * random.range(0.83, 0.87), random.range(90, 150) * unit, {
      inks: palette.material(random() < 0.3 ? 'lime' : 'leaf', 0.08),
    })
  }
  drawGround(scene, height * 0.86, palette.material('#8FA356'), { wave: 10 })
  let terraces = ''
  for (let i = 0; i < 5; i++)
    terraces += pen`M-10 ${height * (0.885 + i * 0.026)}Q${width * 0.3} ${height * (0.87 + i * 0.028)} ${width + 10} ${height * (0.89 + i * 0.026)}`
  scene.stroke(terraces, palette.material('leaf').deep, 4, { opacity: 0.35 })
  const track = pen`M${width * 0.5 - side * width * 0.6} ${height * 0.99}Q${focusX - side * 60 * unit} ${height * 0.93} ${focusX + side * 160 * unit} ${height * 0.9}T${focusX + side * 120 * unit} ${height * 0.85}L${focusX + side * 180 * unit} ${height * 0.85}Q${focusX + side * 330 * unit} ${height * 0.9} ${focusX + side * 60 * unit} ${height * 0.965}T${width * 0.5 - side * width * 0.6} ${height * 1.05}Z`
  scene.fill(track, palette.material('sand').mid)
  scene.spray(track, palette.material('sand').deep, 0.7, 0.5, 1, 0.5, 0.2)
  const walkX = focusX - side * 150 * unit
  drawMule(scene, walkX, height * 0.965, 1.14 * unit, side < 0)
  drawPerson(scene, walkX + side * 150 * unit, height * 0.972, 158 * unit, {
    coat: 'blue',
    hat: 'cream',
    flip: side < 0,
  })
  drawPerson(scene, walkX - side * 150 * unit, height * 0.982, 150 * unit, {
    coat: 'orange',
    bag: 'teal',
    back: true,
  })
  drawBirds(scene, width * 0.3, height * 0.18, 5, 46)
  drawWeather(scene)
}
