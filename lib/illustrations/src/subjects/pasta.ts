import { BRAND, mix } from '../color'
import { ellipse, pen, roundRect, smooth } from '../geometry'
import { fillBody } from '../kit/shade'
import { drawShadow, drawStage } from '../kit/stage'
import { drawBowl, drawGlass, drawSprig } from '../kit/table'
import type { Scene } from '../scene'

/** Draws a tomato. */
function drawTomato(scene: Scene, x: number, y: number, q: number): void {
  const { palette } = scene
  fillBody(scene, ellipse(x, y, q, q * 0.88), palette.material('red'), { light: 0.9 })
  let star = ''
  for (let i = 0; i < 5; i++) {
    const a = -1.57 + (i - 2) * 0.62
    star += pen`M${x} ${y - q * 0.78}Q${x + Math.cos(a) * q * 0.5} ${y - q * 0.9 + Math.sin(a) * q * 0.24} ${x + Math.cos(a) * q * 0.74} ${y - q * 0.7 + (i % 2) * q * 0.12}Q${x + Math.cos(a) * q * 0.3} ${y - q * 0.6} ${x} ${y - q * 0.78}Z`
  }
  scene.fill(star, palette.material('leaf').mid)
}

/** Fresh pasta on a board: dough with a rolling pin, nests of ribbons, eggs in flour. */
export function pasta(scene: Scene): void {
  const { height, palette, random } = scene
  const unit = scene.unit * 1.12
  const { centerX } = drawStage(scene, {
    tableTop: 0.66,
    discY: 0.38,
    discRadius: 0.31,
    table: random() < 0.5 ? 'teal' : '#7C8F5A',
    wall: palette.dark ? undefined : mix(palette.material('#E9A06A').mid, palette.sky[1], 0.45),
  })
  const wood = palette.material('#C99258')
  const flip = random() < 0.5
  const side = flip ? -1 : 1

  // Hanging braid of garlic and a copper pan on the wall
  const hookX = centerX - side * (scene.tall ? 390 : 500) * unit
  scene.stroke(pen`M${hookX} 0V${height * 0.12}`, palette.ink, 4)
  for (let i = 0; i < 7; i++) {
    const x = hookX + (i % 2 ? 20 : -20) * unit
    const y = height * 0.14 + i * 34 * unit
    fillBody(
      scene,
      pen`M${x} ${y - 34 * unit}Q${x + 6 * unit} ${y - 20 * unit} ${x + 26 * unit} ${y - 4 * unit}Q${x + 34 * unit} ${y + 26 * unit} ${x} ${y + 28 * unit}T${x - 26 * unit} ${y - 4 * unit}Q${x - 6 * unit} ${y - 20 * unit} ${x} ${y - 34 * unit}Z`,
      palette.material('#F4E6E2'),
      { shade: 0.6 },
    )
  }
  const panX = centerX + side * (scene.tall ? 380 : 520) * unit
  scene.stroke(pen`M${panX} 0V${height * 0.2}`, palette.material('#8A4A2C').dark, 17 * unit)
  fillBody(scene, ellipse(panX, height * 0.3, 104 * unit), palette.material('#C9693C'), { light: 1 })
  scene.stroke(ellipse(panX, height * 0.3, 90 * unit), palette.material('#C9693C').deep, 4, { opacity: 0.5 })

  // Ribbons hung to dry on a rack
  const rod = height * 0.2
  const stand = palette.material('#B8834E')
  for (const sign of [-1, 1]) {
    const x = centerX + sign * 300 * unit
    scene.fill(
      roundRect(x - 12 * unit, rod - 22 * unit, 24 * unit, height * 0.72 - rod, 8),
      sign < 0 ? stand.mid : stand.dark,
    )
    scene.fill(roundRect(x - 62 * unit, height * 0.7, 124 * unit, 26 * unit, 10), stand.deep)
  }
  const strand = palette.material('#F6D98C')
  const strips = 19
  let front = ''
  let shaded = ''
  for (let i = 0; i < strips; i++) {
    const x = centerX + (-262 + (i * 524) / (strips - 1)) * unit + random.range(-3, 3)
    const l = height * random.range(0.34, 0.44)
    const sway = random.range(-7, 7) * unit
    const w = 17 * unit
    const strip = pen`M${x - w / 2} ${rod}Q${x - w / 2 + sway} ${rod + l * 0.5} ${x - w / 2 - sway * 0.4} ${rod + l}h${w}Q${x + w / 2 + sway} ${rod + l * 0.5} ${x + w / 2} ${rod}Z`
    if (i % 3 === 1) shaded += strip
    else front += strip
    scene.fill(pen`M${x - w / 2 + 5} ${rod}h${w}v${l * random.range(0.7, 0.9)}h${-w}Z`, strand.deep, {
      opacity: 0.3,
    })
  }
  scene.fill(front, strand.light)
  scene.fill(shaded, strand.mid)
  scene.fill(roundRect(centerX - 330 * unit, rod - 14 * unit, 660 * unit, 28 * unit, 14 * unit), stand.light)
  scene.spray(
    roundRect(centerX - 330 * unit, rod - 14 * unit, 660 * unit, 28 * unit, 14 * unit),
    stand.deep,
    0.8,
    0.5,
    1,
    0.5,
    0.3,
  )
  let folds = ''
  for (let i = 0; i < strips; i++)
    folds += roundRect(
      centerX + (-262 + (i * 524) / (strips - 1)) * unit - 9 * unit,
      rod - 19 * unit,
      18 * unit,
      34 * unit,
      8 * unit,
    )
  scene.fill(folds, mix(strand.light, '#FFFFFF', 0.15))

  drawShadow(scene, centerX, height * 0.92, 560 * unit, 60 * unit, 0.45)
  const top = height * 0.745
  const board = pen`M${centerX - 470 * unit} ${top}H${centerX + 470 * unit}L${centerX + 560 * unit} ${height * 0.915}H${centerX - 560 * unit}Z`
  scene.fill(board, wood.light)
  scene.clipTo(board, () => {
    let grain = ''
    for (let i = 0; i < 16; i++)
      grain += pen`M${centerX - 560 * unit} ${top + i * 12 * unit + random.range(-3, 3)}q${280 * unit} ${random.range(-9, 9)} ${560 * unit} 0t${560 * unit} 0`
    scene.stroke(grain, wood.mid, 3, { opacity: 0.6 })
    scene.fill(ellipse(centerX, height * 0.83, 430 * unit, 72 * unit), '#FFFFFF', { opacity: 0.45 })
    scene.spray(ellipse(centerX, height * 0.83, 520 * unit, 92 * unit), '#FFFFFF', 0.9, 0.5, 0.5, 0.5, 1, 1)
  })
  scene.fill(
    pen`M${centerX - 560 * unit} ${height * 0.915}H${centerX + 560 * unit}V${height * 0.945}H${centerX - 560 * unit}Z`,
    wood.dark,
  )

  scene.place(
    centerX,
    height * 0.86,
    unit,
    () => {
      const dough = palette.material('#F5D68A')
      // Sheet of dough with the rolling pin
      const sheet = smooth(
        [
          [-70, -96],
          [60, -108],
          [240, -104],
          [372, -78],
          [392, -40],
          [270, -18],
          [90, -22],
          [-60, -34],
          [-104, -66],
        ],
        true,
      )
      scene.fill(sheet, dough.dark, { transform: 'translate(4 10)' })
      scene.fill(sheet, dough.light)
      scene.spray(sheet, dough.mid, 0.9, 1, 1, 0.2, 0.1, 0.9)
      scene.place(
        150,
        -86,
        1,
        () => {
          scene.fill(
            roundRect(-250, -10, 120, 22, 11) + roundRect(130, -10, 120, 22, 11),
            palette.material(BRAND).mid,
          )
          fillBody(scene, roundRect(-166, -38, 332, 76, 24), palette.material('#D9A56A'), { light: 0.9 })
          scene.stroke('M-140 -16H120M-120 6H140', palette.material('#D9A56A').dark, 3, { opacity: 0.5 })
        },
        false,
        -7,
      )
      // Nests of ribbons
      const nest = (x: number, y: number, q: number): void => {
        scene.fill(ellipse(x, y + q * 0.24, q * 1.06, q * 0.4), palette.ink, { opacity: 0.2 })
        fillBody(
          scene,
          pen`M${x - q} ${y + q * 0.12}Q${x - q} ${y - q * 0.62} ${x} ${y - q * 0.66}T${x + q} ${y + q * 0.12}Q${x + q * 0.7} ${y + q * 0.42} ${x} ${y + q * 0.44}T${x - q} ${y + q * 0.12}Z`,
          dough,
          { shade: 0.8 },
        )
        let ribbons = ''
        for (let i = 0; i < 7; i++) {
          const r = q * (0.2 + i * 0.115)
          ribbons += pen`M${x - r} ${y - q * 0.1 + i}A${r} ${r * 0.5} 0 0 1 ${x + r} ${y - q * 0.14 + i * 2}A${r} ${r * 0.42} 0 0 1 ${x - r * 0.8} ${y + r * 0.24}`
        }
        scene.stroke(ribbons, dough.dark, 4.5, { opacity: 0.85 })
        scene.stroke(ribbons, mix(dough.light, '#FFFFFF', 0.3), 3, {
          transform: 'translate(0 -4)',
          opacity: 0.9,
        })
      }
      nest(-330, -72, 92)
      nest(-190, -22, 100)
      nest(-392, 8, 96)
      // Flour with two eggs
      scene.fill(
        pen`M40 34Q60 -26 140 -30T240 -12Q300 10 286 34Q220 56 140 54T40 34Z`,
        palette.material('white').light,
      )
      scene.spray(
        pen`M40 34Q60 -26 140 -30T240 -12Q300 10 286 34Q220 56 140 54T40 34Z`,
        palette.material('white').deep,
        0.6,
        0.7,
        1,
        0.4,
        0.2,
      )
      scene.fill(ellipse(158, 4, 66, 22), palette.material('white').dark)
      for (const [x, y] of [
        [136, 2],
        [184, 0],
      ] as const) {
        scene.fill(ellipse(x, y, 27, 19), '#FFB02E')
        scene.fill(ellipse(x - 8, y - 6, 8, 5), '#FFE9A8')
      }
      for (const [x, q] of [
        [380, 30],
        [432, 26],
      ] as const)
        fillBody(scene, ellipse(x, 14 - q * 0.3, q, q * 1.26), palette.material('#E2B08A'), { light: 0.9 })
    },
    flip,
  )

  drawTomato(scene, centerX + side * (scene.tall ? 420 : 560) * unit, height * 0.935, 48 * unit)
  drawTomato(scene, centerX + side * (scene.tall ? 340 : 474) * unit, height * 0.955, 40 * unit)
  drawSprig(
    scene,
    centerX + side * 250 * unit,
    height * 0.965,
    150 * unit,
    side > 0 ? -6 : 186,
    palette.material('green'),
  )
  drawSprig(
    scene,
    centerX + side * 60 * unit,
    height * 0.972,
    120 * unit,
    side > 0 ? 172 : 8,
    palette.material('leaf'),
  )
  drawBowl(
    scene,
    centerX - side * (scene.tall ? 410 : 590) * unit,
    height * 0.955,
    92 * unit,
    74 * unit,
    palette.material('white'),
    '#FFF1C8',
  )
  drawGlass(scene, centerX - side * (scene.tall ? 300 : 440) * unit, height * 0.725, 190 * unit, '#8E2238')
  // Bottle of oil
  scene.place(centerX + side * (scene.tall ? 300 : 400) * unit, height * 0.725, unit, () => {
    fillBody(
      scene,
      'M-34 0V-120Q-34 -150 -14 -164V-214H14V-164Q34 -150 34 -120V0Z',
      palette.material('#8A9A2E'),
      { light: 1 },
    )
    scene.fill(roundRect(-18, -232, 36, 22, 6), palette.material('wood').mid)
    scene.fill(roundRect(-34, -104, 68, 66, 0.1), palette.material('cream').light)
    scene.fill(ellipse(0, -72, 18), BRAND)
  })
}
