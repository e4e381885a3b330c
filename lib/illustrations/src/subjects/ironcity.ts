import { BRAND, mix } from '../color'
import { arch, polygon, rect, roundRect } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawRidge } from '../kit/land'
import { drawBirds, drawSky } from '../kit/sky'
import { drawTree } from '../kit/trees'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** A city with an iron tower. */
export function ironcity(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, {
    horizon: 0.7,
    sunRadius: random.range(96, 130),
    sunY: random.range(0.28, 0.44),
    cloudY: [0.08, 0.5],
  })
  drawRidge(scene, height * 0.72, 60, palette.material('lav', 0.68).mid)
  drawCityBand(scene, height * 0.78, {
    heights: [50, 120],
    widths: [50, 90],
    inks: palette.material('lav', 0.52),
    depth: 0.52,
    styles: ['flat', 'slant'],
    litShare: 0.2,
  })
  const scale = unit * 1.62
  const b = height * 0.84
  const inks = palette.material('#6A5A62', 0.06)
  scene.place(focusX, b, scale, () => {
    const o =
      'M-150 0C-96 -70 -52 -170 -34 -290L-13 -452H13L34 -290C52 -170 96 -70 150 0H92A92 92 0 0 0 -92 0Z'
    scene.fill(o, inks.mid)
    scene.clipTo(o, () => {
      scene.fill('M0 0V-460H40C40 -290 52 -170 160 0Z', inks.dark)
      let l = ''
      for (let i = 0; i < 22; i++) {
        const y = -i * 21
        l += `M-160 ${y}L160 ${y - 70}M160 ${y}L-160 ${y - 70}`
      }
      scene.stroke(
        l,
        palette.night ? '#FFC870' : mix(palette.sky[1], palette.haze, 0.4),
        palette.night ? 2.2 : 1.7,
        { opacity: palette.night ? 0.6 : 0.5 },
      )
    })
    scene.fill(rect(-112, -98, 224, 15), inks.dark)
    scene.fill(rect(-116, -104, 232, 8), inks.light)
    scene.fill(rect(-52, -214, 104, 13), inks.dark)
    scene.fill(rect(-56, -220, 112, 7), inks.light)
    scene.fill(rect(-17, -464, 34, 15), inks.dark)
    scene.fill('M-10 -464V-484A10 10 0 0 1 10 -484V-464Z', inks.mid)
    scene.stroke('M0 -490V-528', inks.dark, 4)
    if (palette.dark) {
      scene.glow(0, -480, 90, '#FFD27A', 0.9)
    }
    scene.stroke('M-96 0A94 94 0 0 1 96 0', inks.light, 7)
  })

  // Mansard houses both sides
  const man = (x: number, w: number, h: number, y: number) => {
    const pale = palette.material('pale', 0.05)
    const rf = palette.material('#5E7488', 0.05)
    scene.fill(rect(x, y - h, w, h), pale.mid)
    scene.fill(rect(x + w * 0.72, y - h, w * 0.28, h), pale.dark)
    scene.fill(
      polygon([
        [x - 4, y - h],
        [x + w * 0.08, y - h - w * 0.32],
        [x + w * 0.92, y - h - w * 0.32],
        [x + w + 4, y - h],
      ]),
      rf.mid,
    )
    scene.fill(rect(x - 5, y - h - 5, w + 10, 8), pale.light)
    const n = Math.max(2, Math.round(w / 46))
    for (let i = 0; i < n; i++) {
      const wx = x + (w * (i + 0.5)) / n - 9
      scene.fill(arch(wx - 2, y - h - w * 0.05, 22, w * 0.2), palette.dark ? '#FFD27A' : pale.light)
      for (let k = 0; k < Math.floor(h / 58); k++) {
        scene.fill(
          rect(wx, y - h + 16 + k * 56, 18, 32),
          palette.dark && random() < 0.6 ? '#FFD27A' : mix(palette.ink, palette.sky[0], 0.4),
        )
        scene.fill(rect(wx - 4, y - h + 48 + k * 56, 26, 4), rf.dark)
      }
    }
    scene.fill(
      rect(x + w * 0.2, y - h - w * 0.5, 14, w * 0.2) + rect(x + w * 0.7, y - h - w * 0.46, 14, w * 0.16),
      palette.material('brick').dark,
    )
  }
  let x = -30
  while (x < focusX - 260 * unit) {
    const w = random.range(120, 190) * unit
    man(x, w, random.range(170, 260) * unit, height * 0.87)
    x += w + 2
  }
  x = focusX + 270 * unit
  while (x < width + 20) {
    const w = random.range(120, 190) * unit
    man(x, w, random.range(150, 240) * unit, height * 0.87)
    x += w + 2
  }
  for (let i = 0; i < width / 58; i++) {
    const tx = i * 58 + random.range(-16, 16)
    drawTree(scene, tx, height * 0.88 + random.range(0, 8), random.range(90, 140) * unit, {
      inks: palette.material(palette.mood === 'dusk' || palette.mood === 'dawn' ? '#C98A3A' : 'green', 0.05),
    })
  }
  scene.fill(rect(0, height * 0.875, width, 14), palette.material('pale').light)
  scene.fill(rect(0, height * 0.885, width, 16), palette.material('stone').deep)
  drawWater(scene, height * 0.9, { depth: height * 0.1, lines: 20 })
  drawReflection(scene, height * 0.905, height * 0.08, [[focusX, 170 * unit, inks.dark]], 0.5)
  scene.place(width * (scene.wide ? 0.34 : 0.26), height * 0.955, 0.95 * unit, () => {
    scene.fill('M-190 -12L-168 16H168L190 -14Z', palette.material('navy').deep)
    scene.fill(rect(-150, -40, 300, 28), palette.material('white').light)
    for (let i = 0; i < 12; i++) {
      scene.fill(
        rect(-142 + i * 24, -34, 16, 16),
        palette.dark ? '#FFD27A' : mix(palette.ink, palette.sky[0], 0.4),
      )
    }
    scene.fill(roundRect(-156, -48, 312, 9, 4), BRAND)
  })
  drawBirds(scene, width * 0.2, height * 0.2, 5, 50)
  drawWeather(scene)
}
