import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect, smooth } from '../geometry'
import { drawBranch } from '../kit/foreground'
import { drawMist, drawRidge } from '../kit/land'
import { drawCanopy, drawGround } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a single volcano with a snow cap. */
function drawVolcano(scene: Scene, x: number, base: number, w: number, h: number): void {
  const { palette, random } = scene
  const inks = palette.material('#5B78A8', 0.3)
  const snow = palette.material('snow', 0.1)
  const lightSide = scene.disc.x > x ? 1 : -1
  const top = base - h
  const d = pen`M${x - w / 2} ${base}Q${x - w * 0.16} ${base - h * 0.36} ${x - w * 0.062} ${top}Q${x} ${top + 14} ${x + w * 0.062} ${top}Q${x + w * 0.16} ${base - h * 0.36} ${x + w / 2} ${base}Z`
  scene.fill(d, inks.mid)
  scene.clipTo(d, () => {
    scene.fill(
      pen`M${x} ${top - 20}L${x - lightSide * w * 0.03} ${base}H${x - lightSide * w}V${top - 20}Z`,
      inks.dark,
    )
    const hem: (readonly [number, number])[] = []
    for (let i = 0; i <= 12; i++)
      hem.push([
        x - w * 0.2 + (i / 12) * w * 0.4,
        top + h * (i % 2 ? random.range(0.2, 0.27) : random.range(0.34, 0.44)),
      ])
    const cap = `${polygon([[x - w * 0.2, top - 20], ...hem, [x + w * 0.2, top - 20]])}`
    scene.fill(cap, snow.light)
    scene.clipTo(cap, () =>
      scene.fill(
        pen`M${x} ${top - 20}L${x - lightSide * w * 0.03} ${base}H${x - lightSide * w}V${top - 20}Z`,
        mix(snow.light, palette.shade, 0.36),
      ),
    )
    scene.spray(rect(x - w / 2, top, w, h), palette.haze, 0.9, 0.5, 1, 0.5, 0.3, 1)
  })
}

/** A fast train with a long nose below a single volcano. */
export function bullettrain(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const rail = height * 0.745
  drawSky(scene, {
    horizon: 0.6,
    sunX: scene.wide ? undefined : focusX / width + (random() < 0.5 ? -1 : 1) * random.range(0.24, 0.32),
    sunY: random.range(0.18, 0.26),
    sunRadius: random.range(90, 118),
    cloudY: [0.06, 0.34],
  })
  drawRidge(scene, height * 0.58, 50, palette.material('lav', 0.75).mid)
  drawVolcano(scene, focusX + random.range(-60, 60) * unit, height * 0.66, 1240 * unit, 430 * unit)
  drawMist(scene, height * 0.6, 110, 0.6)
  drawRidge(scene, height * 0.63, 50, palette.material('teal', 0.5).mid)
  drawCanopy(scene, height * 0.66, { inks: palette.material('leaf', 0.32), size: [36, 64], spread: 22 })

  // Village roofs behind the line
  for (let i = 0; i < (scene.wide ? 13 : 8); i++) {
    const x = (i + random.range(0.2, 0.8)) * (width / (scene.wide ? 13 : 8))
    const w = random.range(70, 110) * unit
    const roof = palette.material(random.pick(['#5D7078', '#7A5A6A', '#4E6C88'] as const), 0.22)
    scene.fill(rect(x - w * 0.38, height * 0.65, w * 0.76, 50 * unit), palette.material('cream', 0.2).mid)
    scene.fill(
      pen`M${x - w * 0.56} ${height * 0.654}Q${x - w * 0.3} ${height * 0.64} ${x - w * 0.2} ${height * 0.615}H${x + w * 0.2}Q${x + w * 0.3} ${height * 0.64} ${x + w * 0.56} ${height * 0.654}Z`,
      roof.mid,
    )
    if (palette.dark) scene.fill(rect(x - 10, height * 0.66, 20, 16), '#FFD27A')
  }
  const spring = random() < 0.5
  drawCanopy(scene, height * 0.71, {
    inks: palette.material(spring ? 'blossom' : 'maple', 0.1),
    size: [44, 80],
    spread: 20,
  })

  // Fields of tea in rows under the viaduct
  drawGround(scene, height * 0.7, palette.material('lime', 0.06))
  let rows = ''
  for (let i = -18; i < 19; i++)
    rows += pen`M${focusX + i * 60 * unit} ${height * 0.7}L${focusX + i * 210 * unit} ${height + 10}`
  scene.stroke(rows, palette.material('leaf').dark, 17 * unit, { opacity: 0.75 })

  // Viaduct
  const pale = palette.material('pale')
  for (let x = (focusX % (280 * unit)) - 280 * unit; x < width + 200; x += 280 * unit) {
    scene.fill(rect(x - 24 * unit, rail + 30, 48 * unit, height), pale.mid)
    scene.fill(rect(x + 2 * unit, rail + 30, 22 * unit, height), pale.dark)
    scene.fill(
      pen`M${x - 66 * unit} ${rail + 36}H${x + 66 * unit}L${x + 24 * unit} ${rail + 84 * unit}H${x - 24 * unit}Z`,
      pale.mid,
    )
  }
  scene.fill(rect(-5, rail + 4, width + 10, 22), pale.light)
  scene.fill(rect(-5, rail + 24, width + 10, 20), pale.dark)

  // Train: white body with a long nose
  const h = 150 * unit
  const top = rail - h + 8
  const nose = scene.tall ? width * 0.96 : scene.wide ? width * 0.88 : width * 0.93
  const body = pen`M-60 ${top}H${nose - 560 * unit}C${nose - 400 * unit} ${top} ${nose - 330 * unit} ${top + h * 0.3} ${nose - 220 * unit} ${top + h * 0.5}C${nose - 130 * unit} ${top + h * 0.62} ${nose - 30 * unit} ${top + h * 0.66} ${nose} ${top + h * 0.84}Q${nose - 6 * unit} ${top + h * 0.98} ${nose - 60 * unit} ${top + h * 0.98}H-60Z`
  const white = palette.material('white')
  scene.fill(body, white.light)
  scene.clipTo(body, () => {
    scene.spray(rect(-60, top, nose + 60, h), white.dark, 0.9, 0.5, 1, 0.5, 0.35, 1)
    scene.fill(
      pen`M-60 ${top + h * 0.6}H${nose - 420 * unit}Q${nose - 200 * unit} ${top + h * 0.72} ${nose} ${top + h * 0.8}V${top + h * 0.88}Q${nose - 220 * unit} ${top + h * 0.84} ${nose - 440 * unit} ${top + h * 0.7}H-60Z`,
      BRAND,
    )
    scene.fill(rect(-60, top + h * 0.9, nose + 60, h * 0.2), palette.material('char').dark)
    scene.fill(
      pen`M${nose - 470 * unit} ${top + h * 0.14}C${nose - 410 * unit} ${top + h * 0.1} ${nose - 370 * unit} ${top + h * 0.24} ${nose - 330 * unit} ${top + h * 0.36}H${nose - 440 * unit}Q${nose - 480 * unit} ${top + h * 0.34} ${nose - 470 * unit} ${top + h * 0.14}Z`,
      palette.dark ? '#FFDFA0' : palette.material('navy').deep,
    )
    for (let x = nose - 620 * unit; x > -60; x -= 58 * unit) {
      const k = Math.round((nose - 620 * unit - x) / (58 * unit)) % 9
      if (k === 8) scene.fill(rect(x, top, 6 * unit, h), white.deep, { opacity: 0.6 })
      else if (k === 7)
        scene.stroke(roundRect(x, top + h * 0.16, 40 * unit, h * 0.7, 5), white.deep, 3, { opacity: 0.6 })
      else
        scene.fill(
          roundRect(x, top + h * 0.22, 38 * unit, h * 0.24, 7 * unit),
          palette.dark ? '#FFDFA0' : palette.material('navy').dark,
        )
    }
    scene.fill(
      ellipse(nose - 70 * unit, top + h * 0.76, 20 * unit, 7 * unit),
      palette.dark ? '#FFF3C8' : palette.material('gold').light,
    )
  })
  if (palette.dark) scene.glow(nose - 50 * unit, top + h * 0.76, 130 * unit, '#FFE9A8', 0.8)
  let posts = ''
  for (let x = 60 * unit; x < width + 100; x += 310 * unit)
    posts += pen`M${x} ${rail}V${top - 92 * unit}M${x} ${top - 74 * unit}h${-90 * unit}`
  scene.stroke(posts, palette.material('char', 0.1).dark, 6 * unit)
  scene.stroke(
    pen`M-10 ${top - 70 * unit}H${width + 10}M-10 ${top - 46 * unit}H${width + 10}`,
    palette.material('char', 0.1).dark,
    2.4,
  )
  scene.fill(rect(-5, rail - 12, width + 10, 18), pale.mid)
  let speed = ''
  for (let i = 0; i < 8; i++)
    speed += pen`M${nose + random.range(10, 50)} ${top + random.range(0.1, 0.9) * h}h${random.range(60, 180) * unit}`
  scene.stroke(speed, '#FFFFFF', 4, { opacity: 0.45 })
  const near = smooth([
    [-20, height * 0.95],
    [width * 0.3, height * 0.93],
    [width * 0.7, height * 0.965],
    [width + 20, height * 0.94],
  ])
  scene.fill(near + pen`L${width + 20} ${height + 9}H-20Z`, palette.material('leaf').dark)
  drawCanopy(scene, height * 0.985, {
    inks: palette.material(spring ? 'leaf' : 'green'),
    size: [50, 90],
    spread: 10,
  })
  drawBranch(scene, random() < 0.5 ? 1 : -1, {
    flower: palette.material(palette.mood === 'snow' ? 'snow' : spring ? 'blossom' : 'maple'),
    scale: 0.9 * unit,
    level: scene.poster ? 0.24 : 0,
  })
  drawBirds(scene, width * 0.34, height * 0.22, 5, 46)
  drawWeather(scene)
}
