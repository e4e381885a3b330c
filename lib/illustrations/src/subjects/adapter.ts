import { BRAND, mix } from '../color'
import { ellipse, pen, rect, roundRect, smooth } from '../geometry'
import { fillBody } from '../kit/shade'
import { drawShadow, drawStage } from '../kit/stage'
import type { Scene } from '../scene'

/** A travel adapter with extended prongs on a folded map. */
export function adapter(scene: Scene): void {
  const { height, palette, random } = scene
  const unit = scene.unit * 1.16
  const { centerX } = drawStage(scene, {
    tableTop: 0.72,
    discY: 0.42,
    discRadius: 0.33,
    table: random() < 0.5 ? 'navy' : 'wood',
    wall: palette.dark
      ? undefined
      : mix(palette.material(random.pick(['teal', 'sand', 'lav'] as const)).mid, palette.sky[1], 0.5),
  })
  const side = random() < 0.5 ? 1 : -1
  drawShadow(scene, centerX, height * 0.93, 580 * unit, 46 * unit, 0.45)

  // Map in six folds
  const paper = palette.material('cream')
  const sea = palette.material('#9CD0D2')
  const land = palette.material('#D9C58A')
  const top = height * 0.785
  const foot = height * 0.955
  const sheet = pen`M${centerX - 450 * unit} ${top}L${centerX + 450 * unit} ${top}L${centerX + 600 * unit} ${foot}L${centerX - 600 * unit} ${foot}Z`
  scene.fill(sheet, paper.light)
  scene.clipTo(sheet, () => {
    scene.fill(
      pen`M${centerX - 436 * unit} ${top + 8}H${centerX + 436 * unit}L${centerX + 578 * unit} ${foot - 12}H${centerX - 578 * unit}Z`,
      sea.mid,
    )
    const blob = (x: number, y: number, w: number, h: number): void => {
      scene.fill(
        smooth(
          [
            [-1, 0.1],
            [-0.7, -0.7],
            [-0.1, -0.9],
            [0.5, -0.6],
            [1, -0.2],
            [0.7, 0.5],
            [0.2, 0.4],
            [-0.1, 1],
            [-0.5, 0.5],
          ].map(
            ([a = 0, b = 0]) =>
              [centerX + (x + (a + random.range(-0.1, 0.1)) * w) * unit, foot - (y - b * h) * unit] as const,
          ),
          true,
        ),
        land.mid,
      )
    }
    blob(-330, 100, 120, 50)
    blob(-260, 40, 90, 26)
    blob(20, 100, 130, 44)
    blob(60, 34, 110, 30)
    blob(330, 96, 150, 46)
    blob(400, 36, 80, 22)
    let folds = ''
    for (let i = 1; i < 6; i++)
      folds += pen`M${centerX + (-450 + i * 150) * unit} ${top}L${centerX + (-600 + i * 200) * unit} ${foot}`
    scene.stroke(
      `${folds}${pen`M${centerX - 520 * unit} ${(top + foot) / 2}H${centerX + 520 * unit}`}`,
      paper.deep,
      3,
      { opacity: 0.35 },
    )
    for (let i = 0; i < 6; i += 2)
      scene.fill(
        pen`M${centerX + (-450 + i * 150) * unit} ${top}h${150 * unit}L${centerX + (-400 + i * 200) * unit} ${foot}h${-200 * unit}Z`,
        palette.ink,
        { opacity: 0.07 },
      )
    scene.stroke(
      pen`M${centerX - 380 * unit} ${foot - 80 * unit}Q${centerX - 120 * unit} ${top - 20 * unit} ${centerX + 60 * unit} ${foot - 70 * unit}T${centerX + 430 * unit} ${foot - 60 * unit}`,
      palette.material('red').mid,
      6 * unit,
      { dash: '4 16' },
    )
  })

  // Pins on the map
  for (const [dx, dy, c] of [
    [-420, 76, BRAND],
    [440, 60, '#1E7F88'],
  ] as const) {
    const x = centerX + dx * unit
    const y = foot - dy * unit
    scene.fill(ellipse(x + 14 * unit, y, 26 * unit, 7 * unit), palette.ink, { opacity: 0.3 })
    const d = pen`M${x} ${y}C${x - 70 * unit} ${y - 76 * unit} ${x - 56 * unit} ${y - 150 * unit} ${x} ${y - 150 * unit}S${x + 70 * unit} ${y - 76 * unit} ${x} ${y}Z`
    fillBody(scene, d, palette.material(c), { light: 0.9 })
    scene.fill(ellipse(x, y - 100 * unit, 21 * unit), palette.material('white').light)
  }

  // The adapter: a cube with sliding prongs, sockets in front
  const body = palette.material(random.pick(['white', '#F4D9B8', '#E9F0F2'] as const))
  const trim = palette.material(BRAND)
  const steel = palette.material('#C9D2D8')
  scene.place(
    centerX - side * 60 * unit,
    height * 0.875,
    1.22 * unit,
    () => {
      // Prongs to the top
      for (const x of [-62, 42]) {
        scene.fill(roundRect(x, -480, 22, 120, 6), steel.mid)
        scene.fill(rect(x + 12, -474, 8, 110), steel.dark)
        scene.fill(ellipse(x + 11, -456, 5), palette.ink)
      }
      scene.fill('M150 -330L214 -364Q224 -366 224 -354V-330Q224 -322 216 -320L152 -300Z', steel.dark)
      scene.fill('M150 -250L214 -284Q224 -286 224 -274V-250Q224 -242 216 -240L152 -220Z', steel.dark)
      const side3d = 'M120 -370L186 -344Q196 -340 196 -328V-40Q196 -28 186 -24L120 0Z'
      scene.fill(side3d, body.dark)
      scene.spray(side3d, body.deep, 0.9, 1, 1, 0.2, 0.2)
      let grip = ''
      for (let i = 0; i < 6; i++) grip += roundRect(136, -150 + i * 18, 46, 8, 4)
      scene.fill(grip, body.deep, { opacity: 0.6 })
      const front = roundRect(-180, -370, 320, 370, 40)
      scene.fill(front, body.mid)
      scene.spray(front, body.light, 0.9, 0, 0, 0.6, 0.6, 0.8)
      scene.spray(front, body.deep, 0.6, 1, 1, 0.4, 0.3, 0.8)
      scene.fill('M-180 -330V-330Q-180 -370 -140 -370H100Q140 -370 140 -330V-318H-180Z', trim.mid)
      // Socket with three kinds of holes
      scene.fill(ellipse(-20, -206, 98), body.dark)
      scene.fill(ellipse(-20, -206, 88), body.light)
      scene.fill(
        ellipse(-62, -206, 13) + ellipse(22, -206, 13) + roundRect(-30, -268, 20, 34, 6),
        palette.ink,
      )
      scene.fill('M-74 -166l26 -10l6 14l-26 10ZM34 -166l-26 -10l-6 14l26 10Z', palette.ink)
      // Two charging ports and a light
      scene.fill(roundRect(-140, -78, 96, 34, 6), palette.ink)
      scene.fill(rect(-132, -64, 80, 8), trim.light)
      scene.fill(roundRect(4, -76, 80, 28, 14), palette.ink)
      scene.fill(roundRect(16, -66, 56, 8, 4), steel.mid)
      scene.fill(ellipse(108, -62, 8), '#5CE08A')
    },
    side < 0,
  )

  // A cable to a phone
  const cableX = centerX + side * 210 * unit
  const phoneX = centerX + side * (scene.tall ? 330 : 350) * unit
  scene.place(
    phoneX,
    height * 0.79,
    0.98 * unit,
    () => {
      scene.fill(roundRect(-84, -330, 168, 340, 28), palette.material('navy').deep)
      scene.fill(roundRect(-74, -320, 148, 320, 20), '#153B5A')
      scene.clipTo(roundRect(-74, -320, 148, 320, 20), () => {
        scene.fill(rect(-74, -120, 148, 130), '#2FB8A8', { opacity: 0.85 })
        scene.fill('M-74 -120Q-37 -140 0 -120T74 -120V-100H-74Z', '#5CE0C0')
      })
      scene.fill('M14 -250L-34 -166H-4L-16 -100L36 -192H4Z', '#FFD34D')
      scene.fill(roundRect(-26, -312, 52, 12, 6), palette.material('navy').deep)
    },
    false,
    side * 7,
  )
  // The plug in the lower right port, and the cable from it
  const plugX = centerX - side * 6 * unit
  const plugY = height * 0.875 - 76 * unit
  const white = palette.material('white')
  scene.stroke(
    pen`M${plugX} ${plugY + 30 * unit}C${plugX} ${height * 0.95} ${plugX + side * 30 * unit} ${height * 0.965} ${centerX + side * 90 * unit} ${height * 0.955}T${cableX + side * 30 * unit} ${height * 0.9}T${phoneX - side * 4 * unit} ${height * 0.805}`,
    white.light,
    9 * unit,
  )
  scene.fill(roundRect(plugX - 28 * unit, plugY - 17 * unit, 56 * unit, 34 * unit, 10 * unit), white.mid)
  scene.fill(roundRect(plugX - 12 * unit, plugY + 14 * unit, 24 * unit, 26 * unit, 6 * unit), white.dark)
}
