import { BRAND, mix } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawShadow, drawStage } from '../kit/stage'
import type { Material } from '../palette'
import type { Scene } from '../scene'

/** Suitcases ready for departure. */
export function luggage(scene: Scene): void {
  const { height, palette } = scene
  const unit = scene.unit * 1.08
  const { centerX } = drawStage(scene, { tableTop: 0.78, discY: 0.44, discRadius: 0.35, table: 'stone' })

  // Departure-board arcs
  scene.stroke(
    pen`M${centerX - 520 * unit} ${height * 0.42}Q${centerX} ${height * -0.1} ${centerX + 500 * unit} ${height * 0.28}`,
    '#FFFFFF',
    4,
    { dash: '3 15', opacity: 0.8 },
  )
  scene.place(
    centerX + 500 * unit,
    height * 0.28,
    1.5 * unit,
    () => {
      scene.fill('M-46 -6L30 -8Q54 -6 60 0Q54 6 30 8L-46 6Z', '#FFFFFF')
      scene.fill('M8 0L-22 -44H-8L30 -4ZM8 0L-22 44H-8L30 4ZM-44 -4L-56 -24H-46L-30 -4Z', '#E6EEF2')
    },
    false,
    28,
  )
  drawShadow(scene, centerX, height * 0.93, 400 * unit, 40 * unit, 0.55)
  const Case = (x: number, y: number, w: number, h: number, c: Material, rotation = 0) =>
    scene.place(
      x,
      y,
      unit,
      () => {
        const inks = palette.material(c)
        scene.stroke(
          `M${-w * 0.2} ${-h + 6}V${-h - 110}H${w * 0.2}V${-h + 6}`,
          palette.material('char').deep,
          13,
        )
        scene.fill(roundRect(-w * 0.24, -h - 122, w * 0.48, 22, 10), palette.ink)
        for (const sx of [-0.34, 0.34]) {
          scene.fill(ellipse(w * sx, 14, 20), palette.ink)
          scene.fill(ellipse(w * sx, 14, 8), palette.material('gray').light)
        }
        const d = roundRect(-w / 2, -h, w, h, 38)
        scene.fill(d, inks.mid)
        scene.clipTo(d, () => {
          for (let i = 0; i < 7; i++) {
            scene.fill(
              roundRect(-w / 2 + w * (0.08 + i * 0.125), -h + 30, w * 0.055, h - 60, 10),
              i < 4 ? inks.light : inks.dark,
              { opacity: 0.55 },
            )
          }
          scene.fill(rect(w * 0.2, -h, w * 0.4, h), inks.dark, { opacity: 0.45 })
          scene.spray(rect(-w / 2, -h, w, h), inks.deep, 0.95, 1, 1, 0.3, 0.1, 0.9)
          scene.spray(rect(-w / 2, -h, w, h), mix(inks.light, '#FFFFFF', 0.4), 0.75, 0, 0, 0.6, 0.6, 0.7)
        })
        scene.fill(roundRect(-36, -h - 10, 72, 22, 10), inks.deep)
        for (const [a, b] of [
          [-w / 2, -h + 18],
          [w / 2 - 34, -h + 18],
          [-w / 2, -54],
          [w / 2 - 34, -54],
        ] as const) {
          scene.fill(roundRect(a, b, 34, 36, 10), inks.deep, { opacity: 0.6 })
        }
      },
      false,
      rotation,
    )
  Case(centerX + 150 * unit, height * 0.9, 300, 430, 'teal')
  Case(centerX - 110 * unit, height * 0.92, 260, 330, BRAND)

  // Stickers
  scene.place(centerX - 110 * unit, height * 0.92, unit, () => {
    scene.fill(ellipse(-50, -210, 46), palette.material('cream').light)
    scene.fill('M-88 -196Q-70 -240 -50 -214T-12 -196A46 46 0 0 1 -88 -196Z', palette.material('teal').mid)
    scene.fill(ellipse(-38, -232, 11), BRAND)
    scene.place(
      54,
      -110,
      1,
      () => {
        scene.fill(roundRect(-44, -30, 88, 60, 10), palette.material('gold').mid)
        scene.fill('M-34 18L-8 -16L8 6L18 -6L36 18Z', palette.material('red').mid)
      },
      false,
      -10,
    )
    scene.place(
      58,
      -260,
      1,
      () => {
        scene.fill(roundRect(-34, -24, 68, 48, 24), palette.material('pink').mid)
        scene.fill('M-16 10L0 -16L16 10Z', palette.material('plum').dark)
      },
      false,
      12,
    )
  })
  scene.place(centerX + 150 * unit, height * 0.9, unit, () => {
    scene.place(
      70,
      -300,
      1,
      () => {
        scene.fill(ellipse(0, 0, 44), palette.material('cream').light)
        scene.stroke(ellipse(0, 0, 34), BRAND, 5)
        scene.fill('M-18 14L0 -22L18 14Z', BRAND)
      },
      false,
      8,
    )
    scene.fill('M92 -428q60 40 40 110l-24 -8q14 -50 -26 -88Z', palette.material('cream').mid)
    scene.fill(roundRect(96, -330, 52, 76, 8), palette.material('cream').light)
    scene.fill(rect(106, -314, 32, 7) + rect(106, -298, 22, 7), BRAND)
  })

  // Hat, camera, passport
  scene.place(centerX - 330 * unit, height * 0.93, unit, () => {
    const sand = palette.material('sand')
    scene.fill(ellipse(0, 0, 130, 28), sand.dark)
    scene.fill('M-74 -6Q-70 -92 0 -92T74 -6Q0 16 -74 -6Z', sand.mid)
    scene.spray(rect(-76, -92, 152, 100), sand.deep, 0.8, 1, 1, 0.3, 0.2, 0.9)
    scene.fill('M-75 -18Q0 8 75 -18V-2Q0 22 -75 -2Z', BRAND)
  })
  scene.place(centerX + 390 * unit, height * 0.93, unit, () => {
    scene.fill(roundRect(-80, -100, 160, 110, 18), palette.material('char').deep)
    scene.fill(roundRect(-80, -84, 160, 50, 0.1), palette.material('wood').mid)
    scene.fill(rect(-44, -120, 60, 24), palette.material('char').deep)
    scene.fill(ellipse(4, -46, 44), palette.material('char').dark)
    scene.fill(ellipse(4, -46, 32), palette.ink)
    scene.fill(ellipse(4, -46, 22), palette.material('blue').dark)
    scene.fill(ellipse(-4, -54, 8), '#FFFFFF', { opacity: 0.8 })
  })
}
