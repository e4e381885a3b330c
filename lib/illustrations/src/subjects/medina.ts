import { arch, ellipse, pen, polygon, rect } from '../geometry'
import { drawMist } from '../kit/land'
import { drawMountains } from '../kit/mountains'
import { drawPalm } from '../kit/palm'
import { drawPerson } from '../kit/person'
import { drawBirds, drawSky } from '../kit/sky'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Material } from '../palette'
import type { Scene } from '../scene'

/** An old walled town. */
export function medina(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const gy = height * 0.84
  drawSky(scene, {
    horizon: 0.6,
    sunY: random.range(0.2, 0.3),
    sunRadius: random.range(100, 130),
    cloudY: [0.08, 0.34],
  })
  drawMountains(scene, height * 0.62, {
    count: 5,
    widths: [420, 600],
    heights: [130, 230],
    inks: palette.material('#8C88B0', 0.6),
    snow: 0.4,
    snowInks: palette.material('snow', 0.45),
  })
  drawMist(scene, height * 0.6, 100, 0.5)
  const box = (x: number, w: number, h: number, d: number, color: Material) => {
    const c = palette.material(color, d)
    const lightSide = scene.disc.x > x ? 1 : -1
    scene.fill(rect(x, gy - h, w, h), c.mid)
    scene.fill(rect(lightSide > 0 ? x : x + w * 0.62, gy - h, w * 0.38, h), c.dark)
    scene.spray(rect(x, gy - h, w, h), c.deep, 0.5, 0.5, 1, 0.5, 0.2, 0.9)
    let q = ''
    for (let i = 0; i < Math.floor(w / 20); i++) {
      q += polygon([
        [x + i * 20, gy - h],
        [x + i * 20 + 5, gy - h - 11],
        [x + i * 20 + 13, gy - h - 11],
        [x + i * 20 + 18, gy - h],
      ])
    }
    scene.fill(q, c.mid)
    for (let i = 0; i < w / 64; i++) {
      for (let j = 0; j < h / 100 - 0.6; j++) {
        if (random() < 0.7) {
          scene.fill(
            arch(x + 18 + i * 60, gy - h + 62 + j * 86, 22, 38),
            palette.dark && random() < 0.6 ? '#FFC56E' : c.deep,
          )
        }
      }
    }
  }
  let x = -40
  while (x < width) {
    const w = random.range(120, 210) * unit
    box(x, w, random.range(210, 330) * unit, 0.34, random.pick(['#D98C66', '#E2A37A', '#CF7D5A']))
    x += w * 0.9
  }

  // Minaret
  const centerX = focusX + (scene.tall ? 50 : 120) * unit
  const inks = palette.material('#D48A5E')
  const teal = palette.material('teal')
  scene.place(centerX, gy, 1.5 * unit, () => {
    scene.fill(rect(-62, -400, 124, 400), inks.mid)
    scene.fill(rect(10, -400, 52, 400), inks.dark)
    scene.spray(rect(-62, -400, 124, 400), inks.deep, 0.7, 0.5, 1, 0.5, 0.3, 0.9)
    for (let k = 0; k < 3; k++) {
      scene.fill(rect(-46, -366 + k * 110, 92, 78), inks.dark)
      for (let i = 0; i < 3; i++) {
        scene.fill(arch(-38 + i * 28, -292 + k * 110, 20, 58), palette.dark ? '#FFC56E' : inks.deep)
      }
      let z = ''
      for (let i = 0; i < 8; i++) {
        z += polygon([
          [-46 + i * 11.5, -366 + k * 110],
          [-40.2 + i * 11.5, -358 + k * 110],
          [-34.5 + i * 11.5, -366 + k * 110],
        ])
      }
      scene.fill(z, teal.mid)
    }
    scene.fill(rect(-66, -418, 132, 20), teal.mid)
    for (let i = 0; i < 11; i++) {
      scene.fill(rect(-64 + i * 12, -416, 6, 16), palette.material('cream').mid)
    }
    for (let i = 0; i < 7; i++) {
      scene.fill(
        polygon([
          [-62 + i * 18, -416],
          [-58 + i * 18, -434],
          [-50 + i * 18, -434],
          [-46 + i * 18, -416],
        ]),
        inks.mid,
      )
    }
    scene.fill(rect(-30, -486, 60, 70), inks.mid)
    scene.fill(rect(4, -486, 26, 70), inks.dark)
    scene.fill(arch(-12, -424, 24, 46), inks.deep)
    scene.fill('M-34 -484A34 38 0 0 1 34 -484Z', teal.mid)
    scene.fill('M0 -522A34 38 0 0 1 34 -484H8Z', teal.dark)
    scene.stroke('M0 -520V-566', palette.material('gold').mid, 4)
    for (const [y, q] of [
      [-532, 9],
      [-547, 7],
      [-559, 5],
    ] as const) {
      scene.fill(ellipse(0, y, q), palette.material('gold').light)
    }
  })
  x = -30
  while (x < width) {
    const w = random.range(140, 230) * unit
    if (Math.abs(x + w / 2 - centerX) > 170 * unit) {
      box(x, w, random.range(110, 200) * unit, 0.1, random.pick(['#E0976C', '#D17C56', '#EAB38A']))
    }
    x += w * 0.96
  }
  for (let k = 0; k < 5; k++) {
    drawPalm(scene, width * random.range(0.04, 0.96), gy + 4, random.range(190, 280) * unit, {
      lean: random.range(-0.1, 0.1),
    })
  }

  // Souk: awnings, carpets, spice cones
  scene.fill(
    rect(0, gy, width, height - gy),
    scene.linear([
      [0, palette.material('#E6B98A').mid],
      [1, palette.material('#C98A5E').dark],
    ]),
  )
  scene.spray(rect(0, gy, width, height - gy), palette.material('#A86A48').deep, 0.7, 0.5, 1, 0.5, 0.1, 0.9)
  const n = scene.wide ? 8 : scene.tall ? 4 : 6
  for (let k = 0; k < n; k++) {
    const ax = ((k + 0.5) * width) / n
    const aw = (width / n) * 0.78
    const cc = cycle(['orange', 'teal', 'red', 'gold', 'plum', 'jade'] as const, k)
    scene.stroke(
      pen`M${ax - aw / 2} ${gy - 92 * unit}V${gy + 26 * unit}M${ax + aw / 2} ${gy - 92 * unit}V${gy + 26 * unit}`,
      palette.material('wood').deep,
      6 * unit,
    )
    scene.fill(rect(ax - aw / 2, gy - 86 * unit, aw, 100 * unit), palette.material('wood').deep)
    scene.glow(ax, gy - 30 * unit, aw * 0.6, '#FFC06A', palette.dark ? 0.9 : 0.35)
    for (let q = 0; q < 4; q++) {
      const cx = ax - aw * 0.36 + q * aw * 0.24
      scene.fill(
        polygon([
          [cx - aw * 0.1, gy + 2],
          [cx, gy - 46 * unit],
          [cx + aw * 0.1, gy + 2],
        ]),
        palette.unlit(cycle(['gold', 'red', 'orange', 'lime'], q + k)),
      )
    }
    scene.fill(rect(ax - aw / 2, gy - 2, aw, 30 * unit), palette.material('wood').mid)
    scene.fill(
      pen`M${ax - aw * 0.56} ${gy - 84 * unit}Q${ax} ${gy - 52 * unit} ${ax + aw * 0.56} ${gy - 84 * unit}L${ax + aw * 0.48} ${gy - 126 * unit}Q${ax} ${gy - 98 * unit} ${ax - aw * 0.48} ${gy - 126 * unit}Z`,
      palette.material(cc).mid,
    )
    scene.stroke(
      pen`M${ax - aw * 0.52} ${gy - 104 * unit}Q${ax} ${gy - 74 * unit} ${ax + aw * 0.52} ${gy - 104 * unit}`,
      palette.material('cream').light,
      9 * unit,
      { opacity: 0.8 },
    )
  }
  for (let k = 0; k < (scene.wide ? 9 : 6); k++) {
    drawPerson(
      scene,
      width * (0.06 + (0.9 * k) / (scene.wide ? 9 : 6)) + random.range(-20, 20),
      height * (0.93 + 0.05 * random()),
      random.range(120, 150) * unit,
      {
        coat: random.pick(['teal', 'cream', 'orange', 'red', 'navy', 'plum']),
        hat: random() < 0.4 ? 'cream' : undefined,
      },
    )
  }
  drawBirds(scene, width * 0.22, height * 0.18, 6, 46)
  drawWeather(scene)
}
