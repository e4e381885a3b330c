import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawPalm } from '../kit/palm'
import { drawPerson } from '../kit/person'
import { drawCloud, drawStars } from '../kit/sky'
import { drawSuitcase } from '../kit/suitcase'
import { drawReflection } from '../kit/water'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** An open airport gate with an illuminated arrow, beside a waiting line. */
export function fasttrack(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const floor = height * 0.72
  const side = random() < 0.5 ? 1 : -1
  scene.fill(
    rect(0, 0, width, height),
    scene.linear(
      [
        [0, palette.sky[0]],
        [0.4, palette.sky[1]],
        [0.72, palette.sky[2]],
      ],
      0,
      0,
      0,
      height,
      true,
    ),
  )
  const discX = focusX + side * 20 * unit
  scene.sun = { x: discX, y: height * 0.38, r: 150 * unit }
  if (palette.night) drawStars(scene, 0.4)
  scene.glow(discX, height * 0.38, 560 * unit, palette.glow, 0.8)
  for (let i = 2; i > 0; i--)
    scene.fill(ellipse(discX, height * 0.38, 172 * unit * (1 + i * 0.3)), palette.glow, { opacity: 0.13 })
  const disc = ellipse(discX, height * 0.38, 172 * unit)
  scene.fill(disc, palette.dark ? palette.sun : BRAND)
  scene.spray(disc, palette.dark ? '#FF9A4D' : '#FFB968', 0.9, 0.1, 0, 0.8, 1)
  for (let i = 0; i < 3; i++)
    drawCloud(scene, width * (0.12 + i * 0.36), height * random.range(0.3, 0.5), 220)
  for (let i = 0; i < 8; i++)
    drawPalm(scene, width * ((i + random()) / 8), floor, random.range(150, 230) * unit, {
      lean: random.range(-0.1, 0.1),
      inks: palette.material('leaf', 0.3),
    })

  // Vaulted roof: steel ribs converging in the middle
  const roof = palette.material(palette.dark ? '#5A4A86' : '#E9E2D6')
  const steel = palette.material('gray')
  const crown = scene.poster ? 0.3 : 0.1
  for (let i = 0; i < 4; i++) {
    const k = 1 - i * 0.2
    const half = (scene.wide ? 1250 : 900) * k * unit
    const y = height * (crown + i * 0.055)
    const d = pen`M${focusX - half * 1.4} ${-height * 0.2}V${floor}H${focusX - half}C${focusX - half * 0.96} ${y + 40} ${focusX - half * 0.4} ${y} ${focusX} ${y}S${focusX + half * 0.96} ${y + 40} ${focusX + half} ${floor}H${focusX + half * 1.4}V${-height * 0.2}Z`
    scene.fill(d, mix(roof.mid, palette.haze, i * 0.16), { opacity: i === 0 ? 1 : 0.34 })
    scene.stroke(
      pen`M${focusX - half} ${floor}C${focusX - half * 0.96} ${y + 40} ${focusX - half * 0.4} ${y} ${focusX} ${y}S${focusX + half * 0.96} ${y + 40} ${focusX + half} ${floor}`,
      i ? steel.mid : steel.dark,
      (18 - i * 3) * unit,
    )
  }
  scene.spray(rect(0, 0, width, height * 0.3), roof.deep, 0.5, 0.5, 0, 0.5, 0.8)

  // Polished floor with the lane of light
  const ground = palette.material(palette.dark ? 'navy' : 'stone')
  scene.fill(rect(-5, floor, width + 10, height), ground.mid)
  scene.spray(rect(-5, floor, width + 10, height - floor), ground.deep, 0.8, 0.5, 1, 0.5, 0.2)
  drawReflection(
    scene,
    floor + 8,
    height * 0.2,
    [[discX, 300 * unit, palette.dark ? palette.sun : '#FFC98A']],
    0.4,
  )
  const lane = polygon([
    [focusX - 110 * unit, floor],
    [focusX + 110 * unit, floor],
    [focusX + 320 * unit, height + 5],
    [focusX - 320 * unit, height + 5],
  ])
  scene.fill(lane, palette.material(BRAND).mid)
  scene.spray(lane, palette.material(BRAND).light, 0.8, 0.5, 0, 0.5, 0.7)
  for (const [y, k] of [
    [0.965, 1],
    [0.87, 0.74],
    [0.795, 0.54],
  ] as const) {
    const yy = height * y
    const w = 150 * k * unit
    scene.fill(
      pen`M${focusX} ${yy - 86 * k * unit}L${focusX + w} ${yy - 10 * k * unit}H${focusX + w * 0.62}L${focusX} ${yy - 44 * k * unit}L${focusX - w * 0.62} ${yy - 10 * k * unit}H${focusX - w}Z`,
      palette.material('cream').light,
      { opacity: 0.95 },
    )
  }

  // Gates: an open one in the middle, closed ones beside it with waiting people
  const desk = palette.material('navy')
  const glass = mix(palette.sky[1], '#FFFFFF', 0.55)
  const gate = (x: number, open: boolean): void => {
    scene.place(x, floor + 46 * unit, 1.06 * unit, () => {
      for (const sign of [-1, 1]) {
        scene.fill(roundRect(sign * 150 - 34, -170, 68, 176, 12), desk.mid)
        scene.fill(roundRect(sign * 150 + (sign > 0 ? 4 : -30), -170, 30, 176, 12), desk.dark)
        scene.fill(rect(sign * 150 - 34, -132, 68, 12), open ? '#5CE0A0' : '#FF6A5A')
        scene.fill(
          roundRect(sign * 150 - 20, -104, 40, 54, 6),
          palette.dark ? '#9FE8F0' : palette.material('teal').dark,
        )
        scene.fill(
          pen`M${sign * 116} -150L${sign * (open ? 102 : 6)} ${open ? -190 : -152}V${open ? -60 : -34}L${sign * 116} -24Z`,
          glass,
          { opacity: 0.62 },
        )
        scene.stroke(
          pen`M${sign * (open ? 102 : 6)} ${open ? -190 : -152}V${open ? -60 : -34}`,
          '#FFFFFF',
          4,
          { opacity: 0.8 },
        )
      }
      scene.fill(rect(-150, -352, 10, 190) + rect(140, -352, 10, 190), steel.dark)
      scene.fill(roundRect(-172, -392, 344, 84, 16), open ? palette.material('#17806A').mid : desk.dark)
      if (open) {
        if (palette.dark) scene.glow(0, -350, 240, '#FFB35E', 0.6)
        scene.fill('M-110 -364H20V-384L70 -350L20 -316V-336H-110Z', '#FFF6E6')
        scene.fill('M84 -384L134 -350L84 -316L104 -350Z', '#FFF6E6')
      } else {
        scene.fill(roundRect(-40, -358, 80, 16, 8), '#FF8A7A')
      }
    })
  }
  const apart = (scene.tall ? 420 : 450) * unit
  for (const k of scene.wide ? [-3, -2, -1, 1, 2] : [-1, 1]) gate(focusX + k * apart, false)
  gate(focusX, true)
  const line = scene.tall ? 3 : 5
  for (const sign of [-1, 1]) {
    for (let i = 0; i < line; i++) {
      const near = i / line
      drawPerson(
        scene,
        focusX + sign * (apart - 16 * unit + near * 190 * unit + random.range(-16, 16)),
        floor + (86 + near * 150) * unit,
        (160 + near * 90) * unit,
        {
          coat: cycle(['plum', 'teal', 'cream', 'red', 'blue', 'jade'] as const, i * 2 + (sign > 0 ? 1 : 0)),
          bag: i % 2 ? 'gold' : undefined,
          hat: i % 3 === 2 ? 'cream' : undefined,
          walk: false,
          back: true,
        },
      )
    }
    scene.stroke(
      pen`M${focusX + sign * 260 * unit} ${floor + 120 * unit}L${focusX + sign * 400 * unit} ${height * 0.99}`,
      palette.material('red').mid,
      9 * unit,
    )
    for (const t of [0.02, 0.36, 0.78]) {
      const x = focusX + sign * (260 + 140 * t) * unit
      const y = floor + 120 * unit + (height * 0.99 - floor - 120 * unit) * t
      scene.fill(
        roundRect(x - 7 * unit, y - 10 * unit, 14 * unit, (70 + 40 * t) * unit, 6),
        palette.material('gold').mid,
      )
    }
  }
  drawPerson(scene, focusX - side * 46 * unit, height * 0.97, 300 * unit, {
    coat: 'teal',
    walk: true,
    back: true,
    hat: 'cream',
  })
  drawSuitcase(
    scene,
    focusX + side * 74 * unit,
    height * 0.965,
    0.6 * unit,
    random.pick(['gold', 'plum', 'red'] as const),
    side * 9,
  )
}
