import { ellipse, pen, polygon, smooth } from '../geometry'
import { drawRidge } from '../kit/land'
import { drawPeak } from '../kit/mountains'
import { drawBirds, drawSky } from '../kit/sky'
import { drawBush } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** A savannah with acacias, giraffes and elephants. */
export function safari(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.7
  drawSky(scene, {
    horizon: 0.66,
    sunRadius: random.range(150, 190),
    sunX: scene.wide ? 0.52 : 0.5 + random.range(-0.14, 0.14),
    sunY: random.range(0.44, 0.5),
    cloudY: [0.08, 0.34],
  })
  drawPeak(scene, width * (scene.wide ? 0.3 : 0.2), horizon + 6, 760 * unit, 210 * unit, {
    inks: palette.material('#8C7A9A', 0.62),
    snow: 0.3,
    snowInks: palette.material('snow', 0.4),
    jaggedness: 0.6,
  })
  drawRidge(scene, horizon, 60, palette.material('#8C7A9A', 0.7).mid)
  drawRidge(scene, horizon + 14, 34, palette.material('#B08A5A', 0.5).mid)
  const inks = palette.material('#D9A441')
  drawRidge(scene, height * 0.76, 26, palette.material('#C9963F', 0.25).mid, { rough: 0.1, step: 150 })
  for (let i = 0; i < width / 110; i++) {
    drawBush(
      scene,
      random() * width,
      height * 0.755,
      random.range(40, 90) * unit,
      palette.material('#7E8B4A', 0.4),
    )
  }

  // Acacia
  const acacia = (x: number, y: number, h: number, d: number, flipped = false) =>
    scene.place(
      x,
      y,
      h / 400,
      () => {
        const t = palette.material('#4A3430', d)
        const g = palette.material('#5E7A3C', d)
        scene.fill(
          'M-14 0C-6 -90 -26 -150 -60 -230L-150 -310L-140 -316L-50 -250C-30 -220 -14 -190 -4 -160C10 -220 40 -256 110 -310L118 -302C60 -250 26 -200 16 -110L20 0Z',
          t.deep,
        )
        scene.stroke('M-50 -240L-40 -320M60 -262L40 -330M90 -292L150 -326', t.deep, 7)
        const pad = (x: number, y: number, w: number, h2: number) => {
          scene.fill(
            `M${x - w} ${y}Q${x - w * 0.9} ${y - h2} ${x - w * 0.4} ${y - h2 * 0.96}Q${x} ${y - h2 * 1.4} ${x + w * 0.45} ${y - h2}Q${x + w * 0.95} ${y - h2 * 0.9} ${x + w} ${y}Q${x + w * 0.4} ${y + h2 * 0.34} ${x} ${y + h2 * 0.1}Q${x - w * 0.5} ${y + h2 * 0.34} ${x - w} ${y}Z`,
            g.dark,
          )
          scene.fill(
            `M${x - w * 0.86} ${y - h2 * 0.34}Q${x - w * 0.8} ${y - h2} ${x - w * 0.4} ${y - h2 * 0.96}Q${x} ${y - h2 * 1.4} ${x + w * 0.45} ${y - h2}Q${x + w * 0.85} ${y - h2 * 0.86} ${x + w * 0.86} ${y - h2 * 0.4}Q${x + w * 0.2} ${y - h2 * 0.7} ${x - w * 0.1} ${y - h2 * 0.45}T${x - w * 0.86} ${y - h2 * 0.34}Z`,
            g.mid,
          )
        }
        pad(-150, -306, 120, 44)
        pad(130, -312, 130, 46)
        pad(-10, -352, 170, 56)
      },
      flipped,
    )
  acacia(width * (scene.wide ? 0.86 : 0.9), height * 0.765, 150 * unit, 0.4)
  acacia(width * 0.1, height * 0.76, 120 * unit, 0.46, true)

  // Giraffes
  const giraffe = (x: number, y: number, scale: number, d: number, flipped = false) =>
    scene.place(
      x,
      y,
      scale,
      () => {
        const c = palette.material('#C98A3C', d)
        const dk = palette.material('#5A3424', d)
        const body =
          'M-66 -150C-70 -176 -50 -186 -20 -188C6 -190 22 -196 32 -214L66 -330C68 -344 76 -352 88 -352L118 -340C124 -336 122 -328 114 -326L92 -322C84 -286 74 -236 60 -196C54 -172 50 -158 46 -146L50 0H38L30 -128L-34 -124L-38 0H-50L-50 -120C-58 -126 -64 -138 -66 -150Z'
        scene.fill(body, c.mid)
        scene.fill('M18 -130L20 0H30L36 -130ZM-40 -124L-58 0H-68L-62 -130Z', c.dark)
        scene.clipTo(body, () => {
          let d = ''
          for (let i = 0; i < 46; i++) {
            const x = random.range(-66, 66)
            const y = i < 26 ? random.range(-190, -110) : random.range(-330, -170)
            const xx = i < 26 ? x : 66 - (y + 330) * -0.26 + random.range(-20, 12) - (y + 330) * 0.5
            const q = random.range(6, 11)
            d += polygon([
              [xx - q, y],
              [xx - q * 0.2, y - q],
              [xx + q, y - q * 0.4],
              [xx + q * 0.6, y + q],
              [xx - q * 0.5, y + q * 0.9],
            ])
          }
          scene.fill(d, dk.dark, { opacity: 0.75 })
        })
        scene.stroke('M86 -352l-2 -16M96 -350l2 -15', dk.dark, 4)
        scene.fill('M80 -346l-16 -4l8 12Z', c.dark)
        scene.stroke('M-66 -152q-10 30 -4 56', dk.dark, 4)
        scene.fill(ellipse(99, -339, 2.6), palette.ink)
      },
      flipped,
    )
  giraffe(width * (scene.wide ? 0.44 : scene.tall ? 0.2 : 0.24), height * 0.83, 0.62 * unit, 0.2)
  giraffe(width * (scene.wide ? 0.5 : scene.tall ? 0.36 : 0.34), height * 0.84, 0.74 * unit, 0.12, true)

  // Golden grass
  const foreground =
    smooth([
      [-20, height * 0.82],
      [width * 0.3, height * 0.835],
      [width * 0.65, height * 0.815],
      [width + 20, height * 0.83],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`
  scene.fill(foreground, inks.mid)
  scene.spray(foreground, inks.deep, 0.8, 0.5, 1, 0.5, 0, 1)
  scene.spray(foreground, inks.light, 0.8, 0.5, 0, 0.5, 0.5, 0.8)
  acacia(focusX + (scene.tall ? 110 : 230) * unit, height * 0.9, 560 * unit, 0)

  // Elephant and calf
  const el = (x: number, y: number, scale: number, flipped: boolean) =>
    scene.place(
      x,
      y,
      scale,
      () => {
        const c = palette.material('#6A6780')
        scene.fill('M-62 -60L-58 0H-34L-34 -60ZM44 -60L48 0H72L70 -60Z', c.deep)
        scene.fill(
          'M-128 -96C-128 -142 -92 -166 -40 -168C-6 -169 16 -160 40 -160C52 -178 84 -186 108 -172C130 -160 136 -136 136 -112C137 -84 142 -62 150 -44C154 -34 166 -34 168 -42L174 -40C172 -22 152 -18 142 -30C126 -50 122 -70 116 -86C106 -80 96 -78 88 -80L84 -58L90 0H62L56 -56C20 -48 -30 -48 -66 -56L-78 0H-106L-104 -58C-118 -66 -128 -78 -128 -96Z',
          c.dark,
        )
        scene.fill(
          'M-124 -110C-118 -150 -86 -166 -40 -168C-6 -169 16 -160 40 -160C52 -178 84 -186 108 -172C120 -165 127 -154 131 -140C110 -160 84 -156 70 -140C30 -150 -70 -160 -124 -110Z',
          c.mid,
        )
        scene.fill('M44 -152C64 -158 96 -140 92 -100C88 -76 66 -74 54 -90C40 -108 36 -140 44 -152Z', c.deep)
        scene.fill('M48 -148C62 -152 82 -140 82 -112C72 -136 56 -138 48 -148Z', c.dark)
        scene.fill('M120 -92q10 18 32 14q-12 -4 -18 -18Z', palette.material('white').light)
        scene.fill(ellipse(112, -136, 3.4), palette.ink)
        scene.stroke('M-126 -100q-12 22 -6 52', c.deep, 5)
      },
      flipped,
    )
  el(focusX - (scene.tall ? 60 : 120) * unit, height * 0.915, 0.86 * unit, false)
  el(focusX + (scene.tall ? 80 : 30) * unit, height * 0.915, 0.42 * unit, false)
  let gr1 = ''
  for (let i = 0; i < width / 3.2; i++) {
    const x = random() * width
    const y = height * (0.87 + 0.15 * random())
    const l = random.range(18, 46)
    gr1 += pen`M${x} ${y}q${random.range(-6, 6)} ${-l * 0.6} ${random.range(-12, 12)} ${-l}`
  }
  scene.stroke(gr1, inks.deep, 2.4, { opacity: 0.7 })
  let gr2 = ''
  for (let i = 0; i < width / 5; i++) {
    const x = random() * width
    const y = height * (0.86 + 0.14 * random())
    const l = random.range(14, 34)
    gr2 += pen`M${x} ${y}q${random.range(-6, 6)} ${-l * 0.6} ${random.range(-12, 12)} ${-l}`
  }
  scene.stroke(gr2, inks.light, 2.2, { opacity: 0.8 })
  drawBirds(scene, scene.disc.x - 90, height * 0.3, 6, 52)
  drawWeather(scene)
}
