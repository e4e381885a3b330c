import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawShadow, drawStage, drawSteam } from '../kit/stage'
import { item } from '../lists'
import type { Scene } from '../scene'

/** A café table on the street. */
export function cafe(scene: Scene): void {
  const { height, palette } = scene
  const unit = scene.unit * 1.12
  const { centerX } = drawStage(scene, {
    tableTop: 0.73,
    discY: 0.4,
    discRadius: 0.31,
    table: 'pale',
    wall: palette.dark ? undefined : mix(palette.material('pink').mid, palette.sky[0], 0.35),
  })

  // Window arches behind
  drawShadow(scene, centerX, height * 0.9, 460 * unit, 46 * unit, 0.45)

  // Tiered afternoon tea stand
  const white = palette.material('white')
  const gold = palette.material('gold')
  scene.stroke(pen`M${centerX - 30 * unit} ${height * 0.88}V${height * 0.2}`, gold.mid, 10 * unit)
  scene.stroke(ellipse(centerX - 30 * unit, height * 0.185, 20 * unit), gold.mid, 8 * unit)
  const plate = (y: number, w: number) => {
    scene.fill(ellipse(centerX - 30 * unit, y + 10 * unit, w * unit, w * 0.13 * unit), white.deep, {
      opacity: 0.5,
    })
    scene.fill(ellipse(centerX - 30 * unit, y, w * unit, w * 0.13 * unit), white.mid)
    scene.fill(ellipse(centerX - 30 * unit, y - 4 * unit, w * 0.9 * unit, w * 0.1 * unit), white.light)
    scene.stroke(
      pen`M${centerX - 30 * unit - w * unit} ${y}A${w * unit} ${w * 0.13 * unit} 0 0 0 ${centerX - 30 * unit + w * unit} ${y}`,
      BRAND,
      5 * unit,
    )
  }
  const mac = (x: number, y: number, q: number, color: string) => {
    scene.fill(roundRect(x - q, y - q * 0.9, q * 2, q * 0.62, q * 0.3), color)
    scene.fill(roundRect(x - q * 0.92, y - q * 0.36, q * 1.84, q * 0.22, q * 0.1), '#FFF6E6')
    scene.fill(roundRect(x - q, y - q * 0.2, q * 2, q * 0.5, q * 0.24), mix(color, palette.ink, 0.12))
  }
  const cup = (x: number, y: number, q: number, color: string) => {
    scene.fill(
      polygon([
        [x - q, y - q * 0.9],
        [x + q, y - q * 0.9],
        [x + q * 0.74, y],
        [x - q * 0.74, y],
      ]),
      palette.material('wood').mid,
    )
    scene.fill(
      ellipse(x - q * 0.4, y - q, q * 0.55) +
        ellipse(x + q * 0.4, y - q, q * 0.55) +
        ellipse(x, y - q * 1.4, q * 0.6),
      color,
    )
    scene.fill(ellipse(x, y - q * 1.9, q * 0.22), '#E23B2E')
  }
  plate(height * 0.44, 180)
  for (let i = 0; i < 5; i++) {
    mac(
      centerX - 30 * unit + (i - 2) * 62 * unit,
      height * 0.43,
      30 * unit,
      item(['#F29CA3', '#9CCF8F', '#F2B134', '#B79AD9', BRAND], i),
    )
  }
  plate(height * 0.64, 260)
  for (let i = 0; i < 5; i++) {
    cup(
      centerX - 30 * unit + (i - 2) * 92 * unit,
      height * 0.632,
      38 * unit,
      item(['#FFF1D6', '#F7B9C4', '#FFE0A0', '#D9EFD0', '#FFC9A0'], i),
    )
  }
  plate(height * 0.85, 330)
  for (let i = 0; i < 6; i++) {
    const x = centerX - 30 * unit + (i - 2.5) * 100 * unit
    const y = height * 0.84
    scene.fill(
      polygon([
        [x - 44 * unit, y],
        [x, y - 66 * unit],
        [x + 44 * unit, y],
      ]),
      '#FFF3DC',
    )
    scene.fill(
      polygon([
        [x - 44 * unit, y],
        [x, y - 66 * unit],
        [x + 6 * unit, y - 60 * unit],
        [x - 28 * unit, y],
      ]),
      '#E9C08A',
    )
    scene.fill(
      polygon([
        [x - 30 * unit, y - 14 * unit],
        [x + 30 * unit, y - 14 * unit],
        [x + 36 * unit, y - 8 * unit],
        [x - 34 * unit, y - 8 * unit],
      ]),
      i % 2 ? '#7BB661' : '#E86A4A',
    )
  }

  // Teapot and cup
  scene.place(centerX + 400 * unit, height * 0.9, 1.05 * unit, () => {
    const teal = palette.material('teal')
    scene.stroke('M96 -90q70 -10 60 50t-80 40', teal.dark, 16)
    scene.fill('M-110 -92Q-170 -110 -176 -168L-156 -172Q-140 -130 -92 -130Z', teal.dark)
    scene.fill('M-110 -70Q-110 -160 0 -160T110 -70Q110 0 60 0H-60Q-110 0 -110 -70Z', teal.mid)
    scene.spray(rect(-112, -160, 224, 160), teal.deep, 0.95, 1, 1, 0.3, 0.1, 0.9)
    scene.spray(rect(-112, -160, 224, 160), teal.light, 0.8, 0, 0, 0.6, 0.6, 0.7)
    scene.fill(ellipse(0, -158, 56, 14), teal.dark)
    scene.fill(ellipse(0, -180, 16), BRAND)
  })
  scene.place(centerX - 440 * unit, height * 0.92, unit, () => {
    scene.fill(ellipse(0, 0, 110, 22), white.dark)
    scene.fill(ellipse(0, -5, 106, 20), white.light)
    scene.stroke('M62 -70q46 -6 40 26t-56 26', white.mid, 11)
    scene.fill('M-74 -88H74Q72 -8 24 -6H-24Q-72 -8 -74 -88Z', white.mid)
    scene.spray(rect(-74, -88, 148, 84), white.deep, 0.8, 1, 1, 0.3, 0.2)
    scene.fill(ellipse(0, -88, 74, 15), white.light)
    scene.fill(ellipse(0, -86, 62, 11), '#B9632A')
  })
  drawSteam(scene, centerX - 440 * unit, height * 0.8, 130 * unit, 9 * unit)
}
