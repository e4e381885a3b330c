import { mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect, smooth } from '../geometry'
import { drawFrameLeaves } from '../kit/foreground'
import { drawMist, drawRidge } from '../kit/land'
import { drawPerson } from '../kit/person'
import { drawCanopy } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawPine } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a waterfall in strands between two y coordinates. */
function drawFall(scene: Scene, x: number, top: number, foot: number, w: number): void {
  const { palette, random } = scene
  const white = palette.night ? mix(palette.haze, '#FFFFFF', 0.45) : mix(palette.water[0], '#FFFFFF', 0.72)
  const d = pen`M${x - w * 0.42} ${top}Q${x} ${top - 12} ${x + w * 0.42} ${top}C${x + w * 0.5} ${top + 40} ${x + w * 0.5} ${foot - 60} ${x + w * 0.62} ${foot}H${x - w * 0.62}C${x - w * 0.5} ${foot - 60} ${x - w * 0.5} ${top + 40} ${x - w * 0.42} ${top}Z`
  scene.fill(d, white)
  scene.clipTo(d, () => {
    let shade = ''
    for (let i = 0; i < 15; i++) {
      const a = x + random.range(-0.55, 0.55) * w
      const y = top + random() * (foot - top) * 0.7
      shade += roundRect(a, y, random.range(3, 9), (foot - top) * random.range(0.2, 0.5), 3)
    }
    scene.fill(shade, mix(palette.water[0], palette.water[1], 0.45), { opacity: 0.5 })
    scene.spray(rect(x - w, top, w * 2, foot - top), palette.water[1], 0.7, 1, 0, 0.45, 0.2, 0.9)
  })
}

/** A waterfall below a wooded mountain. */
export function waterfall(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, {
    horizon: 0.5,
    sunRadius: random.range(92, 120),
    sunX: scene.wide ? undefined : focusX / width + (random() < 0.5 ? -1 : 1) * random.range(0.2, 0.3),
    sunY: random.range(0.16, 0.24),
    cloudY: [0.05, 0.3],
  })
  drawRidge(scene, height * 0.36, 150, palette.material('teal', 0.74).mid, { rough: 0.6 })
  drawRidge(scene, height * 0.42, 130, palette.material('teal', 0.6).mid, { rough: 0.5 })
  drawMist(scene, height * 0.38, 130, 0.55)
  const hill = drawRidge(scene, height * 0.47, 110, palette.material('leaf', 0.44).mid, { rough: 0.4 })
  for (let i = 0; i < width / 34; i++) {
    const x = random() * width
    drawPine(scene, x, hill.yAt(x) + 26, random.range(60, 110) * unit, palette.material('leaf', 0.4))
  }
  drawMist(scene, height * 0.47, 100, 0.5)

  // Rock face with two steps
  const rock = palette.material('#8A7C74')
  const side = random() < 0.5 ? 1 : -1
  const lip = height * 0.4
  const ledge = height * 0.62
  const pool = height * 0.8
  const cliff = (y0: number, y1: number, left: number, right: number, depth: number): void => {
    const inks = palette.material('#8A7C74', depth)
    const d = smooth([
      [left - 120 * unit, y1 + 9],
      [left - 40 * unit, y0 + (y1 - y0) * 0.5],
      [left, y0 + 26],
      [(left + right) / 2, y0],
      [right, y0 + 26],
      [right + 40 * unit, y0 + (y1 - y0) * 0.5],
      [right + 120 * unit, y1 + 9],
    ])
    scene.fill(`${d}Z`, inks.mid)
    scene.clipTo(`${d}Z`, () => {
      for (let x = left - 120 * unit; x < right + 120 * unit; x += random.range(50, 90) * unit) {
        const w = random.range(36, 70) * unit
        const y = y0 + random.range(0, 0.5) * (y1 - y0)
        scene.fill(
          polygon([
            [x, y],
            [x + w * 0.7, y + 12],
            [x + w, y1],
            [x - w * 0.3, y1],
          ]),
          random() < 0.6 ? inks.dark : inks.light,
          { opacity: 0.6 },
        )
      }
      scene.spray(
        rect(left - 200 * unit, y0, right - left + 400 * unit, y1 - y0),
        inks.deep,
        0.9,
        0.5,
        1,
        0.5,
        0.1,
        1,
      )
    })
  }
  const center = focusX + side * 20 * unit
  cliff(lip, ledge + 20, center - 260 * unit, center + 260 * unit, 0.14)
  drawCanopy(scene, lip + 20, {
    inks: palette.material('leaf', 0.2),
    size: [60, 100],
    spread: 30,
    closed: false,
    from: center - 420 * unit,
    to: center - 110 * unit,
  })
  drawCanopy(scene, lip + 20, {
    inks: palette.material('leaf', 0.2),
    size: [60, 100],
    spread: 30,
    closed: false,
    from: center + 110 * unit,
    to: center + 420 * unit,
  })
  drawFall(scene, center, lip - 2, ledge + 14, 150 * unit)
  drawMist(scene, ledge, 70, 0.35, mix(palette.haze, '#FFFFFF', 0.5))
  cliff(ledge, pool + 20, center - 390 * unit, center + 390 * unit, 0)
  const fall = center - side * 60 * unit
  drawFall(scene, fall, ledge + 2, pool + 8, 250 * unit)
  drawFall(scene, center + side * 190 * unit, ledge + 16, pool + 6, 70 * unit)
  for (const [from, to] of [
    [-60, center - 330 * unit],
    [center + 330 * unit, width + 60],
  ] as const) {
    if (to - from < 60) continue
    const left = from < 0
    const [edge, inner] = left ? [from, to + 30 * unit] : [to, from - 30 * unit]
    scene.fill(
      pen`M${edge} ${height * 0.58}Q${edge + (inner - edge) * 0.7} ${height * 0.6} ${inner} ${pool + 8}H${edge}Z`,
      palette.material('leaf', 0.06).dark,
    )
    for (const [t, y, size] of [
      [0.86, 0.64, 80],
      [1, 0.72, 84],
      [1.06, 0.81, 92],
    ] as const) {
      const end = edge + (inner - edge) * t
      drawCanopy(scene, height * y, {
        inks: palette.material(y > 0.8 ? 'green' : 'leaf', 0.86 - y),
        size: [size, size * 1.6],
        spread: 44,
        from: Math.min(edge, end),
        to: Math.max(edge, end),
        closed: false,
      })
    }
  }

  // Pool with foam rings, boulders
  const far = mix(palette.water[0], '#9FE3D2', palette.night ? 0 : 0.3)
  scene.fill(
    rect(-5, pool, width + 10, height - pool + 9),
    scene.linear([
      [0, far],
      [1, palette.water[1]],
    ]),
  )
  let foam = ''
  for (let i = 0; i < 9; i++)
    foam += ellipse(fall, pool + 14 + i * 15, (180 + i * 64) * unit, (10 + i * 6.4) * unit)
  scene.stroke(foam, '#FFFFFF', 5, { opacity: 0.34, dash: '120 34 60 50' })
  for (let i = 0; i < 16; i++) {
    const x = fall + random.range(-190, 190) * unit
    scene.fill(
      ellipse(x, pool + random.range(-16, 16), random.range(22, 46) * unit, random.range(12, 26) * unit),
      '#FFFFFF',
      { opacity: 0.4 },
    )
  }
  const boulder = (x: number, y: number, w: number): void => {
    const d = smooth(
      [
        [x - w, y],
        [x - w * 0.7, y - w * 0.5],
        [x - w * 0.1, y - w * 0.66],
        [x + w * 0.6, y - w * 0.44],
        [x + w, y],
        [x, y + w * 0.16],
      ],
      true,
    )
    scene.fill(d, rock.mid)
    scene.spray(d, rock.light, 0.8, 0, 0, 0.5, 0.6, 0.7)
    scene.spray(d, rock.deep, 0.9, 1, 1, 0.3, 0.1, 0.9)
    scene.fill(
      pen`M${x - w * 0.7} ${y - w * 0.46}Q${x - w * 0.1} ${y - w * 0.8} ${x + w * 0.56} ${y - w * 0.44}Q${x} ${y - w * 0.5} ${x - w * 0.7} ${y - w * 0.46}Z`,
      palette.material('lime').dark,
    )
  }
  for (let i = 0; i < (scene.wide ? 12 : 8); i++) {
    boulder(
      ((i + random.range(0.2, 0.8)) / (scene.wide ? 12 : 8)) * width,
      pool + random.range(6, 34),
      random.range(36, 80) * unit,
    )
  }
  const near = pen`M-10 ${height * 0.955}Q${width * 0.26} ${height * 0.9} ${width * 0.5} ${height * 0.96}T${width + 10} ${height * 0.93}V${height + 9}H-10Z`
  scene.fill(near, palette.material('leaf').dark)
  scene.spray(near, palette.material('lime').mid, 0.7, 0.5, 0, 0.5, 0.6, 0.7)
  const stand = center + side * (scene.tall ? 180 : 290) * unit
  boulder(stand, height * 0.955, 130 * unit)
  drawPerson(scene, stand - 32 * unit, height * 0.885, 150 * unit, {
    coat: 'orange',
    bag: 'teal',
    walk: false,
    back: true,
  })
  drawPerson(scene, stand + 30 * unit, height * 0.892, 140 * unit, {
    coat: random.pick(['teal', 'plum', 'gold'] as const),
    hat: 'cream',
    walk: false,
    back: true,
  })
  drawFrameLeaves(scene, -side, { scale: 1.2 })
  drawBirds(scene, width * 0.2, height * 0.2, 5, 46)
  drawWeather(scene)
}
