import { mix } from '../color'
import { arch, ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawBirds, drawSky } from '../kit/sky'
import { drawBush } from '../kit/trees'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** A clock tower beside a river. */
export function clocktower(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.76
  drawSky(scene, {
    horizon: 0.68,
    sunY: random.range(0.26, 0.38),
    sunRadius: random.range(96, 124),
    cloudY: [0.06, 0.46],
  })
  drawCityBand(scene, horizon, {
    heights: [60, 190],
    widths: [50, 90],
    inks: palette.material('lav', 0.6),
    depth: 0.6,
    styles: ['flat', 'spire', 'slant', 'round'],
    litShare: 0.2,
  })

  // Distant wheel
  const centerX = focusX + (scene.tall ? 60 : 0)
  const scale = 1.22 * unit
  const inks = palette.material('#D9A864')
  const dk = palette.night ? palette.material('#8FA3B8') : palette.material('char')
  const lightSide = scene.disc.x > centerX ? 1 : -1
  if (!scene.tall) {
    const wx = centerX - (scene.wide ? 620 : 470) * unit
    const radius = 130 * unit
    const wy = horizon - radius - 30 * unit
    scene.stroke(ellipse(wx, wy, radius), palette.material('white', 0.3).mid, 5 * unit)
    let d = ''
    for (let i = 0; i < 20; i++) {
      const a = i * 0.314
      d += pen`M${wx} ${wy}L${wx + Math.cos(a) * radius} ${wy + Math.sin(a) * radius}`
    }
    scene.stroke(d, palette.material('white', 0.3).mid, 1.5 * unit)
    for (let i = 0; i < 20; i++) {
      scene.fill(
        ellipse(wx + Math.cos(i * 0.314) * radius, wy + Math.sin(i * 0.314) * radius, 6 * unit),
        palette.material('white', 0.2).light,
      )
    }
    scene.stroke(
      pen`M${wx} ${wy}L${wx - 70 * unit} ${horizon}M${wx} ${wy}L${wx + 70 * unit} ${horizon}`,
      palette.material('white', 0.3).dark,
      7 * unit,
    )
  }

  // Palace block with spires
  scene.place(centerX, horizon + 6, scale, () => {
    const blk = (x: number, w: number, h: number) => {
      scene.fill(rect(x, -h, w, h), inks.mid)
      scene.fill(rect(x, -h, w, 7), inks.light)
      for (let i = 0; i < w / 17; i++) {
        scene.fill(
          arch(x + 4 + i * 17, -h * 0.12, 9, h * 0.34),
          palette.dark ? (random() < 0.7 ? '#FFD27A' : inks.deep) : inks.deep,
        )
        scene.fill(
          arch(x + 4 + i * 17, -h * 0.54, 9, h * 0.3),
          palette.dark ? (random() < 0.7 ? '#FFD27A' : inks.deep) : inks.deep,
        )
        scene.fill(
          polygon([
            [x + i * 17, -h],
            [x + 4 + i * 17, -h - 13],
            [x + 8 + i * 17, -h],
          ]),
          inks.dark,
        )
      }
      scene.spray(rect(x, -h, w, h), inks.deep, 0.6, 0.5, 1, 0.5, 0.3, 0.9)
      scene.fill(
        polygon([
          [x, -h],
          [x + 12, -h - 20],
          [x + w - 12, -h - 20],
          [x + w, -h],
        ]),
        dk.mid,
        { opacity: 0.85 },
      )
    }
    blk(40, 330, 110)
    blk(-330, 290, 92)
    for (const x of [110, 200, 300, -120, -230]) {
      scene.fill(
        polygon([
          [x - 9, -104],
          [x - 9, -140],
          [x, -182],
          [x + 9, -140],
          [x + 9, -104],
        ]),
        inks.dark,
      )
    }

    // Tower
    const w = 38
    scene.fill(rect(-w, -330, 2 * w, 330), inks.mid)
    scene.fill(rect(lightSide > 0 ? -w : w * 0.2, -330, w * 0.8, 330), inks.dark)
    for (let k = 0; k < 7; k++) {
      for (let i = 0; i < 3; i++) {
        scene.fill(rect(-27 + i * 20, -60 - k * 38, 10, 26), inks.deep, { opacity: 0.6 })
      }
    }
    for (let i = 0; i < 4; i++) {
      scene.fill(rect(-w - 2 + i * 25.3, -330, 5, 330), inks.light)
    }
    for (const y of [-90, -166, -242]) {
      scene.fill(rect(-w - 4, y, 2 * w + 8, 6), inks.light)
    }
    scene.fill(rect(-w - 8, -420, 2 * w + 16, 92), inks.mid)
    scene.fill(rect(lightSide > 0 ? -w - 8 : 8, -420, w, 92), inks.dark)
    scene.fill(rect(-w - 12, -424, 2 * w + 24, 8) + rect(-w - 12, -332, 2 * w + 24, 8), inks.light)
    scene.glow(0, -376, 70, '#FFE3A0', palette.dark ? 0.9 : 0.2)
    scene.fill(ellipse(0, -376, 36), palette.material('gold').mid)
    scene.fill(ellipse(0, -376, 31), palette.dark ? '#FFF3D0' : palette.material('white').light)
    let l = ''
    for (let i = 0; i < 12; i++) {
      const a = i * 0.5236
      l += pen`M${Math.cos(a) * 24} ${-376 + Math.sin(a) * 24}L${Math.cos(a) * 28} ${-376 + Math.sin(a) * 28}`
    }
    scene.stroke(l, palette.ink, 3)
    scene.stroke('M0 -376L0 -398M0 -376L14 -366', palette.ink, 4)
    scene.fill(
      polygon([
        [-w - 8, -424],
        [-30, -462],
        [30, -462],
        [w + 8, -424],
      ]),
      dk.mid,
    )
    scene.fill(rect(-27, -486, 54, 26), inks.mid)
    for (let i = 0; i < 4; i++) {
      scene.fill(arch(-24 + i * 13, -462, 8, 20), palette.dark ? '#FFC56E' : inks.deep)
    }
    scene.fill(
      polygon([
        [-32, -484],
        [0, -560],
        [32, -484],
      ]),
      dk.mid,
    )
    scene.fill(
      polygon([
        [0, -484],
        [0, -560],
        [32, -484],
      ]),
      dk.dark,
    )
    scene.stroke('M0 -556V-582', palette.material('gold').light, 4)
    scene.fill(ellipse(0, -584, 4), palette.material('gold').light)
  })
  for (let i = 0; i < width / 60; i++) {
    drawBush(
      scene,
      i * 60 + random.range(-14, 14),
      horizon + 9,
      random.range(60, 100) * unit,
      palette.material('leaf', 0.08),
    )
  }
  scene.fill(rect(0, horizon + 4, width, 20), palette.material('stone').mid)
  scene.fill(rect(0, horizon + 20, width, 9), palette.material('stone').deep)
  drawWater(scene, horizon + 28)
  drawReflection(
    scene,
    horizon + 40,
    height * 0.16,
    [
      [centerX, 110 * unit, inks.dark],
      [centerX + 300 * unit, 300 * unit, inks.dark],
      [centerX - 250 * unit, 260 * unit, inks.dark],
    ],
    0.42,
  )

  // Bridge in front and red bus
  const by = height * 0.865
  const st = palette.material('#7FA08E')
  scene.fill(rect(0, by, width, 26 * unit), st.light)
  scene.fill(rect(0, by + 22 * unit, width, 12 * unit), st.dark)
  const n = Math.ceil(width / (300 * unit)) + 1
  for (let i = 0; i < n; i++) {
    const x = i * 300 * unit - 40 * unit
    scene.fill(
      pen`M${x} ${height + 9}V${by + 30 * unit}H${x + 300 * unit}V${height + 9}H${x + 262 * unit}Q${x + 262 * unit} ${by + 64 * unit} ${x + 150 * unit} ${by + 62 * unit}T${x + 38 * unit} ${height + 9}Z`,
      st.mid,
    )
    scene.fill(rect(x - 16 * unit, by - 4 * unit, 32 * unit, height), st.light)
    scene.stroke(pen`M${x} ${by}v${-56 * unit}`, palette.ink, 4 * unit)
    scene.glow(x, by - 62 * unit, 44 * unit, '#FFE09A', palette.dark ? 0.9 : 0.1)
    scene.fill(
      ellipse(x, by - 62 * unit, 9 * unit),
      palette.dark ? '#FFE9B0' : palette.material('cream').light,
    )
  }
  const bus = (x: number, k: number) =>
    scene.place(x, by + 2, k * unit, () => {
      const o = palette.night ? mix('#E2382A', palette.shade, 0.18) : '#E2382A'
      scene.fill(roundRect(-100, -122, 200, 116, 14), o)
      scene.fill(rect(-100, -66, 200, 8), palette.material('cream').light)
      for (let i = 0; i < 5; i++) {
        scene.fill(
          roundRect(-88 + i * 36, -110, 30, 34, 5),
          palette.dark ? '#FFE3A0' : mix(palette.ink, palette.sky[0], 0.4),
        )
        if (i < 4) {
          scene.fill(
            roundRect(-88 + i * 36, -52, 30, 28, 5),
            palette.dark ? '#FFE3A0' : mix(palette.ink, palette.sky[0], 0.4),
          )
        }
      }
      scene.fill(
        roundRect(60, -54, 26, 46, 4),
        palette.dark ? '#FFE3A0' : mix(palette.ink, palette.sky[0], 0.4),
      )
      for (const q of [-60, 44]) {
        scene.fill(ellipse(q, -6, 18), palette.ink)
        scene.fill(ellipse(q, -6, 8), palette.material('white').mid)
      }
    })
  bus(width * (scene.wide ? 0.3 : scene.tall ? 0.3 : 0.24), 1.05)
  bus(width * (scene.wide ? 0.44 : 0.74), 0.0001 + (scene.tall ? 0.0001 : 0.86))
  drawBirds(scene, width * 0.22, height * 0.18, 5, 50)
  drawWeather(scene)
}
