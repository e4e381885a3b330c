import { BRAND, mix } from '../color'
import { arch, ellipse, pen, polygon, rect, roundRect, smooth } from '../geometry'
import { drawSailboat } from '../kit/boats'
import { drawCaldera } from '../kit/caldera'
import { drawRidge } from '../kit/land'
import { fillBody } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** A white cave suite with a terrace and a pool above the sea. */
export function cavesuite(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.54
  const side = random() < 0.5 ? 1 : -1
  const out = (t: number): number => (side > 0 ? width * t : width * (1 - t))
  drawSky(scene, {
    horizon: 0.54,
    sunX: scene.wide ? undefined : side > 0 ? random.range(0.24, 0.36) : random.range(0.64, 0.76),
    sunY: random.range(0.28, 0.38),
    sunRadius: random.range(110, 140),
    cloudY: [0.06, 0.34],
  })
  drawRidge(scene, horizon + 2, 60, palette.material('lav', 0.7).mid)
  drawWater(scene, horizon, { depth: height * 0.4 })
  drawCaldera(scene, {
    from: out(-0.02),
    to: out(-0.4),
    sea: horizon + 8,
    inner: height * 0.5,
    outer: height * 0.44,
    depth: 0.46,
    house: 20 * unit,
  })
  drawSailboat(scene, out(0.22), horizon + 60, 0.6 * unit)
  drawSailboat(scene, out(0.34), horizon + 34, 0.4 * unit, BRAND)
  drawSailboat(scene, out(0.1), horizon + 100, 0.8 * unit)

  // The rounded house, cut into the slope
  const white = palette.material('white')
  const shade = palette.night ? white.dark : mix(white.mid, mix(palette.shade, '#7FB0E0', 0.4), 0.36)
  const blue = palette.material('#2F6FC0')
  const lit = palette.dark ? '#FFD07A' : blue.deep
  const terrace = height * 0.76
  const mass = (from: number, to: number, top: number, foot: number, round: number): void => {
    const [a, b] = [out(from), out(to)]
    const d = pen`M${a} ${foot}V${top + round}Q${a} ${top} ${a + side * round} ${top}H${b}V${foot}Z`
    scene.fill(d, white.light)
    scene.spray(d, shade, 0.9, 0.5, 1, 0.5, 0.2)
    scene.spray(d, shade, 0.8, side > 0 ? 1 : 0, 0.5, side > 0 ? 0.4 : 0.6, 0.5, 0.9)
  }
  const rise = scene.poster ? 0.1 : 0
  mass(0.78, 1.2, height * (0.26 + rise), terrace, 80 * unit)
  const dome = out(0.93)
  const r = 96 * unit
  fillBody(
    scene,
    pen`M${dome - r} ${height * (0.26 + rise)}A${r} ${r * 1.04} 0 0 1 ${dome + r} ${height * (0.26 + rise)}Z`,
    blue,
    { side: side > 0 ? 1 : -1 },
  )
  scene.fill(rect(dome - r * 1.1, height * (0.26 + rise) - 4, r * 2.2, 16 * unit), white.light)
  mass(0.62, 0.96, height * (0.42 + rise * 0.6), terrace, 120 * unit)
  mass(0.48, 0.74, height * (0.55 + rise * 0.3), terrace, 96 * unit)
  // Barrel-vaulted door, round windows
  const door = (x: number, foot: number, w: number, h: number): void => {
    scene.glow(x, foot - h * 0.5, w * 1.3, '#FFC46B', palette.dark ? 0.7 : 0)
    scene.fill(arch(x - w * 0.62, foot, w * 1.24, h * 1.1), shade)
    scene.fill(arch(x - w / 2, foot, w, h), lit)
    scene.stroke(
      pen`M${x} ${foot}V${foot - h}M${x - w / 2} ${foot - h * 0.56}H${x + w / 2}`,
      white.light,
      6 * unit,
    )
    scene.fill(
      rect(x - w / 2 - 24 * unit, foot - h * 0.66, 22 * unit, h * 0.66) +
        rect(x + w / 2 + 2, foot - h * 0.66, 22 * unit, h * 0.66),
      blue.mid,
    )
  }
  door(out(0.585), terrace, 84 * unit, 158 * unit)
  door(out(0.74), terrace, 96 * unit, 210 * unit)
  door(out(0.92), height * (0.56 + rise * 0.6), 84 * unit, 150 * unit)
  for (const [t, y] of [
    [0.66, 0.5],
    [0.83, 0.36],
    [0.845, 0.5],
  ] as const) {
    scene.fill(ellipse(out(t), height * (y + rise * 0.5), 29 * unit), shade)
    scene.fill(ellipse(out(t), height * (y + rise * 0.5), 22 * unit), lit)
  }
  let steps = ''
  for (let i = 0; i < 7; i++)
    steps += rect(
      side > 0 ? out(0.985) - i * 14 * unit : out(0.985),
      terrace - (22 + i * 22) * unit,
      (70 + i * 14) * unit,
      22 * unit,
    )
  scene.fill(steps, white.light)
  scene.fill(steps, shade, { opacity: 0.2 })

  // Bougainvillea over the wall
  const vine = ['#E0418A', '#C2336B', '#F06AA8'] as const
  for (let i = 0; i < 64; i++) {
    const t = random()
    const x = out(0.79 - 0.2 * t) + random.range(-26, 26) * unit
    const y = height * (0.44 + rise * 0.5 + 0.13 * t * t) + random.range(-30, 40) * unit
    scene.fill(
      ellipse(x, y, random.range(9, 20) * unit),
      i % 5 === 0 ? palette.material('leaf').mid : palette.material(vine[i % 3] ?? '#E0418A').mid,
    )
  }

  // Terrace with an infinity pool
  const floor = palette.material('cream')
  scene.fill(rect(-5, terrace, width + 10, height), floor.mid)
  scene.spray(rect(-5, terrace, width + 10, height - terrace), floor.light, 0.8, 0.5, 0, 0.5, 0.6)
  scene.spray(rect(-5, terrace, width + 10, height - terrace), floor.deep, 0.6, 0.5, 1, 0.5, 0.2)
  const rim = smooth([
    [out(-0.06), terrace - 8],
    [out(0.2), terrace - 10],
    [out(0.4), terrace + 6],
    [out(0.5), terrace + 70 * unit],
    [out(0.4), terrace + 140 * unit],
    [out(0.16), terrace + 166 * unit],
    [out(-0.06), terrace + 150 * unit],
  ])
  scene.fill(`${rim}Z`, white.light)
  const pool = smooth([
    [out(-0.06), terrace + 4],
    [out(0.2), terrace + 3],
    [out(0.38), terrace + 18],
    [out(0.465), terrace + 72 * unit],
    [out(0.38), terrace + 122 * unit],
    [out(0.16), terrace + 144 * unit],
    [out(-0.06), terrace + 128 * unit],
  ])
  scene.fill(
    `${pool}Z`,
    scene.linear([
      [0, mix(palette.water[0], '#8FEBDC', palette.dark ? 0.2 : 0.55)],
      [1, palette.water[1]],
    ]),
  )
  scene.clipTo(`${pool}Z`, () => {
    drawReflection(
      scene,
      terrace + 10,
      130 * unit,
      [[scene.disc.x, scene.disc.r * 1.5, mix(palette.sun, '#FFF0CF', 0.3)]],
      0.7,
    )
    let ripples = ''
    for (let i = 0; i < 14; i++)
      ripples += roundRect(
        out(random() * 0.44),
        terrace + random.range(14, 130) * unit,
        random.range(40, 110) * unit,
        4,
        2,
      )
    scene.fill(ripples, '#FFFFFF', { opacity: 0.5 })
  })
  // Two loungers, a parasol, a tray
  const lx = focusX + side * (scene.tall ? 150 : 200) * unit
  for (const [dx, dy] of [
    [0, 0.905],
    [130, 0.955],
  ] as const) {
    scene.place(
      lx + side * dx * unit,
      height * dy,
      1.06 * unit,
      () => {
        const wood = palette.material('wood')
        scene.stroke('M-120 0V-30M90 0V-34', wood.deep, 9)
        scene.fill('M-140 -44H110L104 -26H-140Z', wood.mid)
        fillBody(
          scene,
          'M-140 -66H60Q76 -66 90 -84L150 -164Q164 -176 176 -162L108 -58Q100 -46 84 -46H-140Z',
          white,
          { shade: 0.7 },
        )
        scene.stroke('M-100 -64V-48M-50 -64V-48M0 -64V-48M50 -64V-48', BRAND, 9)
      },
      side < 0,
    )
  }
  scene.place(lx + side * 190 * unit, height * 0.885, 1.06 * unit, () => {
    scene.stroke('M0 0V-330', palette.material('wood').mid, 10)
    const canvas =
      'M0 -390Q-150 -360 -210 -266Q-150 -290 -105 -268Q-50 -290 0 -270Q50 -290 105 -268Q150 -290 210 -266Q150 -360 0 -390Z'
    fillBody(scene, canvas, palette.material('sand'), { shade: 0.8 })
    scene.fill(
      'M0 -390Q-60 -360 -105 -268Q-50 -290 0 -270Q50 -290 105 -268Q60 -360 0 -390Z',
      palette.material('cream').light,
      { opacity: 0.6 },
    )
    scene.fill(
      polygon([
        [-60, 0],
        [60, 0],
        [40, -18],
        [-40, -18],
      ]),
      palette.material('stone').dark,
    )
  })
  scene.place(lx - side * 150 * unit, height * 0.965, unit, () => {
    scene.fill(ellipse(0, 0, 76, 16), palette.material('wood').dark)
    scene.fill(ellipse(0, -5, 74, 15), palette.material('wood').light)
    scene.fill('M-34 -6V-62H-8V-6Z', '#FFFFFF', { opacity: 0.6 })
    scene.fill('M-34 -6V-40H-8V-6Z', palette.material('gold').mid)
    scene.fill(ellipse(24, -16, 17), BRAND)
    scene.fill(ellipse(46, -12, 12), palette.material('gold').mid)
  })
  drawBirds(scene, out(0.2), height * 0.2, 5, 46)
  drawWeather(scene)
}
