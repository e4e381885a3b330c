import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, round1, smooth } from '../geometry'
import { drawRidge } from '../kit/land'
import { drawBirds, drawSky } from '../kit/sky'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Desert dunes with a camel train. */
export function dunes(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, {
    horizon: 0.55,
    sunRadius: random.range(110, 140),
    sunY: random.range(0.26, 0.36),
    cloudY: [0.06, 0.26],
  })
  const lightSide = scene.disc.x > width / 2 ? 1 : -1
  drawRidge(scene, height * 0.56, 60, palette.material('#B98A86', 0.72).mid)
  drawRidge(scene, height * 0.6, 90, palette.material('dune', 0.55).mid, { rough: 0.1, step: 160 })

  // Big dunes: S-curve crest dividing light and shade
  const dune = (x: number, y: number, w: number, h: number, d: number, flip: boolean) => {
    const c = palette.material('dune', d)
    scene.place(
      x,
      y,
      1,
      () => {
        scene.fill(
          pen`M${-w} 0Q${-w * 0.42} ${-h * 0.4} 0 ${-h}Q${w * 0.36} ${-h * 0.42} ${w} 0V${h}H${-w}Z`,
          c.light,
        )
        const lee = pen`M0 ${-h}C${w * 0.1} ${-h * 0.74} ${-w * 0.1} ${-h * 0.5} ${w * 0.04} ${-h * 0.26}S${-w * 0.06} ${h * 0.2} ${w * 0.1} ${h * 0.6}L${w} ${h * 0.6}V0Q${w * 0.36} ${-h * 0.42} 0 ${-h}Z`
        scene.fill(lee, c.dark)
        scene.spray(lee, c.deep, 0.75, 0, 0, 1, 0.7, 0.8)
        scene.spray(
          pen`M${-w} 0Q${-w * 0.42} ${-h * 0.4} 0 ${-h}L0 ${h * 0.5}H${-w}Z`,
          mix(c.light, '#FFF3D0', 0.5),
          0.8,
          1,
          0,
          0.3,
          0.8,
          0.7,
        )
        let l = ''
        for (let i = 0; i < 7; i++) {
          const t = i / 7
          l += pen`M${-w * 0.8 + t * w * 0.35} ${-h * 0.02 - t * h * 0.35}q${w * 0.18} ${-h * 0.03} ${w * 0.34} ${h * 0.05}`
        }
        scene.stroke(l, c.mid, 2.4, { opacity: 0.7 })
      },
      flip,
    )
  }
  dune(width * 0.12, height * 0.68, width * 0.5, height * 0.14, 0.4, lightSide < 0)
  dune(width * 0.82, height * 0.68, width * 0.48, height * 0.18, 0.36, lightSide < 0)
  dune(focusX - 60 * unit, height * 0.8, 760 * unit, height * 0.31, 0.12, lightSide < 0)

  // Distant oasis fort
  dune(width * 0.02, height * 0.98, width * 0.62, height * 0.24, 0, lightSide < 0)
  const foreground =
    smooth([
      [-20, height * 0.9],
      [width * 0.3, height * 0.86],
      [width * 0.6, height * 0.83],
      [width + 20, height * 0.87],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`
  const c = palette.material('dune')
  scene.fill(foreground, c.mid)
  scene.spray(foreground, c.light, 0.8, 0.4, 0, 0.5, 0.8, 0.7)
  scene.spray(foreground, c.dark, 0.8, 0.5, 1, 0.5, 0.2, 0.8)

  // Camel train
  const camel = (x: number, y: number, scale: number, rug: string) =>
    scene.place(x, y, scale, () => {
      const b = palette.material('wood').deep
      scene.fill(
        'M-62 -60C-64 -84 -44 -92 -34 -90C-30 -112 -4 -114 2 -92C24 -92 40 -86 48 -76C58 -86 58 -112 66 -124C72 -132 88 -130 98 -122L100 -114L80 -112C78 -92 72 -66 52 -56L48 -50L50 0L42 0L36 -46L-30 -46L-34 0L-42 0L-44 -46L-56 -46L-60 0L-68 0L-62 -48Z',
        b,
      )
      scene.fill('M28 -48L30 0L22 0L18 -46Z', b)
      scene.fill('M-46 -90Q-14 -120 12 -90L16 -62Q-14 -54 -48 -62Z', rug)
      scene.fill('M-46 -74Q-14 -84 14 -74L15 -68Q-14 -76 -47 -68Z', palette.unlit('gold'))
      scene.fill('M-28 -98C-30 -136 -20 -146 -14 -146C-6 -146 2 -136 2 -98Z', palette.material('white').mid)
      scene.fill('M-12 -98C-10 -120 -8 -140 -12 -146C-4 -146 2 -136 2 -98Z', palette.material('white').dark)
      scene.fill(ellipse(-13, -154, 10), palette.material('skin', 0).dark)
      scene.fill('M-25 -152q2 -18 13 -17t10 14q-6 -4 -12 -3t-11 6Z', palette.unlit('orange'))
    })
  const n = scene.wide ? 5 : scene.tall ? 3 : 4
  const cx = scene.wide ? width * 0.5 : width * (scene.tall ? 0.24 : 0.26)
  for (let i = 0; i < n; i++) {
    const x = cx + i * 175 * unit
    const y = height * 0.885 - i * 9 * unit
    scene.fill(
      polygon([
        [x - 50 * unit, y - 2],
        [x + 48 * unit, y - 2],
        [x + (lightSide > 0 ? -220 : 260) * unit, y + 46 * unit],
        [x + (lightSide > 0 ? -300 : 160) * unit, y + 46 * unit],
      ]),
      c.deep,
      { opacity: 0.35 },
    )
    camel(
      x,
      y,
      0.98 * unit,
      i % 2 ? palette.material('teal').mid : palette.night ? mix(BRAND, palette.shade, 0.2) : BRAND,
    )
  }
  scene.stroke(
    `M${round1(cx)} ${round1(height * 0.885 - 70 * unit)}${Array.from({ length: n - 1 }, (_, i) => pen`Q${cx + (i * 175 + 95) * unit} ${height * 0.885 - (50 + 9 * i) * unit} ${cx + (i + 1) * 175 * unit} ${height * 0.885 - (70 + 9 * (i + 1)) * unit}`).join('')}`,
    palette.ink,
    2,
    { opacity: 0.6 },
  )
  drawBirds(scene, width * 0.2, height * 0.16, 4, 46)
  drawWeather(scene)
}
