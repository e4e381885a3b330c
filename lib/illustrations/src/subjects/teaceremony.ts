import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { fillBody } from '../kit/shade'
import { drawCloud } from '../kit/sky'
import { drawShadow, drawSteam } from '../kit/stage'
import { drawBowl } from '../kit/table'
import { drawWhisk } from '../kit/whisk'
import type { Scene } from '../scene'

/** A tea room with mats, a round window to the garden, a bowl with a whisk and a kettle. */
export function teaceremony(scene: Scene): void {
  const { width, height, palette, random, focusX } = scene
  const unit = scene.unit * 1.04
  const floor = height * 0.64
  const wall = palette.material(random.pick(['#E2CDA8', '#D8BE96', '#E6D2B8'] as const))
  scene.fill(
    rect(0, 0, width, height),
    scene.linear([
      [0, wall.mid],
      [1, wall.light],
    ]),
  )
  scene.spray(rect(0, 0, width, floor), wall.dark, 0.7, 0.5, 0, 0.5, 0.6, 0.8)
  const side = random() < 0.5 ? 1 : -1
  const autumn = random() < 0.5

  // Round window with the garden and the sun
  const wx = focusX
  const wy = height * 0.31
  const radius = height * 0.245
  const round = ellipse(wx, wy, radius)
  scene.sun = { x: wx + side * radius * 0.2, y: wy - radius * 0.12, r: radius * 0.5 }
  scene.clipTo(round, () => {
    scene.fill(
      rect(wx - radius, wy - radius, radius * 2, radius * 2),
      scene.linear([
        [0, palette.sky[0]],
        [0.6, palette.sky[1]],
        [1, palette.sky[2]],
      ]),
    )
    scene.glow(scene.disc.x, scene.disc.y, radius, palette.glow, 0.8)
    const disc = ellipse(scene.disc.x, scene.disc.y, radius * 0.46)
    scene.fill(disc, palette.dark ? palette.sun : BRAND)
    scene.spray(disc, '#FFB968', 0.9, 0, 0, 0.8, 1)
    drawCloud(scene, wx - side * radius * 0.5, wy - radius * 0.3, 170)
    scene.fill(
      pen`M${wx - radius} ${wy + radius * 0.4}Q${wx - radius * 0.3} ${wy - radius * 0.1} ${wx + radius * 0.1} ${wy + radius * 0.34}T${wx + radius} ${wy + radius * 0.2}V${wy + radius}H${wx - radius}Z`,
      palette.material('teal', 0.5).mid,
    )
    scene.fill(
      pen`M${wx - radius} ${wy + radius * 0.62}Q${wx} ${wy + radius * 0.4} ${wx + radius} ${wy + radius * 0.66}V${wy + radius}H${wx - radius}Z`,
      palette.material('leaf', 0.16).mid,
    )
    const petals = palette.material(palette.mood === 'snow' ? 'snow' : autumn ? 'maple' : 'blossom')
    scene.stroke(
      pen`M${wx - side * radius} ${wy + radius * 0.1}Q${wx - side * radius * 0.4} ${wy - radius * 0.2} ${wx - side * radius * 0.1} ${wy - radius * 0.66}M${wx - side * radius * 0.5} ${wy - radius * 0.12}Q${wx - side * radius * 0.2} ${wy - radius * 0.1} ${wx + side * radius * 0.06} ${wy - radius * 0.2}`,
      palette.material('wood').deep,
      9 * unit,
    )
    for (let i = 0; i < 44; i++) {
      const t = random()
      scene.fill(
        ellipse(
          wx - side * radius * (0.95 - t * 0.95) + random.range(-40, 40) * unit,
          wy + radius * (0.05 - t * 0.66) + random.range(-46, 30) * unit,
          random.range(9, 20) * unit,
        ),
        i % 3 ? (i % 2 ? petals.mid : petals.light) : petals.dark,
      )
    }
    const stone = palette.material('stone', 0.1)
    scene.place(wx + side * radius * 0.52, wy + radius * 0.78, 0.9 * unit, () => {
      scene.fill('M-30 0H30L22 -12H-22ZM-11 -12H11V-66H-11ZM-34 -66H34L24 -84H-24Z', stone.mid)
      scene.fill('M-20 -84H20V-116H-20Z', stone.dark)
      scene.fill('M-8 -90H8V-110H-8Z', palette.dark ? '#FFD27A' : stone.deep)
      scene.fill('M-48 -112Q-20 -124 -8 -140H8Q20 -124 48 -112Z', stone.light)
      scene.fill(ellipse(0, -146, 8), stone.mid)
    })
  })
  const timber = palette.material('#6A4632')
  scene.stroke(round, timber.dark, 20 * unit)
  scene.stroke(
    pen`M${wx} ${wy - radius}V${wy + radius}M${wx - radius} ${wy}H${wx + radius}`,
    timber.dark,
    7 * unit,
  )

  // Paper doors, posts, a scroll with one brush circle
  for (const sign of [-1, 1]) {
    const x0 = wx + sign * radius * 1.32
    const x1 = sign > 0 ? width + 10 : -10
    if (sign === side || scene.wide) {
      const left = Math.min(x0, x1)
      const w = Math.abs(x1 - x0)
      scene.fill(rect(left, 0, w, floor), palette.dark ? '#FFE6B0' : palette.material('white').light)
      scene.spray(rect(left, 0, w, floor), palette.glow, 0.7, 0.5, 0, 0.5, 0.8)
      let grid = ''
      for (let x = 0; x < w; x += 92 * unit) grid += rect(left + x, 0, 7 * unit, floor)
      for (let y = 70; y < floor; y += 104 * unit) grid += rect(left, y, w, 6 * unit)
      scene.fill(grid, timber.mid)
      scene.fill(rect(sign > 0 ? left - 14 * unit : left + w - 14 * unit, 0, 28 * unit, floor), timber.dark)
    } else {
      const x = wx + sign * radius * 1.78
      scene.fill(roundRect(x - 74 * unit, height * 0.1, 148 * unit, 16 * unit, 8), timber.dark)
      scene.fill(
        rect(x - 64 * unit, height * 0.115, 128 * unit, height * 0.36),
        palette.material('#C8A86A').mid,
      )
      scene.fill(
        rect(x - 50 * unit, height * 0.15, 100 * unit, height * 0.29),
        palette.material('white').light,
      )
      scene.stroke(
        pen`M${x - 22 * unit} ${height * 0.24}A${36 * unit} ${36 * unit} 0 1 1 ${x - 34 * unit} ${height * 0.285}`,
        palette.ink,
        13 * unit,
      )
      scene.fill(roundRect(x - 72 * unit, height * 0.47, 144 * unit, 18 * unit, 9), timber.dark)
      // A vase with one camellia, between the window and the kettle
      const vx = x - sign * 185 * unit
      scene.fill(
        pen`M${vx - 40 * unit} ${floor - 8}Q${vx - 50 * unit} ${floor - 66 * unit} ${vx - 14 * unit} ${floor - 84 * unit}H${vx + 14 * unit}Q${vx + 50 * unit} ${floor - 66 * unit} ${vx + 40 * unit} ${floor - 8}Z`,
        palette.material('teal').dark,
      )
      scene.stroke(
        pen`M${vx} ${floor - 84 * unit}Q${vx + sign * 14 * unit} ${floor - 150 * unit} ${vx + sign * 50 * unit} ${floor - 190 * unit}`,
        palette.material('leaf').deep,
        5 * unit,
      )
      scene.fill(ellipse(vx + sign * 54 * unit, floor - 196 * unit, 22 * unit), palette.material('red').mid)
    }
  }
  scene.fill(rect(0, floor - 12, width, 16), timber.dark)

  // Mats
  const mat = palette.material('#B9BE72')
  scene.fill(rect(-5, floor, width + 10, height), mat.mid)
  scene.spray(rect(-5, floor, width + 10, height - floor), mat.light, 0.8, 0.5, 0, 0.5, 0.7, 0.8)
  scene.spray(rect(-5, floor, width + 10, height - floor), mat.deep, 0.7, 0.5, 1, 0.5, 0.2, 0.9)
  const cloth = palette.material('leaf').deep
  for (const [a, b] of [
    [-210, -420],
    [210, 420],
    [-640, -1280],
    [640, 1280],
  ] as const) {
    scene.fill(
      polygon([
        [focusX + a * unit, floor],
        [focusX + (a + 16) * unit, floor],
        [focusX + (b + 34) * unit, height + 5],
        [focusX + b * unit, height + 5],
      ]),
      cloth,
    )
  }
  scene.fill(rect(-5, height * 0.735, width + 10, 11 * unit), cloth)

  // Kettle on its brazier
  const kx = focusX - side * (scene.tall ? 330 : 400) * unit
  drawShadow(scene, kx, height * 0.885, 190 * unit, 26 * unit, 0.5)
  scene.place(kx, height * 0.885, 1.1 * unit, () => {
    const iron = palette.material('#4A4E5A')
    fillBody(scene, 'M-128 0Q-150 -96 -110 -104H110Q150 -96 128 0Z', palette.material('#7A4A38'))
    scene.fill(ellipse(0, -104, 112, 22), palette.ink)
    scene.glow(0, -108, 90, '#FF8A3C', 0.8)
    fillBody(scene, 'M-96 -108Q-116 -190 -54 -212H54Q116 -190 96 -108Q0 -84 -96 -108Z', iron, { light: 0.9 })
    scene.fill(ellipse(0, -212, 55, 13), iron.dark)
    scene.fill(ellipse(0, -228, 13), iron.light)
    scene.stroke('M-74 -186Q-90 -290 0 -294T74 -186', iron.deep, 9)
    let studs = ''
    for (let i = 0; i < 8; i++) studs += ellipse(-70 + i * 20, -164, 4) + ellipse(-62 + i * 18, -142, 4)
    scene.fill(studs, iron.light, { opacity: 0.6 })
  })
  drawSteam(scene, kx + 30 * unit, height * 0.6, 150 * unit, 11 * unit)

  // Bowl of whisked tea, whisk, caddy, sweets on a lacquer tray
  drawShadow(scene, focusX + side * 40 * unit, height * 0.945, 290 * unit, 34 * unit, 0.5)
  drawBowl(
    scene,
    focusX + side * 30 * unit,
    height * 0.94,
    190 * unit,
    164 * unit,
    palette.material(random.pick(['#7A4038', '#3F5A66', '#A8664A'] as const)),
    '#86B045',
  )
  let foam = ''
  for (let i = 0; i < 34; i++)
    foam += ellipse(
      focusX + side * 30 * unit + random.range(-130, 130) * unit,
      height * 0.94 - 161 * unit + random.range(-17, 17) * unit,
      random.range(3, 8) * unit,
      3 * unit,
    )
  scene.fill(foam, '#D5E59A', { opacity: 0.8 })
  drawSteam(scene, focusX + side * 60 * unit, height * 0.76, 130 * unit, 11 * unit)
  drawWhisk(scene, focusX + side * (scene.tall ? 290 : 330) * unit, height * 0.935, 1.12 * unit)
  scene.place(focusX + side * (scene.tall ? 400 : 490) * unit, height * 0.9, unit, () => {
    const lacquer = palette.material('red')
    fillBody(scene, 'M-58 0V-86Q-58 -100 -44 -104H44Q58 -100 58 -86V0Q0 14 -58 0Z', lacquer, { light: 1 })
    scene.fill('M-58 -74Q0 -62 58 -74V-66Q0 -54 -58 -66Z', palette.material('gold').mid)
  })
  scene.place(focusX - side * 190 * unit, height * 0.965, unit, () => {
    scene.fill(ellipse(0, 6, 110, 22), palette.material('#7A1E24').deep)
    scene.fill(ellipse(0, 0, 110, 22), palette.material('#8E2A2E').mid)
    for (const [x, c] of [
      [-46, 'pink'],
      [6, 'white'],
      [52, 'lime'],
    ] as const)
      fillBody(
        scene,
        `M${x - 28} 0Q${x - 30} -36 ${x} -38T${x + 28} 0Q${x} 10 ${x - 28} 0Z`,
        palette.material(c),
      )
  })
  scene.spray(
    rect(0, 0, width, height),
    mix(palette.shade, palette.ink, 0.2),
    palette.night ? 0.5 : 0.14,
    0.5,
    1,
    0.5,
    0.4,
  )
}
