import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { fillBody } from '../kit/shade'
import { drawShadow, drawStage, drawSteam } from '../kit/stage'
import type { Scene } from '../scene'

/** Draws a syrup waffle seen at an angle; `q` is half its width, `tilt` its ratio of height to width. */
function drawWaffle(scene: Scene, x: number, y: number, q: number, tilt: number, rotation = 0): void {
  const { palette } = scene
  const crust = palette.material('#CF8A3E')
  scene.place(
    x,
    y,
    q / 100,
    () => {
      const r = 100 * tilt
      scene.fill(ellipse(0, 13, 100, r), crust.deep)
      scene.fill(ellipse(0, 8, 99, r), '#7A3A12')
      scene.fill(ellipse(0, 0, 100, r), crust.mid)
      scene.clipTo(ellipse(0, 0, 96, r * 0.96), () => {
        let grid = ''
        for (let i = -9; i <= 9; i++)
          grid += pen`M${i * 20 - 90} ${-r}L${i * 20 + 90} ${r}M${i * 20 + 90} ${-r}L${i * 20 - 90} ${r}`
        scene.stroke(grid, crust.dark, 4.5)
        scene.stroke(grid, palette.material('#F0C078').mid, 3, {
          transform: 'translate(0 -4)',
          opacity: 0.85,
        })
        scene.spray(ellipse(0, 0, 100, r), crust.light, 0.7, 0.2, 0, 0.6, 0.7, 0.8)
        scene.spray(ellipse(0, 0, 100, r), crust.deep, 0.8, 0.9, 1, 0.4, 0.3, 0.8)
      })
    },
    false,
    rotation,
  )
}

/** A tin with gabled houses on it and a stack of syrup waffles. */
export function waffles(scene: Scene): void {
  const { height, palette, random } = scene
  const unit = scene.unit * 1.14
  const { centerX } = drawStage(scene, {
    tableTop: 0.73,
    discY: 0.42,
    discRadius: 0.33,
    table: random() < 0.5 ? 'wood' : 'pale',
    wall: palette.dark
      ? undefined
      : mix(palette.material(random.pick(['blue', 'pink', 'teal'] as const)).mid, palette.sky[1], 0.5),
  })
  const side = random() < 0.5 ? 1 : -1
  drawShadow(scene, centerX, height * 0.92, 520 * unit, 46 * unit, 0.5)

  // The tin: a round drum with a street of canal houses
  const tinX = centerX - side * 170 * unit
  const enamel = palette.material(random.pick(['teal', 'navy', '#2F6FA8'] as const))
  const cream = palette.material('cream')
  scene.place(tinX, height * 0.9, 1.16 * unit, () => {
    const body = 'M-210 -330V-20Q0 54 210 -20V-330Z'
    scene.fill(body, enamel.mid)
    scene.clipTo(body, () => {
      scene.fill(rect(-220, -300, 440, 400), enamel.light, { opacity: 0.5 })
      scene.place(20, -196, 1, () => {
        scene.fill('M-22 60L-14 -40H14L22 60Z', cream.dark)
        scene.fill('M-18 -38L0 -62L18 -38Z', palette.material(BRAND).mid)
        scene.stroke('M-50 -90L50 10M50 -90L-50 10', cream.light, 6)
        scene.stroke('M-56 -74L-14 -32M66 -90L24 -48M56 -6L14 -48M-66 10L-24 -32', cream.light, 9, {
          opacity: 0.75,
        })
      })
      const walls = ['brick', 'cream', '#C98B4A', 'teal', 'red', 'sand'] as const
      for (let i = 0; i < 7; i++) {
        const t = -1 + (i + 0.5) / 3.5
        const w = 62 * Math.cos(t * 1.05) + 8
        const x = Math.sin(t * 1.35) * 205
        const sag = 40 * (1 - t * t)
        const top = -170 - (i % 3) * 22 + sag * 0.5
        const c = palette.material(walls[i % 6] ?? 'brick')
        scene.fill(rect(x - w / 2, top, w, 240), c.mid)
        const gable =
          i % 2
            ? polygon([
                [x - w / 2, top + 1],
                [x - w / 2, top - w * 0.24],
                [x - w / 4, top - w * 0.24],
                [x - w / 4, top - w * 0.5],
                [x + w / 4, top - w * 0.5],
                [x + w / 4, top - w * 0.24],
                [x + w / 2, top - w * 0.24],
                [x + w / 2, top + 1],
              ])
            : polygon([
                [x - w / 2, top + 1],
                [x, top - w * 0.7],
                [x + w / 2, top + 1],
              ])
        scene.fill(gable, c.mid)
        let windows = ''
        for (let k = 0; k < 3; k++)
          for (const dx of [-0.28, 0.08]) windows += rect(x + w * dx, top + 16 + k * 42, w * 0.2, 26)
        scene.fill(windows, palette.dark ? '#FFD27A' : cream.light)
      }
      scene.fill('M-220 -34Q0 40 220 -34V80H-220Z', palette.material('blue').dark)
      scene.stroke('M-210 -12Q0 60 210 -12M-190 10Q0 76 190 10', cream.light, 5, {
        opacity: 0.6,
        dash: '40 26',
      })
      scene.spray(body, enamel.deep, 0.9, 1, 0.5, 0.45, 0.5, 1)
      scene.spray(body, '#FFFFFF', 0.5, 0, 0.4, 0.3, 0.5, 0.6)
    })
    scene.stroke('M-210 -26Q0 48 210 -26', palette.material('gold').mid, 9)
    // Rim, waffles inside, lid leaning behind
    scene.fill(ellipse(0, -330, 210, 50), palette.material('gold').mid)
    scene.fill(ellipse(0, -328, 196, 43), palette.ink)
    scene.clipTo('M-196 -328A196 43 0 0 0 196 -328V-500H-196Z', () => {
      drawWaffle(scene, 60, -322, 120, 0.3)
      drawWaffle(scene, -70, -336, 124, 0.34, -7)
      drawWaffle(scene, 40, -362, 122, 0.36, 9)
    })
    scene.stroke('M-210 -330A210 50 0 0 0 210 -330', palette.material('gold').light, 9)
  })

  // Stack beside the tin, one waffle on the rim of a steaming cup
  const stackX = centerX + side * 240 * unit
  for (let i = 0; i < 5; i++)
    drawWaffle(scene, stackX + random.range(-9, 9) * unit, height * 0.925 - i * 27 * unit, 150 * unit, 0.3)
  scene.place(stackX, height * 0.925 - 150 * unit, unit, () => {
    scene.fill('M-30 2Q0 22 40 0Q54 26 44 50Q36 58 30 46Q20 26 6 30Q-6 60 -16 54Q-22 30 -30 2Z', '#8A4214')
    scene.fill(ellipse(0, 2, 44, 13), '#A8561C')
    scene.fill(ellipse(-12, -1, 15, 4), '#F2B05E', { opacity: 0.8 })
  })
  const cupX = centerX + side * (scene.tall ? 410 : 460) * unit
  scene.place(
    cupX,
    height * 0.96,
    1.04 * unit,
    () => {
      const white = palette.material('white')
      scene.fill(ellipse(0, 2, 110, 22), white.dark)
      scene.fill(ellipse(0, -3, 106, 20), white.light)
      scene.stroke('M64 -86q50 -4 44 32t-62 28', white.mid, 12)
      fillBody(scene, 'M-76 -120H76Q76 -14 30 -8H-30Q-76 -14 -76 -120Z', white, { shade: 0.8 })
      scene.stroke('M-70 -70Q0 -52 70 -70', palette.material('blue').mid, 6)
      for (const x of [-40, 0, 40])
        scene.fill(`M${x} -50q-9 -12 0 -22q9 10 0 22Z`, palette.material('blue').mid)
      scene.fill(ellipse(0, -120, 76, 16), white.light)
      scene.fill(ellipse(0, -118, 64, 12), '#8A4A22')
    },
    side < 0,
  )
  drawWaffle(scene, cupX, height * 0.96 - 134 * unit, 96 * unit, 0.26, side * -4)
  drawSteam(scene, cupX - 20 * unit, height * 0.78, 130 * unit, 10 * unit)
  drawSteam(scene, cupX + 40 * unit, height * 0.79, 110 * unit, 10 * unit)
  // Cinnamon and a tulip
  const tulipX = centerX - side * (scene.tall ? 410 : 480) * unit
  scene.stroke(
    pen`M${tulipX} ${height * 0.97}Q${tulipX + 20 * unit} ${height * 0.8} ${tulipX - side * 10 * unit} ${height * 0.66}`,
    palette.material('leaf').mid,
    10 * unit,
  )
  scene.fill(
    pen`M${tulipX + 6 * unit} ${height * 0.93}Q${tulipX + 70 * unit} ${height * 0.86} ${tulipX + 56 * unit} ${height * 0.74}Q${tulipX + 14 * unit} ${height * 0.84} ${tulipX + 6 * unit} ${height * 0.93}Z`,
    palette.material('leaf').dark,
  )
  scene.place(tulipX - side * 10 * unit, height * 0.66, unit, () => {
    fillBody(
      scene,
      'M-46 -80Q-30 -70 -20 -50Q-14 -84 0 -98Q14 -84 20 -50Q30 -70 46 -80Q64 0 0 14Q-64 0 -46 -80Z',
      palette.material('red'),
      { light: 1 },
    )
  })
  scene.fill(
    roundRect(centerX + side * 20 * unit, height * 0.965, 150 * unit, 15 * unit, 7 * unit),
    palette.material('earth').dark,
  )
  scene.fill(
    roundRect(centerX + side * 40 * unit, height * 0.952, 150 * unit, 15 * unit, 7 * unit),
    palette.material('earth').mid,
  )
}
