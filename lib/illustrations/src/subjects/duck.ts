import { mix } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawLantern } from '../kit/lantern'
import { fillBody } from '../kit/shade'
import { drawShadow, drawStage, drawSteam } from '../kit/stage'
import { drawBowl, drawPlate } from '../kit/table'
import type { Scene } from '../scene'

/** A whole roast duck with pancakes, leek and sauce. */
export function duck(scene: Scene): void {
  const { width, height, palette, random } = scene
  const unit = scene.unit * 1.14
  const { centerX } = drawStage(scene, {
    tableTop: 0.72,
    discY: 0.42,
    discRadius: 0.32,
    table: random() < 0.5 ? 'red' : 'wood',
    wall: palette.dark ? undefined : mix(palette.material('teal').mid, palette.sky[0], 0.4),
  })

  // Lattice screen on both sides, lanterns
  const lattice = palette.material('#8E3B2C', 0.2)
  for (const sign of [-1, 1]) {
    const x = centerX + sign * (scene.tall ? 400 : 420) * unit
    for (let i = 0; i < 3; i++) {
      const left = x + (sign > 0 ? i * 220 : -i * 220 - 200) * unit
      if (left > width || left + 200 * unit < 0) continue
      let d = ''
      for (let k = 0; k < 4; k++) d += rect(left + k * 56 * unit, 0, 9 * unit, height * 0.72)
      for (let y = 30; y < height * 0.7; y += 84 * unit) d += rect(left, y, 220 * unit, 9 * unit)
      scene.fill(d, lattice.mid, { opacity: 0.5 })
    }
  }
  const lanternX = (scene.tall ? 350 : 400) * unit
  for (const sign of [-1, 1]) {
    scene.stroke(pen`M${centerX + sign * lanternX} 0V${height * 0.12}`, palette.ink, 3)
    drawLantern(scene, centerX + sign * lanternX, height * 0.17, 2.5 * unit, 'red')
  }
  drawShadow(scene, centerX, height * 0.9, 470 * unit, 46 * unit, 0.5)

  const white = palette.material('white')
  const flip = random() < 0.5
  scene.place(
    centerX,
    height * 0.86,
    unit,
    () => {
      // Oval platter with greens
      scene.fill(ellipse(0, 12, 400, 66), white.deep, { opacity: 0.6 })
      scene.fill(ellipse(0, 0, 400, 64), white.mid)
      scene.fill(ellipse(0, -6, 340, 48), white.light)
      scene.stroke(ellipse(0, 0, 384, 60), palette.material('blue').mid, 6)
      const leaf = palette.material('lime')
      let leaves = ''
      for (let i = 0; i < 17; i++) {
        const a = 3.3 + (i / 16) * -3.4 + 3.2
        const x = Math.cos(a) * 290
        leaves += pen`M${x * 0.72} -16Q${x} ${-70 - random.range(0, 30)} ${x * 1.1 + random.range(-20, 20)} ${-22 + Math.sin(a) * 16}Q${x * 0.94} 4 ${x * 0.72} -16Z`
      }
      scene.fill(leaves, leaf.dark)
      scene.fill(leaves, leaf.light, { opacity: 0.5, transform: 'translate(0 6) scale(.94 .8)' })

      // The bird: lacquered body, drumstick, wing, neck
      const skin = palette.material('#B4541E')
      const glaze = palette.material('#E28A34')
      fillBody(
        scene,
        'M-214 -40C-262 -60 -300 -96 -322 -138Q-334 -156 -316 -160Q-300 -162 -290 -144C-266 -112 -230 -96 -196 -96Z',
        skin,
        { light: 0.6 },
      )
      scene.fill(ellipse(-322, -156, 20, 16), palette.material('cream').light)
      scene.fill(ellipse(-304, -168, 15, 13), palette.material('cream').mid)
      const body =
        'M-236 -56C-246 -130 -170 -208 -40 -216C86 -222 196 -176 222 -104C238 -60 206 -26 150 -18C40 -4 -80 -4 -160 -20C-206 -28 -232 -36 -236 -56Z'
      fillBody(scene, body, skin, { light: 0, shade: 1 })
      scene.clipTo(body, () => {
        scene.spray(rect(-240, -220, 470, 200), glaze.mid, 1, 0.3, 0, 0.6, 0.9, 0.9)
        scene.fill(
          'M-200 -120C-150 -190 -40 -206 60 -196C120 -190 170 -168 194 -132C120 -176 20 -186 -60 -176C-130 -168 -170 -148 -200 -120Z',
          glaze.light,
          { opacity: 0.75 },
        )
        let score = ''
        for (let i = 0; i < 9; i++)
          score += pen`M${-150 + i * 38} -196Q${-160 + i * 40} -120 ${-140 + i * 36} -30`
        scene.stroke(score, skin.deep, 4, { opacity: 0.35 })
      })
      fillBody(
        scene,
        'M-40 -146C20 -176 110 -150 124 -104C132 -72 92 -56 52 -66C10 -74 -30 -100 -60 -106Q-78 -116 -66 -130Q-56 -144 -40 -146Z',
        glaze,
        { light: 0.8, shade: 1 },
      )
      fillBody(
        scene,
        'M140 -44C96 -60 84 -110 122 -142C160 -170 214 -150 230 -118L322 -150Q344 -156 346 -140Q348 -126 330 -120L236 -74C210 -40 176 -34 140 -44Z',
        skin,
        { light: 0.9 },
      )
      scene.fill(
        'M318 -150L362 -168Q378 -170 374 -156Q384 -148 372 -140L332 -120Z',
        palette.material('cream').light,
      )
      scene.fill('M-150 -60Q-120 -20 -40 -14Q-90 -50 -92 -70Z', skin.deep, { opacity: 0.4 })
    },
    flip,
  )

  const side = flip ? -1 : 1
  // Pancakes, a rolled one, sauce, leek and cucumber
  const pan = palette.material('cream')
  const bx = centerX - side * (scene.tall ? 350 : 470) * unit
  scene.fill(ellipse(bx, height * 0.925, 118 * unit, 28 * unit), palette.material('#C89A5E').dark)
  for (let i = 0; i < 6; i++) {
    scene.fill(
      ellipse(bx + (i % 2) * 3, height * 0.918 - i * 7 * unit, 104 * unit, 22 * unit),
      i % 2 ? pan.mid : pan.light,
    )
  }
  scene.spray(ellipse(bx, height * 0.918 - 35 * unit, 104 * unit, 22 * unit), pan.deep, 0.6, 1, 1, 0.3, 0.1)
  drawBowl(
    scene,
    centerX + side * (scene.tall ? 330 : 440) * unit,
    height * 0.95,
    84 * unit,
    62 * unit,
    palette.material('blue'),
    '#3A1712',
  )
  drawPlate(
    scene,
    centerX + side * 20 * unit,
    height * 0.965,
    150 * unit,
    white,
    palette.material('blue').mid,
  )
  for (let i = 0; i < 9; i++) {
    scene.fill(
      roundRect(
        centerX + (side * 20 - 96 + i * 21) * unit,
        height * 0.965 - (26 + (i % 3) * 5) * unit,
        92 * unit,
        10 * unit,
        5 * unit,
      ),
      i % 3 ? palette.material('lime').light : palette.material('white').light,
      { transform: `rotate(${i % 2 ? -7 : 5} ${Math.round(centerX)} ${Math.round(height * 0.95)})` },
    )
  }
  drawSteam(scene, centerX - 90 * unit, height * 0.58, 170 * unit, 12 * unit)
  drawSteam(scene, centerX + 60 * unit, height * 0.55, 200 * unit, 12 * unit)
  const stick = palette.material('wood')
  scene.stroke(
    pen`M${centerX + side * 300 * unit} ${height * 0.985}L${centerX + side * 640 * unit} ${height * 0.87}`,
    stick.deep,
    11 * unit,
  )
  scene.stroke(
    pen`M${centerX + side * 330 * unit} ${height * 0.995}L${centerX + side * 660 * unit} ${height * 0.9}`,
    stick.light,
    11 * unit,
  )
}
