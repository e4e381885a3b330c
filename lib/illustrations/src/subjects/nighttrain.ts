import { mix } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawFrameLeaves } from '../kit/foreground'
import { drawMist, drawRidge } from '../kit/land'
import { drawPalm } from '../kit/palm'
import { drawCanopy } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws one sleeping car, 420 units long; the origin is the left end of its floor. */
function drawCar(scene: Scene, first: boolean): void {
  const { palette, random } = scene
  const side = palette.material('#7A3E8E')
  const cream = palette.material('cream')
  const lit = palette.dark ? '#FFD98A' : mix(palette.sky[1], '#FFFFFF', 0.3)
  for (const x of [60, 110, 310, 360]) {
    scene.fill(ellipse(x, 6, 19), palette.ink)
    scene.fill(ellipse(x, 6, 8), palette.material('gray').mid)
  }
  scene.fill(rect(30, -14, 110, 14) + rect(280, -14, 110, 14), palette.material('char').deep)
  const body = first
    ? 'M0 -12V-124Q0 -140 16 -140H330Q400 -138 416 -70L420 -12Z'
    : roundRect(0, -140, 418, 128, 14)
  scene.fill(body, side.mid)
  scene.clipTo(body, () => {
    scene.fill(rect(0, -110, 430, 54), cream.mid)
    scene.fill(rect(0, -52, 430, 7), palette.material('gold').mid)
    scene.fill(rect(0, -142, 430, 14), palette.material('gray').mid)
    scene.spray(rect(0, -140, 430, 130), side.deep, 0.7, 0.5, 1, 0.5, 0.3)
  })
  for (let i = 0; i < (first ? 5 : 7); i++) {
    const x = 22 + i * 55
    if (!first && (i === 0 || i === 6)) {
      scene.fill(roundRect(x, -112, 36, 98, 5), side.dark)
      scene.fill(rect(x + 8, -104, 20, 40), lit)
      continue
    }
    scene.fill(roundRect(x, -104, 42, 42, 6), lit)
    if (palette.dark && random() < 0.5)
      scene.fill(`M${x} -104h${random() < 0.5 ? 16 : 12}v42h-12Z`, palette.material('teal').mid)
    if (random() < 0.3) {
      scene.fill(ellipse(x + 26, -80, 8), palette.material('skin').dark)
      scene.fill(`M${x + 14} -62q0 -14 12 -14t12 14Z`, palette.material('navy').deep)
    }
  }
  if (first) {
    scene.fill('M320 -122H334Q376 -120 390 -74H320Z', lit)
    scene.fill(ellipse(404, -40, 9), '#FFF6D6')
    scene.glow(404, -40, 110, '#FFE9A8', palette.dark ? 0.9 : 0.3)
  }
}

/** A sleeper train in flooded rice fields, with hills behind. */
export function nighttrain(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const rail = height * 0.66
  drawSky(scene, {
    horizon: 0.58,
    sunX: scene.wide ? undefined : focusX / width + random.range(-0.24, 0.24),
    sunY: random.range(0.24, 0.32),
    sunRadius: random.range(110, 140),
    cloudY: [0.08, 0.38],
  })
  drawRidge(scene, height * 0.54, 170, palette.material('lav', 0.62).mid, { rough: 0.8 })
  drawRidge(scene, height * 0.57, 110, palette.material('teal', 0.5).mid, { rough: 0.6 })
  drawMist(scene, height * 0.53, 110, 0.5)
  drawCanopy(scene, height * 0.6, { inks: palette.material('leaf', 0.36), size: [36, 70], spread: 20 })
  for (let i = 0; i < (scene.wide ? 9 : 6); i++) {
    drawPalm(
      scene,
      width * ((i + random()) / (scene.wide ? 9 : 6)),
      height * 0.61,
      random.range(120, 200) * unit,
      { lean: random.range(-0.1, 0.1), inks: palette.material('leaf', 0.3) },
    )
  }
  // Stilt houses with lamps
  for (let i = 0; i < 3; i++) {
    const x = width * (0.14 + 0.34 * i + random.range(-0.06, 0.06))
    scene.place(x, height * 0.615, 0.8 * unit, () => {
      const wood = palette.material('wood', 0.22)
      scene.stroke('M-40 0V-40M0 0V-40M40 0V-40', wood.deep, 6)
      scene.fill(rect(-52, -84, 104, 46), wood.mid)
      scene.fill('M-74 -80L-34 -134H34L74 -80Z', palette.material('roof', 0.22).dark)
      scene.fill(rect(-12, -74, 24, 28), palette.dark ? '#FFD27A' : wood.deep)
    })
  }

  // Flooded fields with dikes that reflect the sky
  const far = palette.sky[2]
  const near = palette.water[1]
  scene.fill(
    rect(-5, height * 0.61, width + 10, height),
    scene.linear([
      [0, mix(far, palette.sky[1], 0.4)],
      [0.45, mix(palette.sky[1], near, 0.45)],
      [1, near],
    ]),
  )
  const dyke = palette.material('green', 0.1)
  const stalks = palette.material('lime')
  drawReflection(
    scene,
    rail + 36,
    height * 0.28,
    [[scene.disc.x, scene.disc.r * 1.7, mix(palette.sun, '#FFF0CF', 0.2)]],
    palette.night ? 0.55 : 0.7,
  )

  // Embankment and train
  scene.fill(rect(-5, rail, width + 10, 34 * unit), palette.material('earth', 0.04).dark)
  scene.spray(rect(-5, rail, width + 10, 34 * unit), palette.material('leaf').deep, 0.8, 0.5, 1, 0.5, 0.1)
  scene.fill(rect(-5, rail - 4, width + 10, 8), palette.material('gray').dark)
  const scale = 0.92 * unit
  const nose = scene.tall ? width * 0.94 : scene.wide ? width * 0.86 : width * 0.9
  const cars = Math.ceil(nose / (428 * scale)) + 1
  for (let i = cars - 1; i >= 0; i--) {
    scene.place(nose - 420 * scale - i * 428 * scale, rail - 20 * scale, scale, () => drawCar(scene, i === 0))
  }
  if (palette.dark) {
    for (let i = 0; i < cars * 7; i++)
      drawReflection(
        scene,
        rail + 40 * unit,
        height * 0.07,
        [[nose - 60 - i * 60 * scale, 34 * unit, '#FFD27A']],
        0.45,
      )
    scene.fill(
      pen`M${nose - 4} ${rail - 62 * unit}L${nose + 420 * unit} ${rail - 110 * unit}V${rail + 20}L${nose - 4} ${rail - 50 * unit}Z`,
      scene.linear(
        [
          [0, '#FFE9A8', 0.5],
          [1, '#FFE9A8', 0],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  }

  // Dikes curving to the front, seedlings in rows
  const curve = (y0: number, y1: number, w: number): void => {
    const d = pen`M-10 ${y0}Q${width * 0.32} ${y0 - 18} ${width * 0.55} ${(y0 + y1) / 2}T${width + 10} ${y1}V${y1 + w}Q${width * 0.8} ${y1 + w - 8} ${width * 0.55} ${(y0 + y1) / 2 + w}T-10 ${y0 + w}Z`
    scene.fill(d, dyke.mid)
    scene.spray(d, dyke.deep, 0.8, 0.5, 1, 0.5, 0.2)
  }
  curve(height * 0.745, height * 0.735, 9)
  curve(height * 0.8, height * 0.81, 14)
  let rice = ''
  for (let row = 0; row < 9; row++) {
    const t = row / 8
    const y = height * (0.835 + 0.15 * t)
    for (let x = -20; x < width + 20; x += (30 + 26 * t) * unit) {
      const l = (14 + 26 * t) * unit
      const xx = x + random.range(-6, 6) + (row % 2) * 16
      rice += pen`M${xx} ${y}q-2 ${-l * 0.6} ${-l * 0.4} ${-l}M${xx} ${y}q1 ${-l * 0.6} ${l * 0.1} ${-l * 1.15}M${xx} ${y}q4 ${-l * 0.5} ${l * 0.5} ${-l * 0.85}`
    }
  }
  scene.stroke(rice, palette.night ? dyke.light : stalks.mid, 3, { opacity: 0.85 })
  curve(height * 0.875, height * 0.9, 20)
  const side = random() < 0.5 ? 1 : -1
  drawPalm(scene, side > 0 ? width * 0.07 : width * 0.93, height * 1.02, height * 0.66, { lean: side * 0.08 })
  drawFrameLeaves(scene, -side, { scale: 0.8 })
  if (!palette.night) drawBirds(scene, width * 0.3, height * 0.2, 5, 48)
  drawWeather(scene)
}
