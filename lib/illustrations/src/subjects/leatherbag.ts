import { mix } from '../color'
import { ellipse, pen, roundRect } from '../geometry'
import { horseshoe } from '../kit/horseshoe'
import { drawPalm } from '../kit/palm'
import { fillBody } from '../kit/shade'
import { drawShadow, drawStage } from '../kit/stage'
import type { Scene } from '../scene'

/** A leather shoulder bag in an arch, with brassware and slippers. */
export function leatherbag(scene: Scene): void {
  const { width, height, palette, random } = scene
  const unit = scene.unit * 1.16
  const plaster = palette.material(random.pick(['#D98C66', '#2F7F86', '#E2B48A'] as const))
  const { centerX } = drawStage(scene, {
    tableTop: 0.77,
    discY: 0.42,
    discRadius: 0.3,
    table: 'sand',
    wall: palette.dark ? undefined : mix(plaster.mid, palette.sky[1], 0.3),
  })
  const side = random() < 0.5 ? 1 : -1
  // Wall with one horseshoe opening in front of the sun
  const base = height * 0.77
  const opening = horseshoe(centerX, base, 560 * unit, height * 0.72)
  scene.fill(`M-10 -10H${Math.round(width) + 10}V${Math.round(base)}H-10Z${opening}`, plaster.mid, {
    fillRule: 'evenodd',
  })
  scene.spray(
    `M-10 -10H${Math.round(width) + 10}V${Math.round(base)}H-10Z`,
    plaster.deep,
    0.24,
    0.5,
    1,
    0.5,
    0.2,
  )
  scene.stroke(
    horseshoe(centerX, base, 560 * unit, height * 0.72),
    palette.material('white').light,
    22 * unit,
  )
  const tile = palette.material('teal')
  let tiles = ''
  for (let i = 0; i < width / (46 * unit); i++)
    tiles += pen`M${i * 46 * unit} ${base - 34 * unit}l${23 * unit} ${-23 * unit}l${23 * unit} ${23 * unit}l${-23 * unit} ${23 * unit}Z`
  scene.clipTo(
    `M-10 -10H${Math.round(centerX - 310 * unit)}V${Math.round(base)}H-10ZM${Math.round(centerX + 310 * unit)} -10H${Math.round(width) + 10}V${Math.round(base)}H${Math.round(centerX + 310 * unit)}Z`,
    () => {
      scene.fill(
        `M-10 ${Math.round(base - 64 * unit)}H${Math.round(width) + 10}V${Math.round(base)}H-10Z`,
        palette.material('white').mid,
      )
      scene.fill(tiles, tile.mid)
    },
  )
  drawPalm(scene, centerX - side * 210 * unit, base, height * 0.46, { lean: side * 0.1 })
  scene.fill(
    `M-10 ${Math.round(base)}H${Math.round(width) + 10}V${height + 10}H-10Z`,
    palette.material('#B9764E').mid,
  )
  scene.spray(
    `M-10 ${Math.round(base)}H${Math.round(width) + 10}V${height + 10}H-10Z`,
    palette.material('#B9764E').light,
    0.7,
    0.5,
    0,
    0.5,
    0.6,
  )
  scene.spray(
    `M-10 ${Math.round(base)}H${Math.round(width) + 10}V${height + 10}H-10Z`,
    palette.material('#B9764E').deep,
    0.8,
    0.5,
    1,
    0.5,
    0.2,
  )
  drawShadow(scene, centerX, height * 0.93, 420 * unit, 42 * unit, 0.55)

  // The bag: body, flap, buckle, stitched edges, strap in a loop
  scene.place(centerX, height * 0.92, 1.14 * unit, () => {
    const hide = palette.material(random.pick(['#B0662E', '#9A4A2A', '#C27A3A'] as const))
    scene.stroke('M-224 -270C-190 -470 -90 -486 0 -486S190 -470 224 -270', hide.deep, 32)
    scene.stroke('M-222 -276C-186 -466 -88 -480 0 -480S186 -466 222 -276', hide.light, 20)
    scene.stroke('M-214 -300C-178 -458 -86 -470 0 -470S178 -458 214 -300', hide.deep, 3, { dash: '12 10' })
    const body = 'M-236 -270Q-262 -40 -240 -14Q-220 4 0 4T240 -14Q262 -40 236 -270Z'
    fillBody(scene, body, hide, { light: 0.6, shade: 1 })
    scene.stroke('M-226 -250Q-248 -50 -228 -28Q-206 -12 0 -12T228 -28Q248 -50 226 -250', hide.light, 3.4, {
      dash: '12 10',
    })
    // Pocket with a tooled star
    scene.fill('M-160 -130Q-160 -40 -140 -34Q0 -20 140 -34Q160 -40 160 -130Z', hide.dark, { opacity: 0.6 })
    const flap =
      'M-252 -290Q-250 -316 -220 -318H220Q250 -316 252 -290L244 -158Q238 -120 150 -100Q70 -82 0 -82T-150 -100Q-238 -120 -244 -158Z'
    scene.fill(flap, palette.ink, { opacity: 0.26, transform: 'translate(0 12)' })
    fillBody(scene, flap, hide, { light: 1, shade: 0.8 })
    scene.stroke(
      'M-238 -290L-230 -164Q-224 -132 -146 -114Q-70 -96 0 -96T146 -114Q224 -132 230 -164L238 -290',
      hide.light,
      3.4,
      { dash: '12 10' },
    )
    let tooled = ''
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * 6.2832
      const b = a + 0.3927
      tooled += pen`M${Math.cos(a) * 26} ${-208 + Math.sin(a) * 26}L${Math.cos(b) * 66} ${-208 + Math.sin(b) * 66}L${Math.cos(a + 0.7854) * 26} ${-208 + Math.sin(a + 0.7854) * 26}`
    }
    scene.stroke(`${tooled}${ellipse(0, -208, 76)}${ellipse(0, -208, 16)}`, hide.deep, 4, { opacity: 0.7 })
    for (const x of [-176, 176])
      scene.stroke(pen`M${x - 34} -208q34 -60 68 0q-34 60 -68 0Z`, hide.deep, 4, { opacity: 0.6 })
    const brass = palette.material('gold')
    scene.fill(roundRect(-26, -120, 52, 100, 8), hide.deep)
    scene.stroke(roundRect(-34, -84, 68, 46, 10), brass.mid, 10)
    scene.stroke('M0 -84V-36', brass.light, 7)
    for (const x of [-226, 226]) {
      scene.stroke(ellipse(x, -282, 22), brass.mid, 9)
      scene.stroke(ellipse(x, -285, 22), brass.light, 3)
    }
    // Tassel
    scene.stroke(pen`M${side * 226} -262q${side * 20} 40 ${side * 10} 80`, hide.deep, 6)
    scene.fill(
      pen`M${side * 220} -186h${side * 34}l${side * 12} 96h${-side * 58}Z`,
      palette.material('red').mid,
    )
    scene.fill(pen`M${side * 220} -186h${side * 34}l${side * 3} 16h${-side * 40}Z`, brass.mid)
  })

  // A coiled belt and a purse, a brass pot
  const coilX = centerX - side * (scene.tall ? 340 : 430) * unit
  scene.place(
    coilX,
    height * 0.95,
    unit,
    () => {
      const belt = palette.material('#7A3E2A')
      scene.fill('M-92 -44V-6Q0 34 92 -6V-44Z', belt.dark)
      scene.fill(ellipse(0, -44, 92, 26), belt.mid)
      for (const r of [0.76, 0.52, 0.28]) scene.stroke(ellipse(0, -44, 92 * r, 26 * r), belt.deep, 5)
      scene.stroke(ellipse(0, -44, 82, 22), belt.light, 3)
      scene.stroke(roundRect(70, -42, 44, 34, 8), palette.material('gold').mid, 8)
    },
    side > 0,
  )
  scene.place(coilX + side * 110 * unit, height * 0.975, 0.9 * unit, () => {
    const red = palette.material('red')
    fillBody(scene, 'M-76 0Q-92 -40 -70 -76H70Q92 -40 76 0Q0 14 -76 0Z', red)
    fillBody(scene, 'M-74 -80H74Q70 -36 0 -30T-74 -80Z', red, { light: 1, shade: 0.4 })
    scene.fill(ellipse(0, -34, 10), palette.material('gold').light)
  })
  const potX = centerX + side * (scene.tall ? 350 : 430) * unit
  scene.place(
    potX,
    height * 0.945,
    0.94 * unit,
    () => {
      const brass = palette.material('#E0A43A')
      scene.stroke('M-70 -150Q-150 -150 -136 -70T-70 -30', brass.dark, 13)
      scene.fill('M66 -90Q110 -104 134 -178L152 -176Q150 -92 74 -46Z', brass.dark)
      fillBody(
        scene,
        'M-46 0Q-100 -50 -76 -120Q-60 -160 -30 -170V-196H30V-170Q60 -160 76 -120Q100 -50 46 0Z',
        brass,
        { light: 1 },
      )
      scene.fill('M-36 -196Q0 -250 36 -196Z', brass.light)
      scene.fill(ellipse(0, -232, 11), brass.dark)
      scene.stroke('M-74 -96Q0 -76 74 -96M-78 -76Q0 -56 78 -76', brass.deep, 4, { opacity: 0.6 })
    },
    side < 0,
  )
}
