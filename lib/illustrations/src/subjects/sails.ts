import { BRAND } from '../color'
import { pen, polygon, rect, roundRect, smooth } from '../geometry'
import { drawSailboat } from '../kit/boats'
import { drawCityBand } from '../kit/city'
import { drawRidge } from '../kit/land'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** A harbor with a hall roofed like sails. */
export function sails(scene: Scene): void {
  const { width, height, palette, focusX, unit } = scene
  const horizon = height * 0.66
  drawSky(scene, { horizon: 0.64, cloudY: [0.08, 0.44] })
  drawCityBand(scene, horizon, {
    heights: [60, 190],
    widths: [36, 70],
    inks: palette.material('lav', 0.58),
    depth: 0.58,
    from: scene.wide ? width * 0.02 : -20,
    to: scene.wide ? width * 0.5 : width * 0.62,
  })
  drawRidge(scene, horizon, 60, palette.material('leaf', 0.55).mid)

  // Steel arch bridge
  const bx = focusX - (scene.tall ? 170 : 380) * unit
  const bw = (scene.tall ? 560 : 640) * unit
  const bh = 270 * unit
  const char = palette.material('char', 0.24)
  const dk = horizon - 70 * unit
  const top = (t: number) => dk + 50 * unit - bh * (1 - (2 * t - 1) ** 2)
  const bot = (t: number) => dk + 70 * unit - bh * 0.82 * (1 - (2 * t - 1) ** 2)
  let tr = ''
  let vv = ''
  const N = 26
  for (let i = 0; i < N; i++) {
    const a = i / N
    const b = (i + 1) / N
    const xa = bx - bw / 2 + bw * a
    const xb = bx - bw / 2 + bw * b
    tr += pen`M${xa} ${top(a)}L${xb} ${bot(b)}M${xa} ${bot(a)}L${xb} ${top(b)}M${xa} ${top(a)}V${bot(a)}`
    if (bot(a) < dk) {
      vv += pen`M${xa} ${bot(a)}V${dk}`
    }
  }
  const curve = (heightAt: (t: number) => number) =>
    smooth(Array.from({ length: 15 }, (_, i) => [bx - bw / 2 + (bw * i) / 14, heightAt(i / 14)]))
  scene.stroke(vv, char.dark, 2.4)
  scene.stroke(tr, char.dark, 2)
  scene.stroke(curve(top), char.mid, 9 * unit)
  scene.stroke(curve(bot), char.mid, 8 * unit)
  scene.fill(rect(-10, dk, bx + bw / 2 + (scene.tall ? 200 : 240) * unit, 15 * unit), char.dark)
  for (const sx of [-1, 1]) {
    const xx = bx + (sx * bw) / 2
    scene.fill(
      polygon([
        [xx - 26 * unit, horizon],
        [xx - 22 * unit, dk - 86 * unit],
        [xx + 22 * unit, dk - 86 * unit],
        [xx + 26 * unit, horizon],
      ]),
      palette.material('stone', 0.24).mid,
    )
    scene.fill(
      polygon([
        [xx + 2 * unit, horizon],
        [xx + 2 * unit, dk - 86 * unit],
        [xx + 22 * unit, dk - 86 * unit],
        [xx + 26 * unit, horizon],
      ]),
      palette.material('stone', 0.24).dark,
    )
    scene.fill(
      rect(xx - 28 * unit, dk - 92 * unit, 56 * unit, 9 * unit),
      palette.material('stone', 0.24).light,
    )
  }
  drawWater(scene, horizon)

  // Shells on the podium
  const centerX = focusX + (scene.tall ? 90 : 210) * unit
  const py = horizon + 66 * unit
  scene.fill(
    polygon([
      [centerX - 380 * unit, py],
      [centerX - 350 * unit, py - 44 * unit],
      [centerX + 360 * unit, py - 44 * unit],
      [centerX + 400 * unit, py],
    ]),
    palette.material('#B98F72').mid,
  )
  scene.fill(
    polygon([
      [centerX - 380 * unit, py],
      [centerX - 366 * unit, py - 20 * unit],
      [centerX + 382 * unit, py - 20 * unit],
      [centerX + 400 * unit, py],
    ]),
    palette.material('#B98F72').dark,
  )
  for (let i = 0; i < 26; i++) {
    scene.fill(
      rect(centerX + (-340 + i * 27) * unit, py - 38 * unit, 15 * unit, 12 * unit),
      palette.dark ? '#FFCE73' : palette.material('char').dark,
    )
  }
  const white = palette.material('white')
  const shell = (x: number, y: number, wd: number, h: number, flipped: boolean) =>
    scene.place(
      x,
      y,
      unit,
      () => {
        const d = `M0 0Q${wd * 0.1} ${-h * 0.72} ${wd * 0.86} ${-h}Q${wd * 0.84} ${-h * 0.44} ${wd} 0Z`
        scene.fill(
          `M${wd} 0Q${wd * 0.84} ${-h * 0.44} ${wd * 0.86} ${-h}Q${wd * 1.16} ${-h * 0.5} ${wd * 1.2} 0Z`,
          palette.dark ? '#E9A45C' : white.deep,
        )
        scene.fill(d, white.light)
        scene.clipTo(d, () => {
          let l = ''
          for (let i = 1; i < 9; i++) {
            l += `M${wd} 8Q${wd * (1 - i * 0.12)} ${-h * 0.5} ${wd * 0.86 - i * wd * 0.13} ${-h * 1.02 + i * h * 0.06}`
          }
          scene.stroke(l, white.dark, 1.8, { opacity: 0.8 })
          scene.spray(rect(0, -h, wd, h), white.dark, 0.95, 0, 1, 0.75, 0.25, 1)
          scene.spray(rect(0, -h, wd, h), palette.shade, 0.5, 0.5, 1, 0.5, 0.4, 1)
        })
      },
      flipped,
    )
  shell(centerX - 310 * unit, py - 44 * unit, 120, 110, false)
  shell(centerX - 250 * unit, py - 44 * unit, 165, 190, false)
  shell(centerX - 150 * unit, py - 44 * unit, 205, 270, false)
  shell(centerX - 10 * unit, py - 44 * unit, 150, 170, false)
  shell(centerX + 330 * unit, py - 44 * unit, 150, 150, true)
  shell(centerX + 330 * unit, py - 44 * unit, 92, 86, false)
  drawReflection(
    scene,
    py + 10,
    height * 0.13,
    [
      [centerX - 40 * unit, 330 * unit, white.mid],
      [centerX - 160 * unit, 160 * unit, white.mid],
    ],
    0.42,
  )

  // Ferry and sails
  scene.place(width * (scene.wide ? 0.3 : scene.tall ? 0.3 : 0.24), height * 0.86, 1.15 * unit, () => {
    scene.fill('M-130 -12Q-120 20 -96 26H96Q120 20 132 -12Z', palette.material('leaf').deep)
    scene.fill('M-130 -12L-126 2H128L132 -12Z', palette.material('gold').mid)
    scene.fill(rect(-108, -44, 216, 32), palette.material('cream').light)
    scene.fill(rect(-80, -72, 160, 28), palette.material('cream').mid)
    for (let i = 0; i < 9; i++) {
      scene.fill(
        roundRect(-98 + i * 22, -36, 14, 13, 2),
        palette.dark ? '#FFD27A' : palette.material('blue').deep,
      )
    }
    for (let i = 0; i < 6; i++) {
      scene.fill(
        roundRect(-70 + i * 24, -65, 14, 13, 2),
        palette.dark ? '#FFD27A' : palette.material('blue').deep,
      )
    }
    scene.fill(rect(-14, -100, 28, 30), BRAND)
  })
  drawSailboat(scene, width * (scene.wide ? 0.42 : 0.52), height * 0.79, 0.6 * unit, BRAND)
  drawSailboat(scene, width * (scene.wide ? 0.48 : 0.88), height * 0.9, 0.95 * unit)
  drawSailboat(scene, width * (scene.wide ? 0.88 : 0.66), height * 0.755, 0.42 * unit)
  drawBirds(scene, width * 0.7, height * 0.18, 5, 52)
  drawWeather(scene)
}
