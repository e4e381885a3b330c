import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { fillBody } from '../kit/shade'
import { drawCloud } from '../kit/sky'
import { drawShadow, drawStage } from '../kit/stage'
import type { Scene } from '../scene'

/** A large umbrella over a suitcase and a globe, for travel insurance. */
export function umbrella(scene: Scene): void {
  const { width, height, palette, random } = scene
  const unit = scene.unit * 1.12
  const { centerX } = drawStage(scene, {
    tableTop: 0.79,
    discY: 0.47,
    discRadius: 0.33,
    table: random() < 0.5 ? 'teal' : 'sand',
    wall: palette.dark ? undefined : mix(palette.material('blue').mid, palette.sky[1], 0.4),
  })
  const side = random() < 0.5 ? 1 : -1
  drawCloud(scene, width * random.range(0.08, 0.2), height * 0.2, 260)
  drawCloud(scene, width * random.range(0.8, 0.94), height * 0.14, 240)
  // Rain outside the umbrella
  let rain = ''
  for (let i = 0; i < width / 9; i++) {
    const x = random() * width
    const y = random.range(0.06, 0.76) * height
    if (Math.abs(x - centerX) < 470 * unit && y > height * 0.16) continue
    rain += pen`M${x} ${y}l-9 ${random.range(26, 48)}`
  }
  scene.stroke(rain, '#FFFFFF', 4, { opacity: 0.5 })
  drawShadow(scene, centerX, height * 0.93, 440 * unit, 44 * unit, 0.5)

  // Canopy of eight panels, in two colors
  const apex = height * 0.1
  const rim = height * 0.4
  const half = 470 * unit
  const a = palette.material(BRAND)
  const b = palette.material('cream')
  scene.stroke(
    pen`M${centerX} ${apex}V${height * 0.84}Q${centerX} ${height * 0.9} ${centerX + side * 34 * unit} ${height * 0.9}T${centerX + side * 66 * unit} ${height * 0.85}`,
    palette.material('wood').deep,
    17 * unit,
  )
  const edges = [-1, -0.72, -0.3, 0.3, 0.72, 1]
  for (let i = 0; i < 5; i++) {
    const l = edges[i] ?? 0
    const r = edges[i + 1] ?? 0
    const mid = (l + r) / 2
    const inks = i % 2 ? b : a
    const d = pen`M${centerX} ${apex}C${centerX + l * half * 0.62} ${apex + 14} ${centerX + l * half} ${rim - 150 * unit} ${centerX + l * half} ${rim}Q${centerX + mid * half} ${rim - 54 * unit} ${centerX + r * half} ${rim}C${centerX + r * half} ${rim - 150 * unit} ${centerX + r * half * 0.62} ${apex + 14} ${centerX} ${apex}Z`
    scene.fill(d, i < 2 ? inks.light : i === 2 ? inks.mid : inks.dark)
    scene.spray(d, inks.deep, 0.6, 0.5, 1, 0.5, 0.3, 0.9)
  }
  scene.spray(
    pen`M${centerX} ${apex}C${centerX - half * 0.62} ${apex + 14} ${centerX - half} ${rim - 150 * unit} ${centerX - half} ${rim}H${centerX + half}C${centerX + half} ${rim - 150 * unit} ${centerX + half * 0.62} ${apex + 14} ${centerX} ${apex}Z`,
    '#FFFFFF',
    0.5,
    0.2,
    0,
    0.5,
    0.6,
    0.6,
  )
  scene.fill(
    roundRect(centerX - 8 * unit, apex - 42 * unit, 16 * unit, 50 * unit, 8 * unit),
    palette.material('wood').deep,
  )
  for (const e of edges) scene.fill(ellipse(centerX + e * half, rim, 7 * unit), palette.material('wood').deep)

  // Suitcase with a heart, globe on its stand, passport and papers
  const caseX = centerX - side * 190 * unit
  scene.place(caseX, height * 0.905, 1.06 * unit, () => {
    const teal = palette.material(random.pick(['teal', 'navy', 'plum'] as const))
    scene.stroke('M-56 -282V-350H56V-282', palette.material('char').deep, 13)
    for (const x of [-116, 116]) scene.fill(ellipse(x, 8, 19), palette.ink)
    const d = roundRect(-172, -290, 344, 290, 40)
    fillBody(scene, d, teal, { shade: 1 })
    let ribs = ''
    for (let i = 0; i < 6; i++) ribs += roundRect(-142 + i * 52, -262, 24, 234, 10)
    scene.fill(ribs, teal.light, { opacity: 0.4 })
    scene.fill(ellipse(0, -146, 78), palette.material('cream').light)
    scene.fill(
      'M0 -96C-64 -134 -62 -186 -28 -190Q-8 -192 0 -170Q8 -192 28 -190C62 -186 64 -134 0 -96Z',
      palette.unlit(BRAND),
    )
  })
  scene.place(
    centerX + side * 210 * unit,
    height * 0.905,
    1.04 * unit,
    () => {
      const brass = palette.material('gold')
      fillBody(scene, 'M-90 0Q-84 -26 -20 -30V-70H20V-30Q84 -26 90 0Z', palette.material('wood'))
      scene.stroke('M-128 -296A150 150 0 1 0 96 -92', brass.mid, 12)
      const globe = ellipse(0, -200, 126)
      fillBody(scene, globe, palette.material('#3FA0C4'), { shade: 0 })
      scene.clipTo(globe, () => {
        const land = palette.material('#8FB86A')
        for (const [x, y, w, h] of [
          [-50, -260, 60, 40],
          [-80, -180, 44, 50],
          [50, -230, 70, 50],
          [70, -140, 40, 44],
          [-10, -120, 46, 28],
        ] as const) {
          scene.fill(
            pen`M${x - w} ${y}Q${x - w * 0.8} ${y - h} ${x} ${y - h * 0.8}T${x + w} ${y - h * 0.1}Q${x + w * 0.6} ${y + h} ${x} ${y + h * 0.7}T${x - w} ${y}Z`,
            land.mid,
          )
        }
        scene.stroke(
          'M-126 -200H126M-112 -256Q0 -236 112 -256M-112 -144Q0 -164 112 -144M0 -326Q-90 -200 0 -74M0 -326Q90 -200 0 -74',
          '#FFFFFF',
          2.6,
          { opacity: 0.4 },
        )
        scene.spray(globe, palette.material('blue').deep, 0.9, 1, 1, 0.4, 0.2, 0.9)
        scene.spray(globe, '#FFFFFF', 0.6, 0, 0, 0.5, 0.6, 0.5)
      })
    },
    side < 0,
  )
  const paperX = centerX + side * (scene.tall ? 390 : 430) * unit
  scene.place(paperX, height * 0.965, unit, () => {
    scene.fill(
      polygon([
        [-120, 0],
        [-96, -54],
        [110, -54],
        [134, 0],
      ]),
      palette.material('white').light,
    )
    for (let i = 0; i < 3; i++)
      scene.fill(rect(-84 + i * 6, -44 + i * 13, 120 - i * 20, 5), palette.material('gray').mid)
    scene.fill(ellipse(84, -22, 17, 9), palette.material('red').mid)
  })
  scene.place(
    centerX - side * (scene.tall ? 400 : 460) * unit,
    height * 0.955,
    unit,
    () => {
      scene.fill(roundRect(-60, -150, 120, 158, 10), palette.material('plum').mid)
      scene.spray(roundRect(-60, -150, 120, 158, 10), palette.material('plum').deep, 0.8, 1, 1, 0.3, 0.2)
      scene.stroke(
        `${ellipse(0, -86, 30)}M-30 -86H30M0 -116Q-22 -86 0 -56M0 -116Q22 -86 0 -56`,
        palette.material('gold').light,
        4,
      )
      scene.fill(roundRect(-34, -34, 68, 9, 4), palette.material('gold').light)
    },
    false,
    side * -8,
  )
}
