import { mix } from '../color'
import { arch, ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawFrameLeaves } from '../kit/foreground'
import { drawMist, drawRidge } from '../kit/land'
import { drawPalm } from '../kit/palm'
import { drawPerson } from '../kit/person'
import { drawCanopy } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Material } from '../palette'
import type { Scene } from '../scene'

/** Long stairs of painted tiles between old houses, below a peak with a distant statue. */
export function tilesteps(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const side = random() < 0.5 ? 1 : -1
  const top = height * 0.53
  drawSky(scene, {
    horizon: 0.52,
    sunX: scene.wide ? undefined : focusX / width - side * random.range(0.1, 0.2),
    sunY: random.range(0.2, 0.28),
    sunRadius: random.range(100, 128),
    cloudY: [0.05, 0.32],
  })
  drawRidge(scene, height * 0.46, 120, palette.material('teal', 0.72).mid, { rough: 0.8 })
  // The peak with its distant statue
  const px = focusX + side * 110 * unit
  const peak = height * (scene.poster ? 0.36 : 0.24)
  const rock = palette.material('#5E7A78', 0.4)
  const hill = pen`M${px - 520 * unit} ${height * 0.6}C${px - 260 * unit} ${height * 0.5} ${px - 150 * unit} ${peak + 50} ${px - 40 * unit} ${peak + 8}Q${px} ${peak - 6} ${px + 36 * unit} ${peak + 12}C${px + 130 * unit} ${peak + 90} ${px + 190 * unit} ${height * 0.46} ${px + 560 * unit} ${height * 0.6}Z`
  scene.fill(hill, rock.mid)
  scene.clipTo(hill, () => {
    scene.fill(
      pen`M${px} ${peak - 20}Q${px + side * 40 * unit} ${height * 0.4} ${px + side * 20 * unit} ${height * 0.62}H${px + side * 700 * unit}V${peak - 20}Z`,
      rock.dark,
    )
    scene.spray(hill, palette.material('leaf', 0.3).dark, 0.9, 0.5, 1, 0.5, 0.2)
  })
  scene.place(px - 4 * unit, peak + 8, 0.5 * unit, () => {
    const stone = palette.material('white', 0.2)
    scene.fill('M-24 4L-14 -22H14L24 4ZM-13 -22L-9 -92H9L13 -22Z', stone.mid)
    scene.fill('M-64 -92Q-40 -98 -9 -94H9Q40 -98 64 -92L64 -84Q40 -80 9 -74H-9Q-40 -80 -64 -84Z', stone.light)
    scene.fill(ellipse(0, -105, 9, 11), stone.light)
  })
  drawMist(scene, height * 0.48, 100, 0.5)
  drawCanopy(scene, top + 6, { inks: palette.material('leaf', 0.3), size: [60, 110], spread: 50 })
  for (let i = 0; i < 5; i++)
    drawPalm(scene, focusX + random.range(-420, 420) * unit, top + 6, random.range(130, 230) * unit, {
      lean: random.range(-0.1, 0.1),
      inks: palette.material('leaf', 0.24),
    })

  // Houses in bright colors along the stairs
  const walls: readonly Material[] = [
    '#E8734A',
    '#F2B134',
    '#2FA5A8',
    '#E9A0A8',
    '#6C57A8',
    '#9CC27A',
    '#F4E3C4',
    '#D8544A',
  ]
  const shift = random.int(0, 7)
  const halfAt = (t: number): number => (84 + 330 * t) * unit
  const yAt = (t: number): number => top + (height * 1.03 - top) * t ** 1.15
  for (const sign of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const t = i * 0.19
      const u = t + 0.2
      const inner0 = focusX + sign * (halfAt(t) + 24 * unit)
      const inner1 = focusX + sign * (halfAt(u) + 30 * unit)
      const outer = sign > 0 ? width + 500 : -500
      const c = palette.material(cycle(walls, i * 2 + shift + (sign > 0 ? 3 : 0)), 0.14 - i * 0.03)
      const roofY = yAt(t) - (240 + i * 44 + random.range(-14, 14)) * unit
      if (scene.poster && roofY < height * 0.34) continue
      const front = polygon([
        [inner0, roofY],
        [inner0, yAt(t) + 20],
        [inner1, yAt(u) + 30],
        [inner1, roofY - 10],
      ])
      scene.fill(
        polygon([
          [inner1, roofY - 10],
          [outer, roofY - 10],
          [outer, height + 20],
          [inner1, height + 20],
        ]),
        c.mid,
      )
      scene.fill(front, c.dark)
      const step = (inner1 - inner0) / 2
      for (let w = 0; w < 2; w++) {
        const wx = inner0 + step * (w + 0.22)
        const ww = Math.abs(step) * 0.5
        const wl = sign > 0 ? wx : wx - ww
        for (const dy of [40, 150]) {
          scene.fill(arch(wl, roofY + (dy + 84) * unit, ww, 78 * unit), palette.material('white').light)
          scene.fill(
            arch(wl + ww * 0.14, roofY + (dy + 80) * unit, ww * 0.72, 66 * unit),
            palette.dark ? '#FFD27A' : mix(c.deep, palette.ink, 0.3),
          )
        }
      }
      const bay = 120 * unit
      for (let k = 0; k < 6; k++) {
        const bx = inner1 + sign * (34 + k * 120) * unit - (sign > 0 ? 0 : bay * 0.5)
        for (const dy of [34, 160]) {
          scene.fill(
            roundRect(bx, roofY + dy * unit, 62 * unit, 92 * unit, 5),
            palette.material('white').light,
          )
          scene.fill(
            rect(bx + 8 * unit, roofY + (dy + 8) * unit, 46 * unit, 80 * unit),
            palette.dark ? '#FFD27A' : mix(c.deep, palette.ink, 0.3),
          )
          scene.fill(
            rect(bx + 28 * unit, roofY + (dy + 8) * unit, 6 * unit, 80 * unit),
            palette.material('white').light,
          )
        }
      }
      scene.fill(
        polygon([
          [inner0 - sign * 8, roofY],
          [inner1, roofY - 10],
          [outer, roofY - 10],
          [outer, roofY - 34 * unit],
          [inner1, roofY - 34 * unit],
          [inner0 - sign * 8, roofY - 16 * unit],
        ]),
        palette.material('roof').mid,
      )
    }
  }

  // The stairs: risers of tiles, treads of red stone
  const tread = palette.material('#C9472B')
  const steps = 13
  const tiles = ['#F2B134', '#2F6FA8', '#FBF6EC', '#3E8E5A', '#F29CA3', '#1E7F88', '#FFE3A0'] as const
  for (let i = 0; i < steps; i++) {
    const t = i / steps
    const u = (i + 1) / steps
    const y0 = yAt(t)
    const y1 = yAt(u)
    const w0 = halfAt(t)
    const w1 = halfAt(u)
    const lip = y0 + (y1 - y0) * 0.36
    scene.fill(
      polygon([
        [focusX - w0, y0],
        [focusX + w0, y0],
        [focusX + w1, lip],
        [focusX - w1, lip],
      ]),
      tread.mid,
    )
    scene.fill(rect(focusX - w1, lip, w1 * 2, y1 - lip + 1), palette.material('white').mid)
    const n = 14
    for (let k = 0; k < n; k++) {
      const x = focusX - w1 + (k * w1 * 2) / n
      const w = (w1 * 2) / n
      const c = palette.material(cycle(tiles, k * 3 + i * 2 + random.int(0, 1)))
      scene.fill(rect(x + 1.5, lip + 2, w - 3, y1 - lip - 3), c.mid)
      const cx = x + w / 2
      const cy = (lip + y1) / 2
      const q = Math.min(w, y1 - lip) * 0.34
      scene.fill(
        (k + i) % 3
          ? polygon([
              [cx - q, cy],
              [cx, cy - q],
              [cx + q, cy],
              [cx, cy + q],
            ])
          : ellipse(cx, cy, q),
        (k + i) % 2 ? palette.material('white').light : palette.material(cycle(tiles, k + i + 3)).dark,
      )
    }
    scene.spray(rect(focusX - w1, lip, w1 * 2, y1 - lip), palette.shade, 0.4, 0.5, 0, 0.5, 0.9)
  }
  for (const sign of [-1, 1]) {
    const rim = polygon([
      [focusX + sign * halfAt(0), yAt(0) - 20 * unit],
      [focusX + sign * (halfAt(0) + 26 * unit), yAt(0) - 20 * unit],
      [focusX + sign * (halfAt(1) + 60 * unit), yAt(1) - 40 * unit],
      [focusX + sign * (halfAt(1) + 60 * unit), height + 20],
      [focusX + sign * halfAt(1), height + 20],
      [focusX + sign * halfAt(1), yAt(1)],
    ])
    scene.fill(rim, tread.dark)
    for (let i = 1; i < 5; i++) {
      const t = i / 5
      const x = focusX + sign * (halfAt(t) + 26 * unit)
      scene.fill(
        roundRect(
          x - 26 * (0.5 + t) * unit,
          yAt(t) - 60 * (0.5 + t) * unit,
          52 * (0.5 + t) * unit,
          48 * (0.5 + t) * unit,
          6,
        ),
        palette.material('gold').dark,
      )
      let plant = ''
      for (let k = 0; k < 7; k++)
        plant += ellipse(
          x + random.range(-26, 26) * (0.5 + t) * unit,
          yAt(t) - (76 + random.range(-14, 18)) * (0.5 + t) * unit,
          16 * (0.5 + t) * unit,
        )
      scene.fill(plant, palette.material(i % 2 ? 'leaf' : 'green').mid)
    }
  }
  for (const [i, [dx, t, h]] of (
    [
      [-30, 0.2, 96],
      [34, 0.34, 116],
      [-130, 0.62, 180],
      [140, 0.78, 216],
    ] as const
  ).entries()) {
    drawPerson(scene, focusX + (dx + random.range(-16, 16)) * unit, yAt(t) + 4, h * unit, {
      coat: cycle(['navy', 'cream', 'teal', 'white', 'plum'] as const, i + random.int(0, 4)),
      hat: i === 3 ? 'sand' : undefined,
      bag: i === 2 ? 'gold' : undefined,
      back: true,
    })
  }
  drawFrameLeaves(scene, side, { scale: 1.1 })
  drawBirds(scene, width * 0.2, height * 0.16, 5, 46)
  drawWeather(scene)
}
