import { ellipse, type Point, pen, polygon, rect, smooth } from '../geometry'
import { drawMist, drawRidge } from '../kit/land'
import { drawPerson } from '../kit/person'
import { drawCanopy, fillBody } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** Draws a wall of layered sandstone below a ragged rim, between two x coordinates. */
function drawCliff(scene: Scene, rim: readonly Point[], base: number, depth: number): void {
  const { palette, random } = scene
  const inks = palette.material('#D99A62', depth)
  const d = `${polygon(rim, false)}L${polygon([
    [rim.at(-1)?.[0] ?? 0, base],
    [rim[0]?.[0] ?? 0, base],
  ]).slice(1)}`
  const x0 = rim[0]?.[0] ?? 0
  const x1 = rim.at(-1)?.[0] ?? 0
  const top = Math.min(...rim.map(([, y]) => y))
  scene.fill(d, inks.mid)
  scene.clipTo(d, () => {
    const pale = palette.material('#EBBE8A', depth)
    let bands = ''
    for (let y = top + 20; y < base; y += random.range(34, 60)) {
      bands += rect(x0 - 5, y, x1 - x0 + 10, random.range(9, 22))
    }
    scene.fill(bands, pale.mid, { opacity: 0.8 })
    // Buttresses, each with one lit face
    for (let x = x0; x < x1; x += random.range(60, 120)) {
      const w = random.range(34, 60)
      const y = top + random.range(-10, 60)
      scene.fill(
        polygon([
          [x, y],
          [x + w * 0.5, y + 18],
          [x + w * 0.4, y + 120],
          [x + w, base],
          [x - w * 0.2, base],
          [x - w * 0.1, y + 90],
        ]),
        inks.dark,
        { opacity: 0.72 },
      )
    }
    scene.spray(d, inks.light, 0.7, 0.5, 0, 0.5, 0.6, 0.6)
    scene.spray(d, palette.material('blue', depth + 0.2).dark, 0.8, 0.5, 1, 0.5, 0.25, 1)
  })
}

/** Draws one free-standing pillar. */
function drawPillar(scene: Scene, x: number, base: number, w: number, h: number): void {
  const { palette, random } = scene
  const inks = palette.material('#DFA068')
  const lightSide = scene.disc.x > x ? 1 : -1
  const outline: Point[] = [
    [-0.62, 0],
    [-0.5, 0.16],
    [-0.54, 0.3],
    [-0.4, 0.42],
    [-0.44, 0.6],
    [-0.3, 0.72],
    [-0.32, 0.86],
    [-0.14, 0.98],
    [0.1, 1],
    [0.26, 0.9],
    [0.24, 0.76],
    [0.38, 0.62],
    [0.36, 0.46],
    [0.5, 0.34],
    [0.46, 0.18],
    [0.64, 0],
  ].map(([a = 0, b = 0]) => [x + (a + random.range(-0.03, 0.03)) * w, base - b * h])
  const d = polygon(outline)
  scene.fill(d, inks.mid)
  scene.clipTo(d, () => {
    let bands = ''
    for (let i = 0; i < 12; i++) bands += rect(x - w, base - h * random(), w * 2, random.range(4, 12))
    scene.fill(bands, inks.dark, { opacity: 0.5 })
    scene.fill(
      smooth([
        [x - lightSide * w * 0.04, base - h * 1.05],
        [x + lightSide * w * 0.06, base - h * 0.7],
        [x - lightSide * w * 0.1, base - h * 0.4],
        [x + lightSide * w * 0.04, base + 5],
      ]) + pen`L${x - lightSide * w} ${base + 5}V${base - h * 1.1}Z`,
      inks.dark,
      { opacity: 0.8 },
    )
    scene.spray(rect(x - w, base - h, w * 2, h), inks.light, 0.8, lightSide > 0 ? 1 : 0, 0, 0.5, 0.5, 0.7)
    scene.spray(rect(x - w, base - h, w * 2, h), inks.deep, 0.8, 0.5, 1, 0.5, 0.4, 0.9)
  })
  let scrub = ''
  for (let i = 0; i < 5; i++)
    scrub += ellipse(x + random.range(-0.12, 0.16) * w, base - h - random.range(0, 8), random.range(7, 13))
  scene.fill(scrub, palette.material('leaf', 0.05).dark)
}

/** Draws a sitting kangaroo facing right, 150 units high. */
function drawKangaroo(scene: Scene, x: number, y: number, scale: number, flip: boolean): void {
  const { palette } = scene
  const inks = palette.material('#9A6B4A')
  scene.place(
    x,
    y,
    scale,
    () => {
      scene.stroke('M-34 -18Q-70 0 -128 -4', inks.dark, 13)
      fillBody(
        scene,
        'M-36 -10C-56 -50 -30 -84 -4 -92C8 -98 14 -108 16 -118C10 -132 14 -146 28 -150C44 -152 62 -138 66 -130C64 -120 48 -118 40 -116C38 -100 34 -88 30 -76C30 -58 22 -44 14 -36L20 -10L52 -8Q56 0 46 2H-10Q-32 2 -36 -10Z',
        inks,
        { light: 0.8 },
      )
      scene.fill(
        'M18 -146Q10 -172 20 -178Q32 -168 30 -148ZM32 -148Q32 -172 44 -174Q48 -160 42 -146Z',
        inks.dark,
      )
      scene.fill('M22 -72Q42 -70 46 -54L40 -52Q34 -60 20 -58Z', inks.dark)
      scene.fill('M26 -64Q22 -44 10 -36Q2 -54 10 -72Z', palette.material('sand').mid)
      scene.fill(ellipse(42, -136, 3), palette.ink)
    },
    flip,
  )
}

/** Draws a branch of a gum tree with long leaves into an upper corner. */
function drawGumBough(scene: Scene, side: number): void {
  const { width, height, palette, random, unit } = scene
  const x0 = side > 0 ? width + 10 : -10
  const y0 = scene.poster ? height * 0.34 : 0
  const bark = palette.material('pale')
  scene.stroke(
    pen`M${x0} ${y0 + 20}Q${x0 - side * 190 * unit} ${y0 + 60} ${x0 - side * 420 * unit} ${y0 + 40}M${x0 - side * 150 * unit} ${y0 + 46}Q${x0 - side * 260 * unit} ${y0 + 120} ${x0 - side * 330 * unit} ${y0 + 130}`,
    bark.dark,
    11 * unit,
  )
  const greens = [
    palette.material('#6E9A6B').mid,
    palette.material('#8FB28A').mid,
    palette.material('leaf').dark,
  ]
  for (let i = 0; i < 60; i++) {
    const t = random()
    const low = i % 3 === 0
    const x = x0 - side * (low ? 150 + 190 * t : 30 + 410 * t) * unit
    const y = y0 + (low ? 50 + 80 * t : 24 + 40 * Math.sin(t * 3)) + random.range(-8, 8)
    const l = random.range(44, 78) * unit
    const lean = random.range(-0.5, 0.5) * l
    scene.fill(
      pen`M${x} ${y}Q${x + lean * 0.2 - l * 0.14} ${y + l * 0.5} ${x + lean} ${y + l}Q${x + lean * 0.6 + l * 0.12} ${y + l * 0.5} ${x} ${y}Z`,
      cycle(greens, i),
    )
  }
}

/** Three sandstone pillars above a valley of blue forest. */
export function threepillars(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, {
    horizon: 0.5,
    sunX: scene.wide ? undefined : focusX / width + random.range(-0.3, 0.3),
    sunY: random.range(0.18, 0.26),
    sunRadius: random.range(92, 120),
    cloudY: [0.05, 0.28],
  })
  const blue = (depth: number) => palette.material('#3F78A8', depth)
  drawRidge(scene, height * 0.44, 70, blue(0.8).mid, { rough: 0.3, step: 140 })
  drawRidge(scene, height * 0.48, 70, blue(0.66).mid, { rough: 0.4 })
  drawMist(scene, height * 0.47, 80, 0.5)

  // Distant escarpment: a flat top and a long cliff
  const side = random() < 0.5 ? 1 : -1
  const at = (t: number) => (side > 0 ? width * (1 - t) : width * t)
  const far: Point[] = [0, 0.12, 0.26, 0.34, 0.46, 0.6, 0.72].map((t, i) => [
    at(t),
    height * (0.45 + i * 0.008) + random.range(-6, 6),
  ])
  if (side > 0) far.reverse()
  drawCliff(scene, far, height * 0.58, 0.5)
  drawRidge(scene, height * 0.59, 70, blue(0.5).mid, { rough: 0.5 })
  drawMist(scene, height * 0.57, 90, 0.6)
  drawRidge(scene, height * 0.66, 80, blue(0.34).mid, { rough: 0.5 })
  drawCanopy(scene, height * 0.69, { inks: blue(0.3), size: [40, 70], spread: 34 })
  drawMist(scene, height * 0.66, 90, 0.4)

  // The pillars at the end of their plateau
  const scale = (scene.tall ? 1.14 : 1.05) * unit
  const base = height * 0.8
  const edge = focusX + side * 250 * scale
  const plateau: Point[] = [[edge - side * 30 * scale, base + 20]]
  for (let i = 0; i < 9; i++) {
    const y = base - cycle([250, 268, 330, 322, 366, 356, 372, 390, 384], i) * scale
    plateau.push(
      [edge + side * (i * 86 - 14) * unit, y],
      [edge + side * (i * 86 + 62) * unit, y + random.range(-6, 6)],
    )
  }
  const rim = plateau.slice(1)
  if (side < 0) plateau.reverse()
  drawCliff(scene, plateau, base + 60, 0.06)
  for (const [x, y] of rim) {
    drawCanopy(scene, y + 12, {
      inks: palette.material('leaf', 0.12),
      size: [44, 76],
      spread: 16,
      from: x - 40 * unit,
      to: x + 40 * unit,
      count: 3,
      closed: false,
    })
  }
  drawPillar(scene, focusX + side * 140 * scale, base + 10, 190 * scale, 384 * scale)
  drawPillar(scene, focusX - side * 30 * scale, base + 20, 176 * scale, 336 * scale)
  drawPillar(scene, focusX - side * 186 * scale, base + 26, 166 * scale, 292 * scale)
  drawCanopy(scene, base + 34, { inks: palette.material('#3C7F78', 0.14), size: [60, 104], spread: 44 })
  drawMist(scene, base - 10, 80, 0.3)
  scene.fill(rect(-5, height * 0.88, width + 10, height), palette.material('leaf').deep)
  drawCanopy(scene, height * 0.9, { inks: palette.material('leaf', 0.04), size: [64, 116], spread: 40 })
  drawCanopy(scene, height * 0.96, { inks: palette.material('leaf'), size: [70, 130], spread: 90 })

  drawCanopy(scene, height * 1.04, { inks: palette.material('leaf'), size: [90, 150], spread: 30 })

  // Lookout: a ledge with a rail, two walkers, a kangaroo
  const ledge =
    side > 0
      ? pen`M-10 ${height * 0.87}H${width * 0.36}L${width * 0.43} ${height * 0.9}L${width * 0.38} ${height + 9}H-10Z`
      : pen`M${width + 10} ${height * 0.87}H${width * 0.64}L${width * 0.57} ${height * 0.9}L${width * 0.62} ${height + 9}H${width + 10}Z`
  const rock = palette.material('#B98458')
  scene.fill(ledge, rock.mid)
  scene.spray(ledge, rock.light, 0.8, 0.5, 0, 0.5, 0.5, 0.7)
  scene.spray(ledge, rock.deep, 0.9, 0.5, 1, 0.5, 0.1, 0.9)
  const away = (t: number) => (side > 0 ? width * t : width * (1 - t))
  drawPerson(scene, away(0.1), height * 0.965, 168 * unit, {
    coat: 'orange',
    bag: 'teal',
    walk: false,
    back: true,
    flip: side < 0,
  })
  drawPerson(scene, away(0.17), height * 0.965, 156 * unit, {
    coat: random.pick(['teal', 'plum', 'navy'] as const),
    hat: 'cream',
    walk: false,
    back: true,
  })
  let rail = ''
  for (let i = 0; i < 7; i++) rail += pen`M${away(0.02 + i * 0.055)} ${height * 0.885}v${-58 * unit}`
  scene.stroke(
    `${rail}${pen`M${away(-0.01)} ${height * 0.885 - 56 * unit}L${away(0.36)} ${height * 0.885 - 56 * unit}M${away(-0.01)} ${height * 0.885 - 28 * unit}L${away(0.36)} ${height * 0.885 - 28 * unit}`}`,
    palette.material('wood').deep,
    6 * unit,
  )
  drawKangaroo(scene, away(0.3), height * 0.955, 1.04 * unit, side < 0)
  drawGumBough(scene, -side)
  drawBirds(scene, width * 0.5, height * 0.2, 4, 46)
  drawWeather(scene)
}
