import { BRAND } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawSailboat } from '../kit/boats'
import { drawFrameLeaves } from '../kit/foreground'
import { drawKarst } from '../kit/karst'
import { drawPalm } from '../kit/palm'
import { drawCloud, drawStars } from '../kit/sky'
import { drawSteam } from '../kit/stage'
import { drawWater } from '../kit/water'
import type { Scene } from '../scene'

/** A hotel room with a large window to the sea and a city. */
export function room(scene: Scene): void {
  const { width, height, palette, random, unit } = scene
  const wall = palette.material(palette.dark ? '#55407A' : '#F1D9BF')
  scene.fill(
    rect(0, 0, width, height),
    scene.linear([
      [0, wall.mid],
      [1, wall.dark],
    ]),
  )
  const wx = scene.wide ? width * 0.34 : width * (scene.tall ? 0.1 : 0.2)
  const ww = scene.wide ? width * 0.56 : width * (scene.tall ? 0.8 : 0.68)
  const wy = height * 0.09
  const wh = height * 0.6
  scene.clipTo(rect(wx, wy, ww, wh), () => {
    scene.fill(
      rect(wx, wy, ww, wh),
      scene.linear([
        [0, palette.sky[0]],
        [0.55, palette.sky[1]],
        [0.8, palette.sky[2]],
      ]),
    )
    const centerX = wx + ww * 0.62
    const centerY = wy + wh * 0.36
    const radius = 82
    scene.sun = { x: centerX, y: centerY, r: radius }
    if (palette.night) {
      drawStars(scene, 0.4)
    }
    scene.glow(centerX, centerY, radius * 4, palette.glow, 0.7)
    scene.fill(ellipse(centerX, centerY, radius), palette.sun)
    scene.spray(ellipse(centerX, centerY, radius), '#FFC46B', 0.8, 0, 0, 0.8, 1)
    drawCloud(scene, wx + ww * 0.2, wy + wh * 0.24, 220)
    drawCloud(scene, wx + ww * 0.86, wy + wh * 0.34, 200)
    const horizon = wy + wh * 0.66
    for (let i = 0; i < 5; i++) {
      drawKarst(
        scene,
        wx + ww * (0.08 + 0.2 * i) + random.range(-20, 20),
        horizon + 6,
        random.range(90, 150) * unit,
        random.range(90, 200) * unit,
        0.55 - 0.05 * i,
      )
    }
    drawWater(scene, horizon, { depth: wh * 0.36, lines: 14 })
    drawSailboat(scene, wx + ww * 0.3, horizon + 70, 0.6, BRAND)
    drawPalm(scene, wx + ww * 0.04, wy + wh * 1.05, wh * 0.62, { lean: 0.16 })
  })

  // Frame and mullions and curtains
  const white = palette.material('white')
  scene.stroke(rect(wx, wy, ww, wh), white.light, 16)
  scene.stroke(pen`M${wx + ww * 0.5} ${wy}v${wh}`, white.light, 9)
  scene.fill(rect(wx - 24, wy + wh, ww + 48, 22), white.mid)
  const cur = (x: number, w: number, flipped: boolean) => {
    const inks = palette.material(BRAND)
    scene.fill(
      pen`M${x} ${wy - 40}H${x + w}Q${x + w * (flipped ? 1.1 : 0.72)} ${wy + wh * 0.5} ${x + w * (flipped ? 1 : 0.9)} ${wy + wh + 90}H${x + w * (flipped ? 0.1 : 0)}Q${x + w * (flipped ? 0.28 : -0.1)} ${wy + wh * 0.5} ${x} ${wy - 40}Z`,
      inks.mid,
    )
    let l = ''
    for (let i = 1; i < 5; i++) {
      l += pen`M${x + (w * i) / 5} ${wy - 40}Q${x + (w * i) / 5 + (flipped ? 10 : -10)} ${wy + wh * 0.5} ${x + w * (i / 5) * (flipped ? 0.95 : 0.9) + (flipped ? w * 0.06 : 0)} ${wy + wh + 88}`
    }
    scene.stroke(l, inks.dark, 6, { opacity: 0.7 })
    scene.spray(rect(x, wy - 40, w, wh + 130), inks.deep, 0.7, flipped ? 1 : 0, 0.5, 0.4, 0.5, 0.9)
  }
  cur(wx - 110 * unit, 150 * unit, false)
  cur(wx + ww - 40 * unit, 150 * unit, true)
  scene.fill(roundRect(wx - 130 * unit, wy - 54, ww + 260 * unit, 16, 8), palette.material('wood').deep)

  // Floor and bed
  scene.fill(rect(0, height * 0.86, width, height * 0.14), palette.material('wood').dark)
  const bx = scene.wide ? width * 0.4 : width * (scene.tall ? 0.12 : 0.24)
  const bw = scene.wide ? width * 0.44 : width * (scene.tall ? 0.84 : 0.62)
  const by = height * 0.72
  scene.fill(roundRect(bx - 24, by - 96 * unit, 40, 260 * unit, 14), palette.material('wood').deep)
  scene.fill(roundRect(bx - 20, by + 10, bw + 30, 150, 26), palette.material('wood').deep)
  scene.fill(roundRect(bx, by - 26, bw, 130, 34), palette.material('white').light)
  scene.spray(roundRect(bx, by - 26, bw, 130, 34), palette.material('white').deep, 0.8, 0.6, 1, 0.5, 0.1, 0.9)
  scene.fill(
    pen`M${bx + bw * 0.42} ${by - 28}H${bx + bw - 20}Q${bx + bw + 4} ${by - 26} ${bx + bw + 2} ${by + 30}V${by + 140}H${bx + bw * 0.42}Z`,
    palette.material('teal').mid,
  )
  scene.spray(
    rect(bx + bw * 0.42, by - 28, bw * 0.6, 170),
    palette.material('teal').deep,
    0.8,
    0.5,
    1,
    0.4,
    0.1,
    0.9,
  )
  scene.fill(rect(bx + bw * 0.42, by - 28, bw * 0.05, 168), palette.material('cream').light)
  for (const [dx, c] of [
    [0.03, 'white'],
    [0.12, BRAND],
  ] as const) {
    const x = bx + bw * dx
    scene.fill(
      pen`M${x} ${by - 20}Q${x - 8} ${by - 120 * unit} ${x + 40 * unit} ${by - 126 * unit}Q${x + 150 * unit} ${by - 128 * unit} ${x + 156 * unit} ${by - 70 * unit}T${x + 140 * unit} ${by - 8}Q${x + 60 * unit} ${by + 6} ${x} ${by - 20}Z`,
      palette.material(c).mid,
    )
    scene.spray(
      rect(x - 8, by - 130 * unit, 166 * unit, 134 * unit),
      palette.material(c).deep,
      0.7,
      1,
      1,
      0.3,
      0.2,
      0.8,
    )
  }

  // Breakfast tray
  const tx = bx + bw * 0.62
  const tyy = by - 30
  scene.fill(
    roundRect(tx - 90 * unit, tyy - 10 * unit, 200 * unit, 16 * unit, 6),
    palette.material('wood').mid,
  )
  scene.fill(
    pen`M${tx - 56 * unit} ${tyy - 56 * unit}h${56 * unit}q0 ${46 * unit} ${-28 * unit} ${46 * unit}t${-28 * unit} ${-46 * unit}Z`,
    palette.material('white').light,
  )
  scene.fill(ellipse(tx + 50 * unit, tyy - 30 * unit, 22 * unit), BRAND)
  scene.fill(ellipse(tx + 22 * unit, tyy - 26 * unit, 17 * unit), palette.material('gold').mid)
  drawSteam(scene, tx - 28 * unit, tyy - 62 * unit, 80 * unit, 7 * unit)

  // Lamp and plant
  const lx = scene.wide ? width * 0.26 : width * (scene.tall ? 0.04 : 0.09)
  scene.glow(lx, height * 0.56, 200 * unit, '#FFD08A', palette.dark ? 0.9 : 0.5)
  scene.fill(
    polygon([
      [lx - 60 * unit, height * 0.62],
      [lx - 36 * unit, height * 0.5],
      [lx + 36 * unit, height * 0.5],
      [lx + 60 * unit, height * 0.62],
    ]),
    palette.dark ? '#FFDFA6' : palette.material('cream').light,
  )
  scene.fill(rect(lx - 5, height * 0.62, 10, height * 0.14), palette.material('gold').dark)
  scene.fill(
    roundRect(lx - 90 * unit, height * 0.76, 180 * unit, height * 0.13, 10),
    palette.material('wood').dark,
  )
  scene.fill(rect(lx - 90 * unit, height * 0.82, 180 * unit, 3), palette.material('wood').deep)
  drawFrameLeaves(scene, 1, { scale: 0.85, count: 6 })
}
