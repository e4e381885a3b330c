import { BRAND, mix } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import { fillBody } from '../kit/shade'
import { drawShadow, drawStage, drawSteam } from '../kit/stage'
import { drawBowl, drawCitrusHalf, drawSprig } from '../kit/table'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** A wok over a flame with herbs, chilies and a stone mortar. */
export function cooking(scene: Scene): void {
  const { width, height, palette, random } = scene
  const unit = scene.unit * 1.12
  const { centerX } = drawStage(scene, {
    tableTop: 0.74,
    discY: 0.4,
    discRadius: 0.32,
    table: random() < 0.5 ? 'wood' : '#8C5A4A',
    wall: palette.dark
      ? undefined
      : mix(palette.material('jade').mid, palette.sky[0], random.range(0.2, 0.6)),
  })
  const side = random() < 0.5 ? 1 : -1
  const leaf = palette.material('leaf')

  // A bamboo shelf with baskets of greens on the wall
  const shelf = height * 0.2
  for (const sign of [-1, 1]) {
    const x = centerX + sign * (scene.tall ? 400 : 510) * unit
    scene.stroke(
      pen`M${x - 90 * unit} 0V${shelf}M${x + 90 * unit} 0V${shelf}`,
      palette.material('wood').deep,
      5 * unit,
    )
    for (let i = 0; i < 7; i++) {
      const a = -90 + (i - 3) * 26
      drawSprig(
        scene,
        x + (i - 3) * 14 * unit,
        shelf - 40 * unit,
        random.range(70, 110) * unit,
        a,
        i % 2 ? palette.material('green') : leaf,
        4,
      )
    }
    const basket = palette.material('#D0A055')
    fillBody(
      scene,
      pen`M${x - 104 * unit} ${shelf - 46 * unit}H${x + 104 * unit}L${x + 84 * unit} ${shelf + 10 * unit}H${x - 84 * unit}Z`,
      basket,
    )
    scene.stroke(
      pen`M${x - 100 * unit} ${shelf - 28 * unit}H${x + 100 * unit}M${x - 94 * unit} ${shelf - 10 * unit}H${x + 94 * unit}`,
      basket.dark,
      4,
    )
    scene.fill(
      roundRect(x - 130 * unit, shelf + 8 * unit, 260 * unit, 16 * unit, 8),
      palette.material('wood').dark,
    )
  }
  drawShadow(scene, centerX, height * 0.92, 440 * unit, 46 * unit, 0.5)

  // Clay stove and flame
  scene.place(
    centerX,
    height * 0.92,
    1.14 * unit,
    () => {
      const clay = palette.material('#B85F3C')
      fillBody(scene, 'M-170 0L-196 -146H196L170 0Z', clay)
      scene.fill(roundRect(-208, -164, 416, 26, 10), clay.light)
      scene.fill('M-58 -4V-66A58 52 0 0 1 58 -66V-4Z', palette.ink)
      scene.glow(0, -40, 120, '#FF8A3C', 0.9)
      for (const [w, h, c] of [
        [44, 96, '#F2541C'],
        [28, 70, '#FF9A2E'],
        [13, 40, '#FFE08A'],
      ] as const) {
        scene.fill(
          pen`M0 -6C${-w} -8 ${-w * 0.9} ${-h * 0.5} ${-w * 0.1} ${-h}C0 ${-h * 0.6} ${w * 0.3} ${-h * 0.7} ${w * 0.4} ${-h * 0.84}C${w} ${-h * 0.5} ${w} -8 0 -6Z`,
          c,
        )
      }
      for (const dx of [-150, -90, 90, 150]) {
        scene.fill(
          pen`M${dx} -164Q${dx - 20} -190 ${dx - 2} -216Q${dx + 4} -196 ${dx + 14} -206Q${dx + 22} -184 ${dx} -164Z`,
          '#FF9A2E',
        )
      }
      // Wok with its contents
      const iron = palette.material('#4C5666')
      scene.fill('M-286 -316L-392 -352Q-410 -346 -400 -328L-276 -288Z', palette.material('wood').dark)
      const food = [
        ['#E8432E', 1],
        ['#7DB84A', 0],
        ['#F7D9A0', 2],
        ['#F2B134', 1],
        ['#5B9A4E', 0],
      ] as const
      for (let i = 0; i < 30; i++) {
        const a = random()
        const x = -210 + a * 420
        const lift = random() ** 2 * 190 * Math.sin(a * 3.14)
        const [color, kind] = cycle(food, i)
        scene.place(
          x,
          -318 - lift,
          random.range(0.8, 1.2),
          () => {
            if (kind === 0) scene.fill('M-30 6Q-10 -26 34 -8Q10 18 -30 6Z', color)
            else if (kind === 1) scene.stroke('M-20 0Q0 -16 22 4', color, 12)
            else {
              scene.stroke('M-14 10A20 20 0 1 1 18 6', '#F58A5E', 13)
              scene.stroke('M-12 8A17 17 0 0 1 14 -10', '#FFD3B0', 4)
            }
          },
          false,
          random.range(-60, 60),
        )
      }
      fillBody(scene, 'M-300 -318C-280 -200 -150 -160 0 -160S280 -200 300 -318Z', iron, {
        light: 0.6,
        shade: 1,
      })
      scene.fill(
        'M-300 -318C-296 -290 -150 -276 0 -276S296 -290 300 -318C296 -338 150 -350 0 -350S-296 -338 -300 -318Z',
        iron.light,
      )
      scene.fill(
        'M-280 -318C-270 -300 -140 -288 0 -288S270 -300 280 -318C260 -332 140 -340 0 -340S-260 -332 -280 -318Z',
        iron.deep,
      )
      for (let i = 0; i < 26; i++) {
        const x = -220 + ((i * 0.618) % 1) * 440
        const y = -316 + random.range(-12, 14)
        const [color, kind] = cycle(food, i * 2 + 1)
        scene.place(
          x,
          y,
          0.95,
          () => {
            if (kind === 0) scene.fill('M-30 6Q-10 -26 34 -8Q10 18 -30 6Z', color)
            else if (kind === 1) scene.stroke('M-20 0Q0 -16 22 4', color, 12)
            else scene.stroke('M-14 10A20 20 0 1 1 18 6', '#F58A5E', 13)
          },
          false,
          random.range(-40, 40),
        )
      }
      scene.stroke('M-300 -318C-280 -290 -140 -278 0 -278S280 -290 300 -318', iron.light, 7)
      scene.stroke('M300 -322q54 -10 56 22t-62 30', iron.dark, 15)
      scene.place(196, -330, 1, () => {
        scene.stroke('M0 0L120 -210', palette.material('wood').light, 15)
        scene.fill('M-26 30Q-36 -8 4 -16Q26 -2 14 26Z', palette.material('gray').light)
      })
    },
    side < 0,
  )
  for (const [dx, h] of [
    [-120, 170],
    [10, 210],
    [130, 160],
  ] as const)
    drawSteam(scene, centerX + dx * unit, height * 0.3, h * unit, 12 * unit)

  // Mortar, lime, chilies, lemongrass in front
  const mortarX = centerX + side * (scene.tall ? 380 : 440) * unit
  scene.place(
    mortarX,
    height * 0.96,
    1.02 * unit,
    () => {
      const stone = palette.material('#8C8894')
      scene.stroke('M40 -150L112 -268', stone.dark, 34)
      scene.stroke('M34 -152L100 -262', stone.light, 10, { opacity: 0.5 })
      fillBody(scene, 'M-110 -160Q-104 -50 -60 -34L-76 0H76L60 -34Q104 -50 110 -160Z', stone)
      scene.fill(ellipse(0, -160, 110, 24), stone.light)
      scene.fill(ellipse(0, -157, 92, 17), '#B8432A')
      scene.fill(ellipse(-30, -160, 20, 6) + ellipse(26, -154, 16, 5), '#6E9A4A')
    },
    side < 0,
  )
  drawBowl(
    scene,
    centerX - side * (scene.tall ? 380 : 440) * unit,
    height * 0.955,
    88 * unit,
    66 * unit,
    palette.material('white'),
    palette.material('cream').light,
  )
  for (let i = 0; i < 4; i++) {
    const x = centerX - side * (230 + i * 36) * unit
    const y = height * (0.955 + 0.008 * (i % 2))
    scene.fill(
      pen`M${x} ${y}q${30 * unit} ${-26 * unit} ${86 * unit} ${-4 * unit}q${-50 * unit} ${18 * unit} ${-86 * unit} ${4 * unit}Z`,
      i % 2 ? palette.material('red').mid : palette.material('green').mid,
    )
    scene.stroke(pen`M${x} ${y}q${-10 * unit} ${-4 * unit} ${-14 * unit} ${-16 * unit}`, leaf.deep, 5 * unit)
  }
  drawCitrusHalf(
    scene,
    centerX + side * 270 * unit,
    height * 0.955,
    36 * unit,
    mix('#9CCB3F', palette.shade, palette.night ? 0.3 : 0.05),
  )
  const stalk = palette.material('#D9E0A0')
  for (let i = 0; i < 3; i++)
    scene.stroke(
      pen`M${centerX + (-60 + i * 22) * unit} ${height * (0.975 - i * 0.008)}l${side * 190 * unit} ${-10 * unit}`,
      i % 2 ? stalk.mid : stalk.light,
      13 * unit,
    )
  if (scene.wide)
    scene.fill(rect(0, height * 0.738, width, 4), palette.material(BRAND).light, { opacity: 0.3 })
}
