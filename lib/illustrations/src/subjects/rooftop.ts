import { BRAND, mix } from '../color'
import { arch, ellipse, pen, polygon, rect, roundRect, smooth } from '../geometry'
import { drawMist } from '../kit/land'
import { drawLantern } from '../kit/lantern'
import { drawMountains } from '../kit/mountains'
import { drawPalm } from '../kit/palm'
import { fillBody } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawShadow, drawSteam } from '../kit/stage'
import { drawBowl } from '../kit/table'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** A low table with a tagine on a roof terrace over an old town. */
export function rooftop(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const terrace = height * 0.66
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.52,
    sunX: scene.wide ? undefined : focusX / width - side * random.range(0.08, 0.2),
    sunY: random.range(0.24, 0.32),
    sunRadius: random.range(110, 138),
    cloudY: [0.06, 0.36],
  })
  drawMountains(scene, height * 0.54, {
    count: scene.wide ? 7 : 5,
    widths: [380, 560],
    heights: [90, 170],
    inks: palette.material('#8C88B0', 0.62),
    snow: 0.5,
    snowInks: palette.material('snow', 0.45),
  })
  drawMist(scene, height * 0.52, 90, 0.5)

  // Roofs of the town, one tall square tower
  const walls = ['#D98C66', '#E2A37A', '#CF7D5A', '#EAB38A'] as const
  const block = (x: number, foot: number, w: number, h: number, depth: number): void => {
    const inks = palette.material(random.pick(walls), depth)
    const lightSide = scene.disc.x > x ? 1 : -1
    scene.fill(rect(x, foot - h, w, h), inks.mid)
    scene.fill(rect(lightSide > 0 ? x : x + w * 0.64, foot - h, w * 0.36, h), inks.dark)
    scene.fill(rect(x - 3, foot - h - 7, w + 6, 9), inks.light)
    for (let i = 0; i < w / 54; i++)
      if (random() < 0.7)
        scene.fill(arch(x + 16 + i * 50, foot - h + 58, 18, 34), palette.dark ? '#FFC56E' : inks.deep)
    if (random() < 0.2) {
      scene.stroke(
        pen`M${x + w * 0.2} ${foot - h}v-40M${x + w * 0.8} ${foot - h}v-40M${x + w * 0.2} ${foot - h - 36}q${w * 0.3} 14 ${w * 0.6} 0`,
        palette.ink,
        2.4,
      )
      for (let k = 0; k < 4; k++)
        scene.fill(
          rect(x + w * (0.26 + k * 0.13), foot - h - 32, w * 0.09, 24),
          palette.material(cycle(['white', 'red', 'teal', 'gold'] as const, k), depth).mid,
        )
    }
  }
  for (const [row, depth] of [
    [0.55, 0.46],
    [0.6, 0.34],
  ] as const) {
    for (let x = -30; x < width; ) {
      const w = random.range(90, 160) * unit
      block(x, height * row + 40, w, random.range(60, 130) * unit, depth)
      x += w * 0.94
    }
  }
  const tx = focusX + side * (scene.tall ? 230 : 330) * unit
  scene.place(tx, height * 0.64, (scene.poster ? 0.62 : 0.84) * unit, () => {
    const inks = palette.material('#D48A5E', 0.2)
    const teal = palette.material('teal', 0.2)
    scene.fill(rect(-54, -420, 108, 420), inks.mid)
    scene.fill(rect(10, -420, 44, 420), inks.dark)
    for (let k = 0; k < 3; k++) {
      scene.fill(rect(-38, -396 + k * 112, 76, 84), inks.dark)
      for (let i = 0; i < 2; i++)
        scene.fill(arch(-30 + i * 34, -316 + k * 112, 26, 62), palette.dark ? '#FFC56E' : inks.deep)
    }
    scene.fill(rect(-60, -436, 120, 20), teal.mid)
    scene.fill(rect(-26, -494, 52, 60), inks.mid)
    scene.fill('M-30 -492A30 34 0 0 1 30 -492Z', teal.mid)
    scene.stroke('M0 -524V-566', palette.material('gold').mid, 4)
    for (const [y, q] of [
      [-536, 8],
      [-549, 6],
      [-560, 4],
    ] as const)
      scene.fill(ellipse(0, y, q), palette.material('gold').light)
  })
  for (let x = -30; x < width; ) {
    const w = random.range(110, 190) * unit
    block(x, terrace + 30, w, random.range(50, 120) * unit, 0.16)
    x += w * 0.96
  }
  for (let i = 0; i < 4; i++)
    drawPalm(scene, random() * width, terrace, random.range(120, 200) * unit, {
      lean: random.range(-0.1, 0.1),
      inks: palette.material('leaf', 0.14),
    })

  // Parapet, posts with strings of lanterns
  const clay = palette.material('#C9744E')
  scene.fill(rect(-5, terrace - 26 * unit, width + 10, 60 * unit), clay.mid)
  let teeth = ''
  for (let x = focusX % 60; x < width + 60; x += 60 * unit)
    teeth += polygon([
      [x - 24 * unit, terrace - 24 * unit],
      [x - 14 * unit, terrace - 50 * unit],
      [x + 14 * unit, terrace - 50 * unit],
      [x + 24 * unit, terrace - 24 * unit],
    ])
  scene.fill(teeth, clay.light)
  scene.spray(rect(-5, terrace - 26 * unit, width + 10, 60 * unit), clay.deep, 0.8, 0.5, 1, 0.5, 0.2)
  const sag = height * (scene.poster ? 0.36 : 0.1)
  const hooks = Array.from({ length: 11 }, (_, i) => {
    const t = (i - 0.5) / 9
    return [width * t, sag - 30 + 62 * Math.abs(Math.sin(t * 6.28))] as const
  })
  scene.stroke(smooth(hooks), palette.ink, 3.4)
  for (const [i, [x, y]] of hooks.entries()) {
    scene.stroke(pen`M${x} ${y}v22`, palette.ink, 3)
    drawLantern(scene, x, y + 46, 1.05, cycle(['orange', 'gold', 'red', 'teal', 'plum'] as const, i))
  }

  // Carpet, cushions, the table
  const rug = palette.material('red')
  scene.fill(rect(-5, terrace + 32 * unit, width + 10, height), palette.material('#B9764E').mid)
  scene.spray(
    rect(-5, terrace + 32 * unit, width + 10, height - terrace),
    palette.material('#B9764E').deep,
    0.8,
    0.5,
    1,
    0.5,
    0.2,
  )
  const mat = polygon([
    [focusX - 430 * unit, terrace + 70 * unit],
    [focusX + 430 * unit, terrace + 70 * unit],
    [focusX + 600 * unit, height + 10],
    [focusX - 600 * unit, height + 10],
  ])
  scene.fill(mat, rug.dark)
  scene.clipTo(mat, () => {
    for (let i = 0; i < 4; i++) {
      const y = terrace + (82 + i * 66) * unit
      scene.fill(rect(0, y, width, 8 * unit), palette.material('gold').mid)
      let d = ''
      for (let x = focusX - 660 * unit; x < focusX + 660 * unit; x += 66 * unit)
        d += polygon([
          [x, y + 38 * unit],
          [x + 26 * unit, y + 16 * unit],
          [x + 52 * unit, y + 38 * unit],
          [x + 26 * unit, y + 60 * unit],
        ])
      scene.fill(d, i % 2 ? palette.material('cream').mid : palette.material('teal').mid)
    }
    scene.spray(mat, palette.ink, 0.5, 0.5, 1, 0.5, 0.2)
  })
  const cushion = (x: number, y: number, k: number, c: 'orange' | 'teal' | 'plum' | 'gold'): Scene =>
    scene.place(x, y, k, () => {
      const inks = palette.material(c)
      fillBody(scene, 'M-130 0Q-150 -70 -130 -128Q0 -150 130 -128Q150 -70 130 0Q0 18 -130 0Z', inks)
      scene.stroke('M-110 -104Q0 -124 110 -104M-116 -30Q0 -12 116 -30', palette.material('cream').light, 6, {
        opacity: 0.8,
      })
      for (const sx of [-130, 130]) scene.fill(ellipse(sx, -6, 11), palette.material('gold').light)
    })
  for (const [i, dx] of (scene.tall ? [-360, 360] : [-520, -300, 300, 520]).entries())
    cushion(
      focusX + dx * unit,
      terrace + 120 * unit,
      0.86 * unit,
      cycle(['teal', 'plum', 'orange', 'gold'] as const, i),
    )
  drawShadow(scene, focusX, height * 0.965, 430 * unit, 46 * unit, 0.5)
  const brass = palette.material('#D9A24A')
  scene.fill(
    pen`M${focusX - 180 * unit} ${height * 0.9}L${focusX - 230 * unit} ${height * 0.985}h${26 * unit}L${focusX - 130 * unit} ${height * 0.9}ZM${focusX + 180 * unit} ${height * 0.9}L${focusX + 230 * unit} ${height * 0.985}h${-26 * unit}L${focusX + 130 * unit} ${height * 0.9}Z`,
    palette.material('wood').deep,
  )
  scene.fill(ellipse(focusX, height * 0.895 + 10, 390 * unit, 70 * unit), brass.deep)
  scene.fill(ellipse(focusX, height * 0.89, 390 * unit, 68 * unit), brass.mid)
  scene.spray(ellipse(focusX, height * 0.89, 390 * unit, 68 * unit), brass.light, 0.9, 0.2, 0, 0.6, 0.8)
  scene.stroke(ellipse(focusX, height * 0.89, 340 * unit, 57 * unit), brass.dark, 4)

  scene.glow(focusX, height * 0.84, 330 * unit, '#FFC46B', palette.night ? 0.5 : 0.25)

  // Tagine with its lid, bread, olives, glasses of tea, candle
  scene.place(focusX - side * 20 * unit, height * 0.89, 1.22 * unit, () => {
    const glaze = palette.material(random.pick(['#E0643A', '#2F8F96', '#D89A3A'] as const))
    fillBody(scene, 'M-172 -34Q-150 14 0 16T172 -34Z', glaze)
    scene.fill(ellipse(0, -36, 172, 32), glaze.light)
    const lid = 'M-150 -40Q-96 -92 -44 -208Q-34 -236 0 -236T44 -208Q96 -92 150 -40Q0 -8 -150 -40Z'
    fillBody(scene, lid, glaze, { light: 0.9, shade: 1 })
    scene.clipTo(lid, () => {
      for (const [y, w] of [
        [-70, 160],
        [-120, 110],
      ] as const) {
        let zig = ''
        for (let x = -w; x < w; x += 28) zig += pen`M${x} ${y}l14 -20l14 20`
        scene.stroke(zig, palette.material('cream').light, 6)
        scene.stroke(pen`M${-w} ${y + 12}Q0 ${y + 26} ${w} ${y + 12}`, palette.material('cream').light, 5)
      }
    })
    fillBody(scene, ellipse(0, -250, 27, 24), glaze)
  })
  for (const dx of [-70, 30])
    drawSteam(scene, focusX - side * 20 * unit + dx * unit, height * 0.66, 120 * unit, 10 * unit)
  drawBowl(
    scene,
    focusX + side * 260 * unit,
    height * 0.905,
    66 * unit,
    52 * unit,
    palette.material('white'),
    '#5E7A3C',
  )
  scene.fill(
    ellipse(focusX - side * 270 * unit, height * 0.895, 86 * unit, 26 * unit),
    palette.material('#C98A4A').mid,
  )
  scene.fill(
    ellipse(focusX - side * 270 * unit, height * 0.89, 78 * unit, 21 * unit),
    palette.material('#E2B070').light,
  )
  for (const [dx, dy] of [
    [170, 0.935],
    [-150, 0.938],
  ] as const) {
    scene.place(focusX + side * dx * unit, height * dy, unit, () => {
      scene.fill('M-22 0L-28 -78H28L22 0Z', mix('#C98A2E', palette.glow, 0.3), { opacity: 0.9 })
      scene.stroke('M-28 -78H28L22 0H-22Z', palette.material('gold').light, 4)
      scene.fill(
        'M-10 -84q-12 -26 6 -34q16 12 8 34ZM8 -82q8 -22 24 -20q0 18 -16 24Z',
        palette.material('green').mid,
      )
    })
  }
  scene.glow(focusX + side * 60 * unit, height * 0.93, 120 * unit, '#FFD68A', palette.dark ? 0.9 : 0.4)
  scene.fill(
    roundRect(focusX + side * 60 * unit - 15 * unit, height * 0.918, 30 * unit, 28 * unit, 6),
    palette.material('cream').light,
  )
  scene.fill(
    pen`M${focusX + side * 60 * unit} ${height * 0.918}q${-11 * unit} ${-16 * unit} 0 ${-34 * unit}q${11 * unit} ${18 * unit} 0 ${34 * unit}Z`,
    BRAND,
  )
  drawBirds(scene, width * 0.3, height * 0.22, 5, 42)
}
