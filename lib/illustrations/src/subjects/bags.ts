import { BRAND, mix } from '../color'
import { ellipse, polygon, rect, roundRect } from '../geometry'
import { drawShadow, drawStage } from '../kit/stage'
import type { Material } from '../palette'
import type { Scene } from '../scene'

/** Shopping bags and gifts. */
export function bags(scene: Scene): void {
  const { height, palette } = scene
  const unit = scene.unit * 1.1
  const { centerX } = drawStage(scene, {
    tableTop: 0.8,
    discY: 0.45,
    discRadius: 0.36,
    table: 'stone',
    wall: palette.dark ? undefined : mix(palette.material('pink').mid, palette.sky[0], 0.25),
  })
  drawShadow(scene, centerX, height * 0.93, 480 * unit, 44 * unit, 0.5)
  const bag = (
    x: number,
    y: number,
    w: number,
    h: number,
    color: Material,
    draw: (x: number, y: number, size: number) => void,
    rotation = 0,
  ) =>
    scene.place(
      x,
      y,
      unit,
      () => {
        const inks = palette.material(color)
        scene.stroke(
          `M${-w * 0.22} ${-h}C${-w * 0.22} ${-h - 130} ${w * 0.22} ${-h - 130} ${w * 0.22} ${-h}`,
          mix(inks.dark, palette.ink, 0.3),
          9,
        )
        scene.fill(
          polygon([
            [-w / 2, 0],
            [-w / 2, -h],
            [w / 2 - w * 0.2, -h],
            [w / 2 - w * 0.2, 0],
          ]),
          inks.mid,
        )
        scene.fill(
          polygon([
            [w / 2 - w * 0.2, 0],
            [w / 2 - w * 0.2, -h],
            [w / 2, -h - h * 0.06],
            [w / 2, -h * 0.07],
          ]),
          inks.dark,
        )
        scene.fill(
          polygon([
            [w / 2 - w * 0.1, -h * 0.04],
            [w / 2 - w * 0.1, -h - h * 0.03],
            [w / 2, -h - h * 0.06],
            [w / 2, -h * 0.07],
          ]),
          inks.deep,
          { opacity: 0.5 },
        )
        scene.spray(rect(-w / 2, -h, w * 0.8, h), inks.deep, 0.8, 0.8, 1, 0.2, 0.1, 0.9)
        scene.spray(rect(-w / 2, -h, w * 0.8, h), mix(inks.light, '#FFFFFF', 0.3), 0.6, 0, 0, 0.6, 0.6, 0.6)
        scene.stroke(
          `M${-w * 0.3} ${-h + 8}C${-w * 0.3} ${-h - 124} ${w * 0.12} ${-h - 124} ${w * 0.12} ${-h + 8}`,
          inks.deep,
          9,
        )
        draw(-w * 0.1, -h * 0.46, w * 0.2)
      },
      false,
      rotation,
    )
  bag(
    centerX + 170 * unit,
    height * 0.9,
    330,
    430,
    'teal',
    (x, y, q) => {
      scene.fill(ellipse(x, y, q * 1.05), palette.material('cream').light)
      scene.fill(
        `M${x - q} ${y + q * 0.3}Q${x} ${y - q * 0.5} ${x + q} ${y + q * 0.3}A${q * 1.05} ${q * 1.05} 0 0 1 ${x - q} ${y + q * 0.3}Z`,
        BRAND,
      )
    },
    2,
  )
  bag(
    centerX - 170 * unit,
    height * 0.91,
    290,
    360,
    BRAND,
    (x, y, q) => {
      for (let i = 0; i < 3; i++) {
        scene.fill(
          rect(x - q * 1.2, y - q * 0.6 + i * q * 0.6, q * 2.4, q * 0.24),
          palette.material('cream').light,
        )
      }
    },
    -3,
  )
  bag(
    centerX + 10 * unit,
    height * 0.94,
    220,
    250,
    '#FFE3B8',
    (x, y, q) => {
      for (let i = 0; i < 5; i++) {
        const a = i * 1.2566 - 1.57
        scene.fill(
          ellipse(x + Math.cos(a) * q * 0.55, y + Math.sin(a) * q * 0.55, q * 0.42),
          palette.material('red').mid,
        )
      }
      scene.fill(ellipse(x, y, q * 0.3), palette.material('gold').light)
    },
    1,
  )
  scene.place(centerX - 400 * unit, height * 0.93, unit, () => {
    scene.fill(roundRect(-80, -92, 160, 96, 8), palette.material('plum').mid)
    scene.fill(roundRect(-88, -112, 176, 34, 8), palette.material('plum').light)
    scene.fill(rect(-12, -112, 24, 116), palette.material('gold').mid)
    scene.fill('M0 -112Q-54 -160 -46 -118T0 -112Q54 -160 46 -118T0 -112Z', palette.material('gold').light)
  })
  scene.place(centerX + 420 * unit, height * 0.93, unit, () => {
    scene.fill(
      'M-20 0V-120Q-46 -136 -46 -170Q-46 -200 -20 -204V-226H20V-204Q46 -200 46 -170Q46 -136 20 -120V0Z',
      palette.material('jade').mid,
    )
    scene.spray(rect(-46, -226, 92, 226), palette.material('jade').deep, 0.8, 1, 1, 0.2, 0.2)
    scene.fill(roundRect(-24, -244, 48, 22, 8), palette.material('gold').mid)
    scene.fill(roundRect(-30, -96, 60, 60, 8), palette.material('cream').light)
    scene.fill(ellipse(0, -66, 15), BRAND)
  })
}
