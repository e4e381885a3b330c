import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawPeak } from '../kit/mountains'
import { fillBody } from '../kit/shade'
import { drawShadow, drawStage } from '../kit/stage'
import { cycle } from '../lists'
import { silhouette } from '../palette'
import type { Scene } from '../scene'

/** Draws one filled chocolate about 80 units wide; the origin is its bottom center. */
function drawPraline(scene: Scene, x: number, y: number, kind: number): void {
  const { palette } = scene
  const dark = palette.material('#6A3720')
  const milk = palette.material('#A4663A')
  const white = palette.material('#F3E2C0')
  scene.place(x, y, 1, () => {
    scene.fill(
      'M-50 -2L-42 12H42L50 -2L38 6L26 -2L13 6L0 -2L-13 6L-26 -2L-38 6Z',
      palette.material('#3E2418').dark,
    )
    switch (kind) {
      case 0:
        fillBody(scene, 'M-40 2Q-44 -52 0 -56T40 2Q0 14 -40 2Z', dark, { light: 0.9 })
        scene.stroke('M-28 -30Q0 -54 28 -30M-34 -14Q0 -40 34 -14', white.light, 4.5)
        break
      case 1:
        fillBody(scene, roundRect(-38, -44, 76, 50, 10), milk, { light: 0.9 })
        scene.fill(roundRect(-38, -46, 76, 16, 8), milk.light)
        scene.fill(ellipse(0, -42, 15, 10), palette.material('#D9A45C').mid)
        break
      case 2:
        fillBody(scene, ellipse(0, -22, 40, 30), white, { shade: 0.8 })
        scene.stroke('M-30 -36L-6 -4M-14 -46L12 4M6 -48L30 -2', dark.mid, 4)
        break
      default:
        fillBody(
          scene,
          'M0 8Q-54 -16 -36 -46Q-16 -60 0 -38Q16 -60 36 -46Q54 -16 0 8Z',
          palette.material('#8A2E2A'),
          { light: 1 },
        )
        scene.fill(ellipse(-16, -36, 9, 5), '#FFFFFF', { opacity: 0.6 })
    }
  })
}

/** An open box of chocolates with mountains on its lid. */
export function chocolate(scene: Scene): void {
  const { height, palette, random } = scene
  const unit = scene.unit * 1.16
  const { centerX } = drawStage(scene, {
    tableTop: 0.75,
    discY: 0.42,
    discRadius: 0.34,
    table: random() < 0.5 ? '#6E8FA8' : 'wood',
    wall: palette.dark
      ? undefined
      : mix(palette.material(random.pick(['blue', 'pink', 'lav'] as const)).mid, palette.sky[1], 0.5),
  })
  const side = random() < 0.5 ? 1 : -1
  drawShadow(scene, centerX, height * 0.93, 540 * unit, 44 * unit, 0.5)
  const ribbon = palette.material(BRAND)
  scene.place(centerX, height * 0.9, 1.1 * unit, () => {
    // Lid behind the tray, with a view of the peaks
    const lid = roundRect(-330, -452, 660, 330, 22)
    scene.fill(lid, palette.ink, { opacity: 0.28, transform: 'translate(14 14)' })
    scene.fill(lid, '#2E8AA8')
    scene.clipTo(lid, () => {
      scene.fill(
        rect(-330, -452, 660, 330),
        scene.linear([
          [0, '#2E8AA8'],
          [0.6, '#BFE3DF'],
          [1, '#FFF1D6'],
        ]),
      )
      const rock = { light: '#A9C6D2', mid: '#7398AE', dark: '#4A7390', deep: '#2A5070' }
      drawPeak(scene, -210, -150, 330, 170, {
        inks: rock,
        snow: 0.5,
        snowInks: silhouette('#FFFFFF', '#FFFFFF'),
        lightSide: 1,
      })
      drawPeak(scene, 230, -150, 320, 150, {
        inks: rock,
        snow: 0.46,
        snowInks: silhouette('#FFFFFF', '#FFFFFF'),
        lightSide: 1,
      })
      drawPeak(scene, 0, -130, 420, 240, {
        inks: rock,
        snow: 0.55,
        snowInks: silhouette('#FFFFFF', '#FFFFFF'),
        lightSide: 1,
      })
      scene.fill('M-340 -176Q-200 -216 -60 -176T180 -180T340 -190V-100H-340Z', '#3F8F63')
      scene.fill('M-340 -150Q-160 -180 40 -150T340 -160V-100H-340Z', '#2C6E50')
      for (const x of [-190, 40, 190]) {
        scene.fill(
          polygon([
            [x - 24, -150],
            [x - 24, -168],
            [x, -186],
            [x + 24, -168],
            [x + 24, -150],
          ]),
          '#FFF1D6',
        )
        scene.fill(
          polygon([
            [x - 32, -164],
            [x, -190],
            [x + 32, -164],
            [x + 26, -160],
            [x, -180],
            [x - 26, -160],
          ]),
          '#8E3B2C',
        )
      }
      scene.spray(lid, palette.shade, 0.5, 0.5, 1, 0.5, 0.3)
    })
    scene.stroke(lid, palette.material('gold').mid, 8)

    // Tray in perspective with three rows
    const tray = palette.material('#7A4A30')
    scene.fill('M-340 -140H340L400 0H-400Z', tray.deep)
    for (let row = 0; row < 3; row++) {
      const y = -104 + row * 48
      const w = 0.84 + row * 0.09
      let pockets = ''
      for (let i = 0; i < 7; i++) pockets += roundRect((-330 + i * 96) * w, y - 26, 84 * w, 38, 8)
      scene.fill(pockets, palette.material('#4A2A1C').deep)
      for (let i = 0; i < 7; i++) {
        const gone = row === 2 && i === (side > 0 ? 4 : 2)
        if (!gone)
          scene.place((-288 + i * 96) * w, y, w, () =>
            drawPraline(scene, 0, 0, (i * 2 + row * 3 + (random() < 0.3 ? 1 : 0)) % 4),
          )
      }
    }
    scene.fill('M-400 0H400V74Q400 82 392 82H-392Q-400 82 -400 74Z', palette.material('#2E8AA8').mid)
    scene.spray(
      'M-400 0H400V74Q400 82 392 82H-392Q-400 82 -400 74Z',
      palette.material('#2E8AA8').deep,
      0.8,
      0.6,
      1,
      0.4,
      0.1,
    )
    scene.fill(rect(-400, 0, 800, 10), palette.material('gold').mid)
    scene.fill(rect(-400, 34, 800, 22), ribbon.mid)
    // Bow on the front
    scene.fill('M0 44Q-96 -14 -112 34Q-106 82 0 48Q106 82 112 34Q96 -14 0 44Z', ribbon.light)
    scene.fill('M0 46Q-60 30 -92 38Q-60 60 0 48ZM0 46Q60 30 92 38Q60 60 0 48Z', ribbon.dark)
    scene.fill('M-8 48L-54 112L-28 108L-18 122L6 56ZM8 48L54 112L28 108L18 122L-6 56Z', ribbon.mid)
    scene.fill(ellipse(0, 46, 20, 16), ribbon.light)
  })
  // One chocolate beside the box, cocoa beans, an edelweiss
  const loose = centerX + side * (scene.tall ? 370 : 450) * unit
  scene.place(loose, height * 0.965, 1.3 * unit, () => drawPraline(scene, 0, 0, 0))
  const petal = palette.material('white')
  const fx = centerX - side * (scene.tall ? 350 : 430) * unit
  for (const [dx, dy, q] of [
    [0, 0, 44],
    [70, 22, 34],
  ] as const) {
    scene.place(fx + side * dx * unit, height * 0.955 + dy * unit, (q / 40) * unit, () => {
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * 6.2832
        scene.place(
          0,
          0,
          1,
          () => scene.fill('M-9 0Q-13 -28 0 -46Q13 -28 9 0Z', i % 2 ? petal.light : petal.mid),
          false,
          (a * 180) / Math.PI,
        )
      }
      for (let i = 0; i < 5; i++)
        scene.fill(
          ellipse(Math.cos(i * 1.257) * 8, Math.sin(i * 1.257) * 8, 6),
          cycle([palette.material('gold').mid, palette.material('gold').light], i),
        )
    })
  }
  scene.fill(
    pen`M${loose - side * 120 * unit} ${height * 0.975}q${-14 * unit} ${-24 * unit} ${14 * unit} ${-30 * unit}q${32 * unit} ${2 * unit} ${26 * unit} ${24 * unit}q${-14 * unit} ${14 * unit} ${-40 * unit} ${6 * unit}Z`,
    palette.material('#6A3720').mid,
  )
}
