import { mix } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawFrameLeaves } from '../kit/foreground'
import { drawMist } from '../kit/land'
import { drawPalm } from '../kit/palm'
import { drawCanopy, drawGround } from '../kit/shade'
import { drawSky } from '../kit/sky'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** Draws a tall trunk with buttress roots and lianas. */
function drawTrunk(scene: Scene, x: number, y: number, w: number, depth: number): void {
  const { palette, random } = scene
  const inks = palette.material('#5A4A4E', depth)
  const d = pen`M${x - w * 1.5} ${y}Q${x - w * 0.6} ${y - 50} ${x - w * 0.5} ${y - 190}L${x - w * 0.36} -10H${x + w * 0.36}L${x + w * 0.5} ${y - 190}Q${x + w * 0.6} ${y - 50} ${x + w * 1.5} ${y}Z`
  scene.fill(d, inks.dark)
  scene.spray(d, inks.light, 0.7, scene.disc.x > x ? 1 : 0, 0.4, 0.5, 0.5, 0.7)
  for (let i = 0; i < 3; i++) {
    const lx = x + random.range(-1, 1) * w
    scene.stroke(
      pen`M${lx} -10Q${lx + random.range(-40, 40)} ${y * 0.4} ${lx + random.range(-16, 16)} ${y * random.range(0.5, 0.72)}`,
      palette.material('leaf', depth).deep,
      4,
    )
  }
}

/** Draws a Malayan tapir facing right, 250 units long. */
function drawTapir(scene: Scene, x: number, y: number, scale: number, flip: boolean): void {
  const { palette } = scene
  const black = palette.material('#3C4468')
  const white = palette.material('#E9E6EE')
  const body =
    'M-126 -92C-128 -130 -96 -150 -40 -150C10 -152 40 -146 66 -140C84 -152 110 -152 128 -138C146 -126 160 -108 166 -86Q164 -74 154 -76Q148 -84 136 -84L112 -80C100 -72 92 -62 86 -50L92 0H66L58 -46Q10 -34 -56 -44L-66 0H-94L-92 -46C-114 -56 -124 -70 -126 -92Z'
  scene.place(
    x,
    y,
    scale,
    () => {
      scene.fill('M-52 -50L-46 0H-26L-30 -46ZM34 -46L38 0H58L56 -46Z', black.deep)
      scene.fill(body, black.dark)
      scene.clipTo(body, () => {
        scene.fill(
          'M-104 -160Q-120 -90 -84 -40H20Q40 -90 22 -160Z',
          palette.dark ? mix(white.mid, '#FFE9C4', 0.62) : white.mid,
        )
        scene.spray('M-104 -160Q-120 -90 -84 -40H20Q40 -90 22 -160Z', palette.shade, 0.8, 0.5, 1, 0.5, 0.2)
        scene.spray(body, mix(palette.sun, white.light, 0.4), 0.6, 0.7, 0, 0.5, 0.6, 0.5)
      })
      scene.fill('M78 -142Q76 -172 92 -170Q104 -160 98 -142Z', black.mid)
      scene.stroke('M80 -150Q80 -170 92 -169', white.light, 4)
      scene.fill(ellipse(126, -118, 5), '#FFE9A8')
      scene.fill(ellipse(127, -118, 2.4), palette.ink)
      scene.stroke('M138 -90q12 8 22 2', black.deep, 4)
    },
    flip,
  )
}

/** Draws two glowing eyes in the dark. */
function drawEyes(scene: Scene, x: number, y: number, q: number, color: string): void {
  scene.glow(x, y, q * 9, color, 0.35)
  for (const sign of [-1, 1]) {
    scene.fill(ellipse(x + sign * q * 1.7, y, q), color)
    scene.fill(ellipse(x + sign * q * 1.7, y, q * 0.3, q * 0.8), scene.palette.ink)
  }
}

/** An animal park in the forest at night with a small open tram. */
export function nightsafari(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, {
    horizon: 0.6,
    sunX: scene.wide ? undefined : focusX / width + random.range(-0.2, 0.2),
    sunY: random.range(0.2, 0.27),
    sunRadius: random.range(120, 150),
    cloudY: [0.08, 0.3],
  })
  const side = random() < 0.5 ? 1 : -1
  drawCanopy(scene, height * 0.5, { inks: palette.material('teal', 0.6), size: [110, 190], spread: 120 })
  for (let i = 0; i < 6; i++)
    drawTrunk(scene, random() * width, height * 0.68, random.range(12, 20) * unit, 0.5)
  drawMist(scene, height * 0.52, 170, 0.5)
  scene.fill(rect(-5, height * 0.62, width + 10, height * 0.06), palette.material('leaf', 0.4).dark)
  drawCanopy(scene, height * 0.66, { inks: palette.material('leaf', 0.36), size: [90, 150], spread: 60 })
  for (let i = 0; i < 5; i++) {
    drawPalm(scene, random() * width, height * 0.68, random.range(220, 340) * unit, {
      lean: random.range(-0.1, 0.1),
      inks: palette.material('leaf', 0.26),
    })
  }
  scene.fill(rect(-5, height * 0.65, width + 10, height * 0.08), palette.material('leaf', 0.28).dark)
  drawCanopy(scene, height * 0.72, { inks: palette.material('leaf', 0.18), size: [70, 120], spread: 30 })
  for (const [t, y, q] of [
    [0.1, 0.61, 7],
    [0.9, 0.58, 8],
    [0.3, 0.66, 6],
  ] as const) {
    drawEyes(
      scene,
      width * (t + random.range(-0.04, 0.04)),
      height * y,
      q * unit,
      random.pick(['#FFE08A', '#B8F2A0', '#FFC56E'] as const),
    )
  }

  // Clearing in lamplight
  drawGround(scene, height * 0.71, palette.material('#3E7A5E', 0.06), { wave: 8 })
  const standX = focusX - side * 110 * unit
  scene.fill(
    ellipse(standX, height * 0.8, 420 * unit, 76 * unit),
    mix('#FFD68A', palette.material('green').mid, 0.35),
    { opacity: palette.dark ? 0.46 : 0.2 },
  )
  scene.fill(ellipse(standX, height * 0.8, 270 * unit, 48 * unit), '#FFE3A0', {
    opacity: palette.dark ? 0.3 : 0.18,
  })
  scene.glow(standX, height * 0.74, 420 * unit, '#FFE0A0', palette.dark ? 0.34 : 0.1)
  drawTapir(scene, standX + side * 30 * unit, height * 0.81, 1.36 * unit, side < 0)
  drawTapir(scene, standX - side * 230 * unit, height * 0.835, 0.66 * unit, side < 0)
  for (const [dx, w] of [
    [-590, 60],
    [600, 66],
    [-860, 52],
    [900, 60],
  ] as const) {
    drawTrunk(scene, focusX + dx * (scene.tall ? 0.78 : 1) * unit, height * 0.86, w * unit, 0.08)
  }

  // The tram on its road
  const road = pen`M-10 ${height * 0.9}Q${width * 0.5} ${height * 0.865} ${width + 10} ${height * 0.9}V${height + 9}H-10Z`
  scene.fill(road, palette.material('#6E6A78').dark)
  scene.spray(road, palette.material('#6E6A78').deep, 0.8, 0.5, 1, 0.5, 0.1)
  const tramX = focusX + side * (scene.tall ? 150 : 290) * unit
  scene.fill(
    pen`M${tramX - side * 190 * unit} ${height * 0.86}L${tramX - side * 640 * unit} ${height * 0.79}V${height * 0.93}L${tramX - side * 190 * unit} ${height * 0.895}Z`,
    scene.linear(
      [
        [0, '#FFE9A8', side > 0 ? 0 : 0.55],
        [1, '#FFE9A8', side > 0 ? 0.55 : 0],
      ],
      0,
      0,
      1,
      0,
    ),
  )
  scene.place(
    tramX,
    height * 0.945,
    1.24 * unit,
    () => {
      const cream = palette.material('cream')
      const red = palette.material(palette.night ? '#FF8A3C' : 'orange')
      for (const x of [-110, -30, 80, 150]) {
        scene.fill(ellipse(x, -6, 21), palette.ink)
        scene.fill(ellipse(x, -6, 9), palette.material('gray').light)
      }
      const car = (x: number, w: number): void => {
        scene.fill(roundRect(x, -70, w, 58, 10), red.mid)
        scene.fill(rect(x + 4, -34, w - 8, 8), cream.light)
        scene.fill(roundRect(x - 8, -176, w + 16, 16, 8), cream.mid)
        scene.glow(x + w / 2, -140, w * 0.62, '#FFD68A', palette.dark ? 0.7 : 0.2)
        for (let i = 0; i <= 2; i++) scene.fill(rect(x + 2 + (i * (w - 10)) / 2, -164, 6, 98), cream.dark)
        let k = 0
        for (let px = x + 26; px < x + w - 14; px += 40) {
          scene.fill(ellipse(px, -108, 11), palette.material('skin').mid)
          scene.fill(`M${px - 12} -112a12 12 0 0 1 24 0q-4 -5 -12 -5t-12 5Z`, palette.ink)
          scene.fill(
            `M${px - 18} -68q0 -28 18 -28t18 28Z`,
            palette.material(cycle(['teal', 'gold', 'plum', 'jade'] as const, k++)).mid,
          )
        }
      }
      car(-12, 196)
      scene.fill('M-146 -12V-96Q-146 -112 -130 -114H-26V-12Z', red.mid)
      scene.fill(
        'M-136 -66V-92Q-136 -102 -126 -102H-94V-66Z',
        palette.dark ? '#FFE3A0' : palette.material('blue').dark,
      )
      scene.fill(roundRect(-152, -176, 136, 16, 8), cream.mid)
      scene.fill(rect(-32, -164, 6, 60) + rect(-146, -164, 6, 60), cream.dark)
      scene.fill(ellipse(-62, -128, 11), palette.material('skin').mid)
      scene.fill('M-80 -92q0 -24 18 -24t18 24Z', palette.material('leaf').mid)
      scene.fill('M-76 -132q0 -14 14 -14t14 14Z', palette.material('leaf').dark)
      scene.fill(ellipse(-144, -44, 9), '#FFF3C8')
      scene.glow(-146, -44, 60, '#FFE9A8', 0.9)
      scene.fill(rect(-26, -26, 16, 8), palette.ink)
    },
    side < 0,
  )
  drawFrameLeaves(scene, -side, { scale: 1.35, count: 8 })
  drawFrameLeaves(scene, side, { scale: 0.8 })
  drawWeather(scene)
}
