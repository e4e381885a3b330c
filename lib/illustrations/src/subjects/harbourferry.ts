import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect, smooth } from '../geometry'
import { drawSailboat } from '../kit/boats'
import { drawCityBand } from '../kit/city'
import { drawFrameLeaves } from '../kit/foreground'
import { drawRidge } from '../kit/land'
import { fillBody } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** Draws a double-ended harbor ferry in green and cream, 820 units long. */
function drawFerry(scene: Scene): void {
  const { palette } = scene
  const green = palette.material('#1F6B4E')
  const cream = palette.material('#F6E6BE')
  const lit = palette.dark ? '#FFE0A0' : palette.material('navy').dark
  fillBody(scene, 'M-420 -70Q-408 30 -340 44H340Q408 30 420 -70Z', green, { light: 0.4, shade: 1 })
  scene.fill('M-420 -70L-416 -48H416L420 -70Z', palette.material('gold').mid)
  scene.fill('M-372 20Q-360 36 -340 44H340Q360 36 372 20Z', palette.material('red').dark)
  const deck = (half: number, y: number, h: number, step: number): void => {
    const d = pen`M${-half} ${y}V${y - h + 20}Q${-half} ${y - h} ${-half + 24} ${y - h}H${half - 24}Q${half} ${y - h} ${half} ${y - h + 20}V${y}Z`
    scene.fill(d, cream.mid)
    scene.spray(d, cream.light, 0.7, 0.2, 0, 0.6, 0.7)
    scene.spray(d, cream.deep, 0.6, 0.5, 1, 0.5, 0.3)
    let panes = ''
    for (let x = -half + 26; x < half - 40; x += step)
      panes += roundRect(x, y - h * 0.72, step - 14, h * 0.44, 5)
    scene.fill(panes, lit)
    scene.fill(rect(-half - 10, y - h - 7, half * 2 + 20, 10), green.mid)
  }
  deck(356, -70, 92, 48)
  deck(290, -168, 82, 46)
  // Two wheelhouses, funnel, rails with passengers
  for (const x of [-210, 210]) {
    scene.fill(roundRect(x - 54, -330, 108, 76, 14), cream.light)
    scene.fill(roundRect(x - 44, -318, 88, 34, 6), lit)
    scene.fill(rect(x - 62, -338, 124, 12), green.dark)
    scene.stroke(pen`M${x} -338v-60`, palette.material('char').deep, 5)
  }
  fillBody(scene, 'M-56 -258L-48 -372H48L56 -258Z', green, { light: 0.9 })
  scene.fill('M-50 -340L-48 -364H48L50 -340Z', palette.material('gold').mid)
  let rails = ''
  for (let x = -340; x <= 340; x += 22) if (Math.abs(x) > 292) rails += rect(x, -196, 3, 34)
  scene.fill(rails, green.deep)
  for (const [i, x] of [-330, -312, 318, 336, -140, -116, 110, 140].entries()) {
    const y = Math.abs(x) > 292 ? -168 : -258
    scene.fill(ellipse(x, y - 36, 9), palette.material('skin').mid)
    scene.fill(
      pen`M${x - 11} ${y}q-1 -26 11 -26t11 26Z`,
      palette.material(cycle(['orange', 'teal', 'red', 'navy'] as const, i)).mid,
    )
  }
}

/** A green and cream ferry in front of a steel arch bridge and a hall roofed like sails. */
export function harbourferry(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.62
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.6,
    sunX: scene.wide ? undefined : focusX / width + side * random.range(0.12, 0.22),
    sunY: random.range(0.2, 0.28),
    sunRadius: random.range(96, 124),
    cloudY: [0.06, 0.36],
  })
  drawCityBand(scene, horizon, {
    heights: [70, 220],
    widths: [36, 70],
    inks: palette.material('lav', 0.58),
    depth: 0.58,
    from: side > 0 ? -20 : width * 0.4,
    to: side > 0 ? width * 0.6 : width + 20,
  })
  drawRidge(scene, horizon + 2, 50, palette.material('leaf', 0.52).mid)

  // Arch bridge from shore to shore
  const char = palette.material('char', 0.26)
  const bw = (scene.tall ? 760 : 900) * unit
  const bx = focusX - side * 150 * unit
  const deck = horizon - 86 * unit
  const topAt = (t: number): number => deck + 40 * unit - 300 * unit * (1 - (2 * t - 1) ** 2)
  const lowAt = (t: number): number => deck + 64 * unit - 262 * unit * (1 - (2 * t - 1) ** 2)
  let web = ''
  let hangers = ''
  for (let i = 0; i < 30; i++) {
    const a = i / 30
    const b = (i + 1) / 30
    const xa = bx - bw / 2 + bw * a
    const xb = bx - bw / 2 + bw * b
    web += pen`M${xa} ${topAt(a)}L${xb} ${lowAt(b)}M${xa} ${lowAt(a)}L${xb} ${topAt(b)}`
    if (lowAt(a) < deck) hangers += pen`M${xa} ${lowAt(a)}V${deck}`
  }
  const curve = (at: (t: number) => number): string =>
    smooth(Array.from({ length: 17 }, (_, i) => [bx - bw / 2 + (bw * i) / 16, at(i / 16)] as const))
  scene.stroke(hangers, char.dark, 2.4)
  scene.stroke(web, char.dark, 2.2)
  scene.stroke(curve(topAt), char.mid, 10 * unit)
  scene.stroke(curve(lowAt), char.mid, 9 * unit)
  scene.fill(rect(-10, deck, width + 20, 16 * unit), char.dark)
  const stone = palette.material('stone', 0.24)
  for (const sign of [-1, 1]) {
    const x = bx + (sign * bw) / 2
    scene.fill(
      polygon([
        [x - 34 * unit, horizon + 4],
        [x - 28 * unit, deck - 96 * unit],
        [x + 28 * unit, deck - 96 * unit],
        [x + 34 * unit, horizon + 4],
      ]),
      stone.mid,
    )
    scene.fill(rect(x + 2 * unit, deck - 96 * unit, 26 * unit, horizon - deck + 96 * unit), stone.dark)
    scene.fill(rect(x - 36 * unit, deck - 104 * unit, 72 * unit, 11 * unit), stone.light)
  }
  drawWater(scene, horizon)
  // Hall with shells on its headland
  const hx = focusX + side * (scene.tall ? 330 : 500) * unit
  const white = palette.material('white', 0.06)
  scene.fill(
    pen`M${hx - 250 * unit} ${horizon + 26 * unit}l${20 * unit} ${-32 * unit}h${470 * unit}l${20 * unit} ${32 * unit}Z`,
    palette.material('#B98F72', 0.06).mid,
  )
  for (const [dx, w, h] of [
    [-180, 120, 110],
    [-110, 150, 170],
    [-10, 170, 210],
    [110, 120, 130],
  ] as const) {
    scene.place(
      hx + side * dx * unit,
      horizon - 4,
      unit * 0.9,
      () => {
        const d = pen`M0 0Q${w * 0.1} ${-h * 0.72} ${w * 0.86} ${-h}Q${w * 0.84} ${-h * 0.44} ${w} 0Z`
        scene.fill(
          pen`M${w} 0Q${w * 0.84} ${-h * 0.44} ${w * 0.86} ${-h}Q${w * 1.16} ${-h * 0.5} ${w * 1.2} 0Z`,
          palette.dark ? '#E9A45C' : white.deep,
        )
        scene.fill(d, white.light)
        scene.spray(d, white.dark, 0.9, 0, 1, 0.75, 0.25, 1)
      },
      side < 0,
    )
  }
  drawReflection(
    scene,
    horizon + 34 * unit,
    height * 0.08,
    [
      [hx, 330 * unit, white.mid],
      [bx - bw / 2, 60 * unit, stone.mid],
      [bx + bw / 2, 60 * unit, stone.mid],
    ],
    0.4,
  )
  drawSailboat(scene, focusX - side * (scene.tall ? 280 : 480) * unit, horizon + 60 * unit, 0.7 * unit)
  drawSailboat(
    scene,
    focusX - side * (scene.tall ? 350 : 390) * unit,
    horizon + 34 * unit,
    0.44 * unit,
    BRAND,
  )

  const y = height * 0.855
  const x = focusX - side * 10 * unit
  drawReflection(
    scene,
    y + 44 * unit,
    height * 0.09,
    [
      [x, 700 * unit, palette.material('#1F6B4E').dark],
      [x, 520 * unit, palette.material('#F6E6BE').mid],
    ],
    0.35,
  )
  scene.place(x, y, (scene.tall ? 0.98 : 1.06) * unit, () => drawFerry(scene), side < 0)
  const foam = mix('#FFFFFF', palette.water[0], 0.1)
  for (let i = 0; i < 8; i++)
    scene.fill(
      roundRect(
        x - side * (40 + i * 16) * unit - (430 - i * 26) * unit,
        y + (40 + i * 14) * unit,
        (860 - i * 60) * unit,
        (7 - i * 0.5) * unit,
        3 * unit,
      ),
      foam,
      { opacity: 0.6 - i * 0.05 },
    )
  scene.fill(
    pen`M${x + side * 350 * unit} ${y + 46 * unit}q${side * 50 * unit} ${-56 * unit} ${side * 110 * unit} ${-20 * unit}q${-side * 20 * unit} ${24 * unit} ${-side * 110 * unit} ${20 * unit}Z`,
    foam,
    { opacity: 0.85 },
  )
  drawFrameLeaves(scene, -side, { scale: 0.85 })
  drawBirds(scene, x - side * 260 * unit, height * 0.36, 6, 50, 1.3)
  drawWeather(scene)
}
