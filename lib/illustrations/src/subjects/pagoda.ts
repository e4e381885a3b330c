import { mix } from '../color'
import { ellipse, type Point, pen, polygon, rect, smooth } from '../geometry'
import { drawBranch, mapleLeaf } from '../kit/foreground'
import { drawMist, drawRidge } from '../kit/land'
import { drawSky } from '../kit/sky'
import { drawBush, drawForest, drawTree } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** A pagoda in front of a volcano. */
export function pagoda(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.74
  const spring = palette.mood !== 'snow' && random() < 0.62
  drawSky(scene, {
    horizon: 0.62,
    sunX: scene.wide ? 0.48 : focusX / width + 0.16 * (random() < 0.5 ? -1 : 1),
    sunRadius: random.range(104, 130),
    sunY: random.range(0.26, 0.36),
    cloudY: [0.3, 0.56],
  })

  // Cone volcano
  const vx = scene.wide ? width * 0.42 : focusX - (scene.tall ? 90 : 330) * unit
  const inks = palette.material('#6B7FA6', 0.5)
  const w = 620 * unit
  const h = 400 * unit
  const vol = pen`M${vx - w} ${horizon}Q${vx - w * 0.26} ${horizon - h * 0.36} ${vx - w * 0.085} ${horizon - h}L${vx - w * 0.03} ${horizon - h + 8}L${vx + w * 0.03} ${horizon - h - 3}L${vx + w * 0.09} ${horizon - h + 4}Q${vx + w * 0.26} ${horizon - h * 0.36} ${vx + w} ${horizon}Z`
  scene.fill(vol, inks.mid)
  scene.clipTo(vol, () => {
    scene.spray(rect(vx - w, horizon - h, 2 * w, h), palette.haze, 0.95, 0.5, 1, 0.5, 0.3, 1)
    const z: Point[] = []
    for (let i = 0; i <= 14; i++) {
      const t = i / 14
      z.push([
        vx + w * 0.5 - t * w,
        horizon - h * (i % 2 ? 0.56 : 0.74) - Math.abs(t - 0.5) * -10 + random.range(-14, 14),
      ])
    }
    scene.fill(
      polygon([[vx - w * 0.5, horizon - h * 1.2], [vx + w * 0.5, horizon - h * 1.2], ...z]),
      palette.material('snow', 0.2).light,
    )
    scene.fill(
      polygon([
        [vx + w * 0.02, horizon - h * 1.1],
        [vx + w * 0.05, horizon - h * 0.7],
        [vx, horizon - h * 0.45],
        [vx + w * 0.12, horizon - h * 0.2],
        [vx + w, horizon],
        [vx + w, horizon - h * 1.1],
      ]),
      palette.shade,
      { opacity: 0.22 },
    )
  })
  drawMist(scene, horizon - 70, 130, 0.6)
  const b = drawRidge(scene, horizon, 110, palette.material('leaf', 0.5).mid, { step: 110 })
  drawForest(scene, (x) => b.yAt(x) + 8, 6, Math.round(width / 20), {
    heights: [40, 70],
    inks: palette.material('leaf', 0.45),
    snow: palette.mood === 'snow' ? palette.material('snow', 0.3).light : undefined,
  })
  drawRidge(scene, height * 0.82, 70, palette.material('leaf', 0.22).mid, { step: 90 })
  for (let i = 0; i < width / 70; i++) {
    const x = random() * width
    drawTree(scene, x, height * 0.83 + random.range(-10, 26), random.range(70, 120) * unit, {
      inks:
        random() < 0.6
          ? palette.material(spring ? 'blossom' : 'maple', 0.15)
          : palette.material('green', 0.15),
    })
  }

  // Pagoda
  const centerX = focusX + (scene.tall ? 80 : scene.wide ? 120 : 150) * unit
  const base = height * 0.93
  const scale = 1.16 * unit
  scene.place(centerX, base, scale, () => {
    const red = palette.material('red')
    const rf = palette.material('#34505C')
    const pale = palette.material('pale')
    scene.fill(
      polygon([
        [-150, 0],
        [-132, -30],
        [132, -30],
        [150, 0],
      ]),
      palette.material('stone').mid,
    )
    scene.fill(
      polygon([
        [0, 0],
        [0, -30],
        [132, -30],
        [150, 0],
      ]),
      palette.material('stone').dark,
    )
    let y = -30
    const T = [
      [92, 86, 160],
      [82, 76, 142],
      [72, 68, 126],
      [62, 62, 110],
      [53, 58, 95],
    ] as const
    T.forEach(([bw, bh, rw]) => {
      scene.fill(rect(-bw, y - bh, bw * 2, bh), pale.mid)
      scene.fill(rect(bw * 0.1, y - bh, bw * 0.9, bh), pale.dark)
      for (let k = 0; k < 5; k++) {
        scene.fill(rect(-bw + (k * (2 * bw - 8)) / 4, y - bh, 8, bh), k < 3 ? red.mid : red.dark)
      }
      scene.fill(rect(-bw, y - 16, bw * 2, 7), red.mid)
      scene.fill(rect(-bw * 0.3, y - bh + 20, bw * 0.6, bh - 34), palette.dark ? '#FFC56E' : red.deep)
      scene.fill(rect(-2, y - bh + 20, 4, bh - 34), red.dark)
      y -= bh
      scene.fill(rect(-bw - 12, y - 6, 2 * bw + 24, 10), red.dark)
      scene.fill(
        `M${-rw} ${y - 2}Q${-rw * 0.72} ${y - 18} ${-bw * 0.74} ${y - 36}H${bw * 0.74}Q${rw * 0.72} ${y - 18} ${rw} ${y - 2}Q${rw * 0.5} ${y - 6} 0 ${y - 6}T${-rw} ${y - 2}Z`,
        rf.mid,
      )
      scene.fill(
        `M0 ${y - 36}H${bw * 0.74}Q${rw * 0.72} ${y - 18} ${rw} ${y - 2}Q${rw * 0.5} ${y - 6} 0 ${y - 6}Z`,
        rf.dark,
      )
      scene.stroke(`M${-rw} ${y - 2}Q${-rw * 0.72} ${y - 18} ${-bw * 0.74} ${y - 36}`, rf.light, 3.5)
      scene.fill(rect(-rw * 0.96, y - 3, rw * 1.92, 4), red.mid)
      if (palette.mood === 'snow') {
        scene.fill(
          `M${-rw * 0.9} ${y - 9}Q${-rw * 0.72} ${y - 22} ${-bw * 0.74} ${y - 40}H${bw * 0.74}Q${rw * 0.72} ${y - 22} ${rw * 0.9} ${y - 9}Q${rw * 0.4} ${y - 24} 0 ${y - 20}T${-rw * 0.9} ${y - 9}Z`,
          palette.material('snow').light,
        )
      }
      y -= 34
    })
    scene.stroke(`M0 ${y}V${y - 118}`, palette.material('gold').mid, 7)
    for (let i = 0; i < 7; i++) {
      scene.stroke(`M${-14 + i} ${y - 22 - i * 11}H${14 - i}`, palette.material('gold').mid, 4.5)
    }
    scene.fill(ellipse(0, y - 118, 7), palette.material('gold').light)
  })
  for (let i = 0; i < 5; i++) {
    drawBush(
      scene,
      centerX + random.range(-260, 260) * unit,
      base + 14,
      random.range(110, 190) * unit,
      palette.material(spring ? 'blossom' : 'maple'),
    )
  }
  scene.fill(
    smooth([
      [-20, height * 0.95],
      [width * 0.4, height * 0.935],
      [width + 20, height * 0.955],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`,
    palette.material('leaf').deep,
  )
  for (let i = 0; i < width / 80; i++) {
    drawBush(scene, random() * width, height * 1, random.range(100, 180) * unit, {
      ...palette.material('leaf'),
      mid: mix(palette.material('leaf').dark, palette.ink, 0.25),
      dark: palette.material('leaf').deep,
    })
  }
  if (palette.mood !== 'snow') {
    drawBranch(scene, scene.poster ? 1 : centerX > width * 0.5 ? -1 : 1, {
      flower: palette.material(spring ? 'blossom' : 'maple'),
      leaf: spring ? undefined : mapleLeaf,
      scale: scene.tall ? 0.75 : 1,
    })
  }
  drawWeather(scene)
}
