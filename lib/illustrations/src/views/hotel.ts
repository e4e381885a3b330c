import { mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawShadow, drawSteam } from '../kit/stage'
import type { Box, Scene } from '../scene'
import { type Motif, showMotif } from './motif'
import { drawCurtain, drawShine } from './window'

/** Draws an armchair from the side of the room. */
function drawArmchair(scene: Scene, x: number, y: number, scale: number): void {
  const { palette } = scene
  const cloth = palette.material('teal')
  const wood = palette.material('wood')
  drawShadow(scene, x, y, 210 * scale, 24 * scale, 0.5)
  scene.place(x, y, scale, () => {
    scene.fill(rect(-128, -44, 20, 46) + rect(112, -44, 20, 46), wood.deep)
    const back = 'M-156 -40V-250Q-160 -346 -108 -350Q-60 -352 -50 -300L-30 -140V-40Z'
    scene.fill(back, cloth.mid)
    scene.spray(back, cloth.deep, 0.9, 0, 1, 0.9, 0.1, 0.9)
    scene.place(
      -6,
      -246,
      1,
      () => {
        scene.fill(roundRect(-56, -56, 108, 108, 26), palette.material('gold').mid)
        scene.spray(roundRect(-56, -56, 108, 108, 26), palette.material('gold').deep, 0.6, 0, 1, 0.8, 0, 0.9)
      },
      false,
      -14,
    )
    scene.fill(roundRect(-130, -126, 284, 92, 28), cloth.dark)
    scene.fill(roundRect(-64, -172, 214, 62, 28), cloth.light)
    const arm = 'M-118 -40V-206Q-118 -238 -84 -238H96Q130 -238 130 -212Q130 -186 98 -186H-58V-40Z'
    scene.fill(arm, cloth.mid)
    scene.spray(arm, cloth.deep, 0.8, 0, 1, 0.7, 0, 0.9)
    scene.stroke('M-112 -212Q-108 -232 -84 -232H96', cloth.light, 5, { opacity: 0.8 })
  })
}

/** Draws a small table with a tea set. */
function drawTeaTable(scene: Scene, x: number, y: number, scale: number): void {
  const { palette } = scene
  const wood = palette.material('wood')
  const pot = palette.material('white')
  drawShadow(scene, x, y, 130 * scale, 16 * scale, 0.5)
  scene.place(x, y, scale, () => {
    scene.fill(`M-10 -190H10L18 -8H-18Z${ellipse(0, -4, 70, 11)}`, wood.deep)
    scene.fill(ellipse(0, -186, 150, 22), wood.deep)
    scene.fill(ellipse(0, -194, 150, 22), wood.mid)
    scene.fill('M-86 -206C-92 -262 -64 -278 -40 -278S12 -262 6 -206Q-40 -194 -86 -206Z', pot.light)
    scene.fill('M-30 -277Q12 -262 6 -206Q-20 -200 -40 -200Q-8 -236 -30 -277Z', pot.dark)
    scene.stroke('M-84 -252Q-118 -252 -112 -222Q-104 -206 -86 -216', pot.mid, 9)
    scene.stroke('M2 -232Q22 -236 30 -262', pot.dark, 11)
    scene.fill(ellipse(-40, -280, 22, 7), pot.mid)
    scene.fill(ellipse(-40, -290, 8), palette.material('gold').mid)
    scene.fill('M46 -238H104Q104 -202 75 -202T46 -238Z', pot.light)
    scene.fill('M75 -238H104Q104 -202 75 -202Z', pot.dark)
  })
  drawSteam(scene, x + 75 * scale, y - 250 * scale, 110 * scale, 9 * scale)
}

/** The motif through the window of a hotel room. */
export function hotel(canvas: Scene, motif: Motif): void {
  const { width, height, palette, random, unit } = canvas
  const wall = palette.material(palette.dark ? '#6A5A8C' : '#EBD9C4')
  canvas.fill(
    rect(0, 0, width, height),
    canvas.linear([
      [0, wall.mid],
      [1, wall.dark],
    ]),
  )
  const floorY = height * 0.845
  const box: Box = [width * 0.09, height * 0.085, width * 0.82, floorY - height * 0.085]
  const [x, y, w, h] = box
  const pane = rect(x, y, w, h)
  const frame = palette.material('wood')
  canvas.fill(rect(x - 20, y - 20, w + 40, h + 20), frame.dark)
  canvas.fill(rect(x - 20, y - 20, w + 40, 9), frame.light)
  showMotif(canvas, motif, box, {
    clip: pane,
    zoom: 1.04,
    sunAt: [random.range(0.36, 0.64), random.range(0.24, 0.34)],
  })
  drawShine(canvas, box, pane)
  for (const share of [1 / 3, 2 / 3]) canvas.fill(rect(x + w * share - 8, y, 16, h), frame.dark)
  canvas.fill(rect(x, y + h - 16, w, 16), frame.dark)

  // Floor, with the light of the window on it
  const wood = palette.material('earth')
  canvas.fill(
    rect(0, floorY, width, height - floorY),
    canvas.linear([
      [0, wood.mid],
      [1, wood.dark],
    ]),
  )
  canvas.fill(
    polygon([
      [x + w * 0.08, floorY],
      [x + w * 0.92, floorY],
      [x + w * 1.02, height],
      [x - w * 0.02, height],
    ]),
    canvas.linear([
      [0, mix(palette.glow, '#FFFFFF', 0.2), 0.42],
      [1, palette.glow, 0.06],
    ]),
  )
  canvas.spray(rect(0, floorY, width, height - floorY), wood.deep, 0.8, 0.5, 1, 0.5, 0, 0.9)
  canvas.fill(rect(0, floorY - 5, width, 10), frame.deep)

  const cloth = palette.material(palette.dark ? 'plum' : 'cream')
  canvas.fill(roundRect(width * 0.02, y - 46, width * 0.96, 15, 7), frame.deep)
  drawCurtain(canvas, -1, [width * 0.015, y - 36, width * 0.19, floorY - y + 58], cloth)
  drawCurtain(canvas, 1, [width * 0.795, y - 36, width * 0.19, floorY - y + 58], cloth)
  drawArmchair(canvas, width * 0.3, height * 0.965, 0.98 * unit)
  drawTeaTable(canvas, width * 0.3 + 330 * unit, height * 0.955, 0.9 * unit)
  canvas.fill(pen`M0 ${height}h${width}v-1H0Z`, palette.ink, { opacity: 0.2 })
}
