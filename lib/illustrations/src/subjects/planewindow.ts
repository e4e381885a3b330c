import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawKarst } from '../kit/karst'
import { drawCloud, drawPuff } from '../kit/sky'
import { drawSteam } from '../kit/stage'
import type { Scene } from '../scene'

/** The view from a plane window. */
export function planewindow(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const inks = palette.material(palette.dark ? '#3C3B66' : '#E9E2D6')
  scene.fill(
    rect(0, 0, width, height),
    scene.linear([
      [0, inks.light],
      [0.6, inks.mid],
      [1, inks.dark],
    ]),
  )
  scene.spray(rect(0, 0, width, height), inks.dark, 0.6, 0.5, 1, 0.5, 0.3, 1)
  const win = (cx: number, cy: number, w: number, h: number, main: boolean) => {
    scene.fill(roundRect(cx - w / 2 - 44, cy - h / 2 - 44, w + 88, h + 88, (w + 88) * 0.46), inks.dark)
    scene.fill(roundRect(cx - w / 2 - 36, cy - h / 2 - 40, w + 72, h + 72, (w + 72) * 0.46), inks.light)
    scene.fill(
      roundRect(cx - w / 2 - 12, cy - h / 2 - 12, w + 24, h + 24, (w + 24) * 0.46),
      mix(inks.dark, palette.ink, 0.3),
    )
    const d = roundRect(cx - w / 2, cy - h / 2, w, h, w * 0.46)
    scene.clipTo(d, () => {
      scene.fill(
        rect(cx - w / 2, cy - h / 2, w, h),
        scene.linear([
          [0, palette.sky[0]],
          [0.45, palette.sky[1]],
          [0.72, palette.sky[2]],
        ]),
      )
      if (palette.night) {
        let q = ''
        for (let i = 0; i < 50; i++) {
          q += ellipse(
            cx + random.range(-0.5, 0.5) * w,
            cy - h / 2 + random() * h * 0.5,
            random.range(1, 2.6),
          )
        }
        scene.fill(q, '#FFF')
      }
      const centerX = cx - w * 0.1
      const centerY = cy - h * 0.08
      scene.sun = scene.sun || { x: centerX, y: centerY, r: 60 }
      scene.glow(centerX, centerY, w * 0.9, palette.glow, 0.8)
      if (main) {
        scene.fill(ellipse(centerX, centerY, w * 0.17), palette.sun)
        scene.spray(ellipse(centerX, centerY, w * 0.17), '#FFC46B', 0.8, 0, 0, 0.8, 1)
      } else {
        drawCloud(scene, cx, cy - h * 0.16, w * 0.6)
      }
      for (let i = 0; i < 3; i++) {
        drawKarst(scene, cx + random.range(-0.5, 0.5) * w, cy + h * 0.24, w * 0.3, h * 0.12, 0.7)
      }
      for (let k = 0; k < 4; k++) {
        const y = cy + h * (0.2 + 0.09 * k)
        const c = mix(palette.cloud, palette.sky[1], 0.4 - 0.1 * k)
        for (let i = 0; i < 5; i++) {
          drawPuff(
            scene,
            cx + (i - 2) * w * 0.3 + random.range(-30, 30),
            y + h * 0.05,
            w * 0.42 * (1 + k * 0.12),
            c,
          )
        }
      }
      scene.fill(rect(cx - w / 2, cy + h * 0.44, w, h * 0.2), palette.cloud)
      if (main) {
        const white = palette.material('white')
        scene.fill(
          polygon([
            [cx - w * 0.62, cy + h * 0.5],
            [cx - w * 0.5, cy + h * 0.24],
            [cx + w * 0.24, cy + h * 0.04],
            [cx + w * 0.33, cy + h * 0.055],
            [cx - w * 0.1, cy + h * 0.34],
            [cx - w * 0.4, cy + h * 0.52],
          ]),
          white.mid,
        )
        scene.fill(
          polygon([
            [cx - w * 0.62, cy + h * 0.5],
            [cx - w * 0.4, cy + h * 0.36],
            [cx + w * 0.3, cy + h * 0.062],
            [cx + w * 0.33, cy + h * 0.055],
            [cx - w * 0.1, cy + h * 0.34],
            [cx - w * 0.4, cy + h * 0.52],
          ]),
          white.dark,
        )
        scene.fill(
          polygon([
            [cx + w * 0.22, cy + h * 0.05],
            [cx + w * 0.27, cy - h * 0.07],
            [cx + w * 0.335, cy - h * 0.085],
            [cx + w * 0.34, cy + h * 0.05],
          ]),
          BRAND,
        )
      }
      scene.fill(
        polygon([
          [cx - w * 0.5, cy - h * 0.5],
          [cx - w * 0.1, cy - h * 0.5],
          [cx - w * 0.5, cy + h * 0.1],
        ]),
        '#FFFFFF',
        { opacity: 0.12 },
      )
    })
    scene.fill(
      pen`M${cx - w / 2} ${cy - h * 0.3}V${cy - h / 2 + w * 0.46}A${w * 0.46} ${w * 0.46} 0 0 1 ${cx + w / 2} ${cy - h / 2 + w * 0.46}V${cy - h * 0.3}Z`,
      inks.light,
    )
    scene.fill(rect(cx - w / 2, cy - h * 0.305, w, 7), inks.dark)
    scene.fill(roundRect(cx - 34, cy - h * 0.345, 68, 12, 6), inks.dark)
  }
  const ww = (scene.tall ? 560 : 500) * unit
  const hh = height * 0.7
  const xs = scene.wide
    ? [focusX - 1400 * unit, focusX - 700 * unit, focusX, focusX + 700 * unit]
    : [focusX - (scene.tall ? 800 : 720) * unit, focusX, focusX + (scene.tall ? 800 : 720) * unit]
  xs.forEach((x) => {
    win(x, height * 0.44, ww, hh, x === focusX)
  })

  // Seat-back and coffee
  scene.fill(rect(0, height * 0.885, width, height * 0.115), palette.material('navy').dark)
  scene.fill(rect(0, height * 0.885, width, 7), palette.material('navy').mid)
  const cx = focusX + (scene.tall ? 150 : 250) * unit
  scene.fill(roundRect(cx - 150 * unit, height * 0.862, 300 * unit, 22 * unit, 9 * unit), inks.mid)
  scene.fill(
    pen`M${cx - 46 * unit} ${height * 0.77}h${92 * unit}l${-12 * unit} ${92 * unit}h${-68 * unit}Z`,
    palette.material('white').light,
  )
  scene.fill(
    pen`M${cx - 43 * unit} ${height * 0.79}h${86 * unit}l${-6 * unit} ${42 * unit}h${-74 * unit}Z`,
    BRAND,
  )
  drawSteam(scene, cx, height * 0.755, 100 * unit, 9 * unit)
  scene.place(cx - 150 * unit, height * 0.86, unit, () => {
    scene.fill(roundRect(-120, -14, 180, 16, 4), palette.material('teal').dark)
    scene.fill(roundRect(-110, -26, 170, 13, 4), BRAND)
  })
}
