import { BRAND } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawPeak } from '../kit/mountains'
import { drawPerson } from '../kit/person'
import { drawReflection } from '../kit/water'
import { item } from '../lists'
import { silhouette } from '../palette'
import type { Scene } from '../scene'

/** A museum hall. */
export function museum(scene: Scene): void {
  const { width, height, palette, focusX, unit } = scene
  const inks = palette.material(palette.dark ? '#4A3B72' : '#EADCC8')
  scene.fill(
    rect(0, 0, width, height),
    scene.linear([
      [0, inks.mid],
      [1, inks.dark],
    ]),
  )
  scene.sun = { x: focusX, y: -40, r: 60 }
  for (let i = 0; i < 3; i++) {
    scene.fill(
      polygon([
        [focusX + (i - 1) * 330 * unit - 40, -10],
        [focusX + (i - 1) * 330 * unit + 40, -10],
        [focusX + (i - 1) * 360 * unit + 190 * unit, height * 0.84],
        [focusX + (i - 1) * 360 * unit - 190 * unit, height * 0.84],
      ]),
      scene.linear([
        [0, '#FFF3D0', 0.4],
        [1, '#FFF3D0', 0],
      ]),
    )
  }
  const frame = (x: number, y: number, w: number, h: number, draw: () => void) => {
    scene.fill(rect(x - w / 2 - 26, y - h / 2 - 20, w + 60, h + 60), palette.ink, { opacity: 0.2 })
    scene.fill(rect(x - w / 2 - 28, y - h / 2 - 28, w + 56, h + 56), palette.material('gold').mid)
    scene.fill(
      polygon([
        [x + w / 2 + 28, y - h / 2 - 28],
        [x + w / 2 + 28, y + h / 2 + 28],
        [x - w / 2 - 28, y + h / 2 + 28],
        [x - w / 2, y + h / 2],
        [x + w / 2, y + h / 2],
        [x + w / 2, y - h / 2],
      ]),
      palette.material('gold').dark,
    )
    scene.fill(rect(x - w / 2 - 8, y - h / 2 - 8, w + 16, h + 16), palette.material('cream').light)
    scene.clipTo(rect(x - w / 2, y - h / 2, w, h), draw)
  }
  frame(focusX, height * 0.4, 480 * unit, 360 * unit, () => {
    const x = focusX - 240 * unit
    const y = height * 0.4 - 180 * unit
    scene.fill(
      rect(x, y, 480 * unit, 360 * unit),
      scene.linear([
        [0, '#2E8AA8'],
        [0.6, '#F6C79A'],
        [1, '#FFE7B8'],
      ]),
    )
    scene.fill(ellipse(focusX + 70 * unit, height * 0.38, 70 * unit), BRAND)
    drawPeak(scene, focusX - 90 * unit, y + 300 * unit, 360 * unit, 220 * unit, {
      inks: { light: '#8FB7C4', mid: '#5E8FA5', dark: '#3C6C86', deep: '#234A66' },
      snow: 0.4,
      snowInks: silhouette('#FFFFFF', '#FFFFFF'),
    })
    drawPeak(scene, focusX + 130 * unit, y + 300 * unit, 300 * unit, 150 * unit, {
      inks: { light: '#9CC0C8', mid: '#6C9CAE', dark: '#487A92', deep: '#2A5570' },
    })
    scene.fill(rect(x, y + 280 * unit, 480 * unit, 90 * unit), '#1F6B7C')
    drawReflection(scene, y + 290 * unit, 60 * unit, [[focusX + 70 * unit, 110 * unit, '#FFD38A']], 0.9)
  })
  for (const sg of [-1, 1]) {
    const cx = focusX + sg * 510 * unit
    frame(cx, height * 0.4, 230 * unit, 300 * unit, () => {
      scene.fill(
        rect(cx - 115 * unit, height * 0.4 - 150 * unit, 230 * unit, 300 * unit),
        sg < 0 ? '#F2B134' : '#1E7F88',
      )
      if (sg < 0) {
        scene.fill(ellipse(cx, height * 0.34, 64 * unit), '#D8432F')
        scene.fill(
          pen`M${cx - 115 * unit} ${height * 0.56}Q${cx} ${height * 0.36} ${cx + 115 * unit} ${height * 0.56}Z`,
          '#24406B',
        )
      } else {
        for (let i = 0; i < 4; i++) {
          scene.fill(
            ellipse(cx, height * 0.43, (100 - i * 24) * unit),
            item(['#FFF1D6', BRAND, '#24406B', '#F2B134'], i),
          )
        }
      }
    })
  }
  if (scene.wide) {
    for (const [dx, c] of [
      [-900, '#6C57A8'],
      [-1250, '#2E9C8A'],
    ] as const) {
      const cx = focusX + dx * unit
      frame(cx, height * 0.4, 260 * unit, 340 * unit, () => {
        scene.fill(rect(cx - 130 * unit, height * 0.4 - 170 * unit, 260 * unit, 340 * unit), c)
        scene.fill(ellipse(cx + 30 * unit, height * 0.34, 60 * unit), '#FFE0A0')
        scene.fill(
          pen`M${cx - 130 * unit} ${height * 0.58}L${cx - 20 * unit} ${height * 0.4}L${cx + 40 * unit} ${height * 0.5}L${cx + 130 * unit} ${height * 0.42}V${height * 0.6}H${cx - 130 * unit}Z`,
          '#1B2F52',
        )
      })
    }
  }
  scene.fill(rect(0, height * 0.72, width, 14), palette.material('white').light)
  scene.fill(rect(0, height * 0.735, width, height * 0.1), inks.dark)
  scene.fill(rect(0, height * 0.82, width, height * 0.18), palette.material('wood').dark)
  for (let i = -8; i <= 8; i++) {
    scene.stroke(
      pen`M${focusX + i * 120 * unit} ${height * 0.82}L${focusX + i * 210 * unit} ${height + 5}`,
      palette.material('wood').deep,
      2,
      { opacity: 0.5 },
    )
  }
  scene.spray(
    rect(0, height * 0.82, width, height * 0.18),
    palette.material('wood').deep,
    0.8,
    0.5,
    1,
    0.5,
    0.1,
    0.9,
  )
  drawReflection(scene, height * 0.83, height * 0.12, [[focusX, 420 * unit, palette.glow]], 0.16)
  scene.fill(
    roundRect(focusX - 160 * unit, height * 0.87, 320 * unit, 36 * unit, 8),
    palette.material('red').dark,
  )
  scene.fill(
    rect(focusX - 130 * unit, height * 0.905, 14 * unit, 50 * unit) +
      rect(focusX + 116 * unit, height * 0.905, 14 * unit, 50 * unit),
    palette.ink,
  )
  for (const [dx, h, c, b] of [
    [-300, 330, 'navy', 'orange'],
    [-205, 250, 'orange', undefined],
    [240, 340, 'teal', 'red'],
    [420, 300, 'plum', undefined],
  ] as const) {
    drawPerson(scene, focusX + dx * unit, height * 0.985, h * unit, {
      coat: c,
      bag: b,
      walk: false,
      hat: dx === -205 ? 'teal' : undefined,
    })
  }
}
