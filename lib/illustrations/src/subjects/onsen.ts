import { BRAND, mix } from '../color'
import { ellipse, pen, rect, roundRect, smooth } from '../geometry'
import { drawMist, drawRidge } from '../kit/land'
import { drawLantern } from '../kit/lantern'
import { drawMountains } from '../kit/mountains'
import { drawSky } from '../kit/sky'
import { drawForest, drawPine } from '../kit/trees'
import { drawReflection } from '../kit/water'
import { drawSnowfall, drawWeather } from '../kit/weather'
import { silhouette } from '../palette'
import type { Scene } from '../scene'

/** A hot spring below an inn. */
export function onsen(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, { horizon: 0.55, sunY: 0.2, sunRadius: 84, clouds: palette.mood !== 'snow' })
  const sn = palette.mood === 'snow' || palette.mood === 'night'
  drawMountains(scene, height * 0.6, {
    count: 5,
    widths: [420, 620],
    heights: [190, 300],
    inks: palette.material('#5F84A8', 0.5),
    snow: sn ? 0.7 : 0.3,
    snowInks: palette.material('snow', 0.35),
  })
  drawMist(scene, height * 0.56, 120, 0.6)
  const b = drawRidge(scene, height * 0.64, 70, palette.material(sn ? 'snow' : 'leaf', 0.35).mid, {
    step: 110,
  })
  drawForest(scene, (x) => b.yAt(x) + 8, 24, Math.round(width / 17), {
    heights: [70, 130],
    inks: palette.material('leaf', 0.22),
    snow: sn ? palette.material('snow', 0.15).light : undefined,
  })

  // Ryokan
  const centerX = focusX + (scene.tall ? 40 : 210) * unit
  scene.place(centerX, height * 0.7, 1.25 * unit, () => {
    const wood = palette.material('wood')
    const inks = palette.material('#3B4A58')
    scene.fill(rect(-210, -96, 420, 96), wood.dark)
    scene.glow(0, -50, 260, '#FFC46B', 0.6)
    for (let i = 0; i < 8; i++) {
      const x = -200 + i * 51
      scene.fill(rect(x, -82, 42, 70), mix('#FFDFA0', BRAND, 0.06 + 0.12 * (i % 3)))
      scene.fill(rect(x + 20, -82, 2.4, 70) + rect(x, -60, 42, 2) + rect(x, -36, 42, 2), wood.deep)
    }
    scene.fill(rect(-220, -12, 440, 12), wood.deep)
    scene.fill('M-262 -88Q-200 -104 -168 -146H168Q200 -104 262 -88Q130 -96 0 -96T-262 -88Z', inks.mid)
    scene.fill('M0 -146H168Q200 -104 262 -88Q130 -96 0 -96Z', inks.dark)
    scene.fill(rect(-96, -196, 192, 54), wood.dark)
    for (let i = 0; i < 4; i++) {
      scene.fill(rect(-86 + i * 45, -188, 36, 40), '#FFD590')
    }
    scene.fill('M-142 -190Q-104 -204 -84 -236H84Q104 -204 142 -190Q70 -196 0 -196T-142 -190Z', inks.mid)
    scene.fill('M0 -236H84Q104 -204 142 -190Q70 -196 0 -196Z', inks.dark)
    if (sn) {
      scene.fill(
        'M-250 -94Q-200 -108 -168 -150H168Q200 -108 250 -94Q210 -100 180 -112T96 -110T0 -116T-110 -110T-190 -108T-250 -94Z',
        palette.material('snow').light,
      )
      scene.fill(
        'M-134 -194Q-104 -208 -84 -241H84Q104 -208 134 -194Q100 -206 60 -206T-30 -206T-134 -194Z',
        palette.material('snow').light,
      )
    }
  })
  for (const dx of [-250, -120, 120, 250]) {
    drawLantern(scene, centerX + dx * unit, height * 0.675, 0.72 * unit, 'orange')
  }
  const g =
    smooth([
      [-20, height * 0.7],
      [width * 0.3, height * 0.685],
      [width * 0.7, height * 0.7],
      [width + 20, height * 0.68],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`
  scene.fill(g, palette.material(sn ? 'snow' : 'leaf').mid)
  scene.spray(g, palette.material(sn ? 'snow' : 'leaf').dark, 0.8, 0.5, 1, 0.5, 0.1, 0.9)

  // Pool
  const px = focusX - (scene.tall ? 10 : 60) * unit
  const py = height * 0.86
  const pw = (scene.tall ? 0.56 : scene.wide ? 0.3 : 0.44) * width
  const ph = height * 0.125
  const pool = smooth(
    [
      [px - pw, py],
      [px - pw * 0.72, py - ph * 0.8],
      [px - pw * 0.1, py - ph],
      [px + pw * 0.6, py - ph * 0.86],
      [px + pw, py - ph * 0.05],
      [px + pw * 0.7, py + ph * 0.75],
      [px, py + ph],
      [px - pw * 0.7, py + ph * 0.7],
    ],
    true,
  )
  scene.fill(
    pool,
    scene.linear([
      [0, mix(palette.material('jade').light, '#FFFFFF', 0.25)],
      [1, palette.material('teal').mid],
    ]),
  )
  scene.clipTo(pool, () => {
    let d = ''
    for (let i = 0; i < 16; i++) {
      d += roundRect(
        px + random.range(-1, 1) * pw,
        py + random.range(-0.9, 0.9) * ph,
        random.range(40, 140),
        4,
        2,
      )
    }
    scene.fill(d, '#FFFFFF', { opacity: 0.4 })
    drawReflection(
      scene,
      py - ph * 0.9,
      ph * 1.1,
      [[centerX - px > 0 ? px + pw * 0.4 : px, 200 * unit, '#FFD08A']],
      0.4,
    )
  })

  // Bathers with towels
  for (const [dx, c] of [
    [-0.34, 'cream'],
    [-0.16, 'orange'],
    [0.3, 'cream'],
  ] as const) {
    const x = px + pw * dx
    const y = py - ph * 0.12
    scene.fill(
      pen`M${x - 30 * unit} ${y + 4}q0 ${-40 * unit} ${30 * unit} ${-40 * unit}t${30 * unit} ${40 * unit}Z`,
      palette.material('skin').mid,
    )
    scene.fill(ellipse(x, y - 54 * unit, 18 * unit), palette.material('skin').light)
    scene.fill(
      pen`M${x - 19 * unit} ${y - 56 * unit}a${19 * unit} ${19 * unit} 0 0 1 ${38 * unit} 0q${-9 * unit} ${-9 * unit} ${-19 * unit} ${-9 * unit}t${-19 * unit} ${9 * unit}Z`,
      palette.ink,
    )
    scene.fill(
      roundRect(x - 16 * unit, y - 84 * unit, 32 * unit, 14 * unit, 5 * unit),
      palette.material(c).light,
    )
    scene.fill(roundRect(x - 52 * unit, y + 3, 104 * unit, 5, 2), '#FFFFFF', { opacity: 0.6 })
  }

  // Rocks around
  for (let i = 0; i < (scene.wide ? 26 : 20); i++) {
    const a = (i / (scene.wide ? 26 : 20)) * 6.283
    const x = px + Math.cos(a) * pw * 1.02
    const y = py + Math.sin(a) * ph * 1.02 + 8
    const w = random.range(60, 120) * unit
    const rock = palette.material('rock')
    scene.fill(
      smooth(
        [
          [x - w * 0.5, y + w * 0.16],
          [x - w * 0.42, y - w * 0.2],
          [x - w * 0.1, y - w * 0.36],
          [x + w * 0.3, y - w * 0.26],
          [x + w * 0.5, y + w * 0.1],
          [x, y + w * 0.24],
        ],
        true,
      ),
      rock.dark,
    )
    scene.fill(
      smooth(
        [
          [x - w * 0.4, y - w * 0.08],
          [x - w * 0.36, y - w * 0.22],
          [x - w * 0.08, y - w * 0.34],
          [x + w * 0.26, y - w * 0.24],
          [x + w * 0.1, y - w * 0.1],
        ],
        true,
      ),
      sn ? palette.material('snow').light : rock.light,
    )
  }
  for (let i = 0; i < 7; i++) {
    const x = px + random.range(-0.8, 0.8) * pw
    const y = py - ph * 0.3
    scene.stroke(
      pen`M${x} ${y}q${-26 * unit} ${-36 * unit} 0 ${-72 * unit}t0 ${-72 * unit}`,
      '#FFFFFF',
      13 * unit,
      { opacity: 0.26 },
    )
  }
  for (const [x, h] of [
    [0.03, 330],
    [0.1, 240],
    [0.95, 300],
  ] as const) {
    drawPine(
      scene,
      width * x,
      height * 1.02,
      h * unit,
      silhouette(mix(palette.material('leaf').deep, palette.ink, 0.2), palette.ink),
      sn ? palette.material('snow').light : undefined,
      0.5,
    )
  }
  if (sn) {
    drawSnowfall(scene, 100)
  } else {
    drawWeather(scene)
  }
}
