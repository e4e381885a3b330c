import { mix } from '../color'
import { arch, pen, polygon, rect, smooth } from '../geometry'
import { drawMist, drawRidge } from '../kit/land'
import { drawBirds, drawSky } from '../kit/sky'
import { drawBush } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import { cycle, item } from '../lists'
import type { Material } from '../palette'
import type { Scene } from '../scene'

/** Draws a hot-air balloon. */
function drawBalloon(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  materials: readonly Material[],
  depth: number,
) {
  const { palette } = scene
  scene.place(x, y, scale, () => {
    const stripes = materials.map((material) => palette.material(material, depth))
    const first = item(stripes, 0)
    const second = item(stripes, 1)
    const o =
      'M0 -150C78 -150 110 -96 104 -48C98 0 50 40 24 66H-24C-50 40 -98 0 -104 -48C-110 -96 -78 -150 0 -150Z'
    scene.fill(o, first.mid)
    scene.clipTo(o, () => {
      const B = [-104, -74, -38, 0, 38, 74, 104]
      for (let i = 0; i < 6; i++) {
        const a = item(B, i)
        const b = item(B, i + 1)
        scene.fill(
          `M0 -152C${a * 1.1} -140 ${a * 1.12} -20 ${a * 0.24} 68H${b * 0.24}C${b * 1.12} -20 ${b * 1.1} -140 0 -152Z`,
          cycle(stripes, i).mid,
        )
      }
      scene.fill('M-110 -66Q0 -30 110 -66V-46Q0 -8 -110 -46Z', second.light)
      const lightSide = (scene.sun?.x ?? 0) > x ? 1 : -1
      scene.spray(
        rect(-110, -152, 220, 222),
        mix(palette.shade, palette.ink, 0.45),
        0.6 * (1 - depth),
        lightSide > 0 ? 0 : 1,
        0.7,
        lightSide > 0 ? 0.8 : 0.2,
        0.3,
        0.8,
      )
      scene.spray(rect(-110, -152, 220, 222), palette.light, 0.3, lightSide > 0 ? 1 : 0, 0.2, 0.4, 0.5, 0.4)
    })
    scene.fill('M-22 68h44l-5 10h-34Z', second.dark)
    scene.stroke('M-18 78L-13 104M18 78L13 104', palette.ink, 1.8)
    scene.fill('M-17 102h34l-4 26q-13 5 -26 0Z', palette.material('wood', depth).dark)
    scene.fill(rect(-18, 100, 36, 6), palette.material('wood', depth).deep)
    if (palette.dark) {
      scene.glow(0, 60, 60, '#FFC46B', 0.9)
    }
  })
}

/** Hot-air balloons over rock valleys. */
export function balloons(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, {
    horizon: 0.66,
    sunY: random.range(0.46, 0.56),
    sunRadius: random.range(90, 120),
    cloudY: [0.1, 0.5],
  })
  drawRidge(scene, height * 0.68, 110, palette.material('#C79A86', 0.66).mid)
  drawRidge(scene, height * 0.72, 70, palette.material('#C79A86', 0.5).mid)
  drawMist(scene, height * 0.68, 120, 0.45)

  // Mesa layers
  const cone = (x: number, y: number, w: number, h: number, d: number) => {
    const inks = palette.material('#E2B184', d)
    const dk = palette.material('#9A6A58', d)
    const lightSide = (scene.sun?.x ?? 0) > x ? 1 : -1
    const o = pen`M${x - w / 2} ${y}Q${x - w * 0.3} ${y - h * 0.5} ${x - w * 0.12} ${y - h * 0.82}H${x + w * 0.12}Q${x + w * 0.3} ${y - h * 0.5} ${x + w / 2} ${y}Z`
    scene.fill(o, inks.light)
    scene.clipTo(o, () => {
      scene.fill(rect(lightSide > 0 ? x - w / 2 : x + w * 0.02, y - h, w * 0.48, h), inks.dark, {
        opacity: 0.85,
      })
      for (let i = 0; i < 4; i++) {
        scene.fill(rect(x - w / 2, y - h * (0.2 + 0.17 * i), w, 5), dk.mid, { opacity: 0.22 })
      }
      for (let i = 0; i < 3; i++) {
        scene.fill(arch(x + random.range(-0.16, 0.1) * w, y - h * (0.1 + 0.2 * i), w * 0.1, h * 0.1), dk.deep)
      }
      scene.spray(rect(x - w / 2, y - h, w, h), palette.haze, 0.6 * d + 0.15, 0.5, 1, 0.5, 0.2, 1)
    })
    scene.fill(
      polygon([
        [x - w * 0.17, y - h * 0.8],
        [x - w * 0.05, y - h],
        [x + w * 0.07, y - h * 1.02],
        [x + w * 0.18, y - h * 0.8],
      ]),
      dk.dark,
    )
    scene.fill(
      polygon([
        [x + lightSide * w * 0.02, y - h * 0.8],
        [x + w * 0.02, y - h * 1.01],
        [x + lightSide * w * 0.17, y - h * 0.8],
      ]),
      dk.mid,
    )
  }
  for (let i = 0; i < width / 90; i++) {
    cone(
      random() * width,
      height * 0.76 + random() * 14,
      random.range(60, 110) * unit,
      random.range(70, 150) * unit,
      0.5,
    )
  }
  const g1 =
    smooth([
      [-20, height * 0.77],
      [width * 0.3, height * 0.755],
      [width * 0.6, height * 0.775],
      [width + 20, height * 0.75],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`
  scene.fill(g1, palette.material('#D8A878', 0.3).mid)
  for (let i = 0; i < width / 130; i++) {
    cone(
      random() * width,
      height * 0.84 + random() * 14,
      random.range(100, 160) * unit,
      random.range(110, 210) * unit,
      0.22,
    )
  }
  const g2 =
    smooth([
      [-20, height * 0.85],
      [width * 0.4, height * 0.835],
      [width + 20, height * 0.86],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`
  scene.fill(g2, palette.material('#CF9A68', 0.1).mid)
  for (const x of scene.wide ? [0.06, 0.17, 0.86, 0.95] : [0.06, 0.2, 0.84, 0.96]) {
    cone(width * x, height * 0.98, random.range(190, 240) * unit, random.range(260, 360) * unit, 0)
  }
  scene.fill(
    smooth([
      [-20, height * 0.93],
      [width * 0.3, height * 0.945],
      [width * 0.6, height * 0.93],
      [width + 20, height * 0.95],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`,
    palette.material('#B57F54').dark,
  )
  for (let i = 0; i < width / 46; i++) {
    drawBush(
      scene,
      random() * width,
      height * (0.94 + 0.07 * random()),
      random.range(36, 76) * unit,
      palette.material('#7F8B4E'),
    )
  }
  const sets = [
    ['orange', 'cream'],
    ['teal', 'cream', 'gold'],
    ['red', 'pink'],
    ['gold', 'orange'],
    ['plum', 'pink', 'cream'],
    ['blue', 'cream'],
  ] as const
  for (let i = 0; i < (scene.wide ? 14 : 9); i++) {
    drawBalloon(
      scene,
      width * (0.04 + 0.92 * random()),
      height * (0.2 + 0.42 * random()),
      random.range(0.12, 0.22) * unit,
      cycle(sets, i),
      0.55,
    )
  }
  for (let i = 0; i < 4; i++) {
    drawBalloon(
      scene,
      width * item([0.14, 0.36, 0.9, 0.74], i) + random.range(-20, 20),
      height * item([0.42, 0.26, 0.3, 0.52], i),
      random.range(0.4, 0.52) * unit,
      cycle(sets, i + 1),
      0.22,
    )
  }
  drawBalloon(scene, focusX + (scene.tall ? 30 : 60) * unit, height * 0.38, 1.42 * unit, sets[0], 0)
  drawBirds(scene, width * 0.2, height * 0.14, 4, 44)
  drawWeather(scene)
}
