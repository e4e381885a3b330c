import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawRidge } from '../kit/land'
import { fillBody } from '../kit/shade'
import { drawCloud, drawStars } from '../kit/sky'
import { drawShadow, drawSteam } from '../kit/stage'
import type { Material } from '../palette'
import type { Scene } from '../scene'

/** Draws an airliner on the apron facing right, 620 units long. */
function drawAirliner(scene: Scene, x: number, y: number, scale: number, flip: boolean): void {
  const { palette } = scene
  const white = palette.material('white')
  scene.place(
    x,
    y,
    scale,
    () => {
      scene.stroke('M-60 -30V-6M40 -30V-6M210 -28V-6', palette.material('char').deep, 8)
      scene.fill(
        ellipse(-60, -8, 13) + ellipse(-34, -8, 13) + ellipse(40, -8, 13) + ellipse(210, -8, 11),
        palette.ink,
      )
      scene.fill('M-260 -110L-310 -250H-258L-180 -116Z', palette.material('teal').mid)
      scene.fill('M-250 -84L-330 -100L-322 -112L-220 -104Z', white.dark)
      const body =
        'M-300 -96Q-290 -124 -250 -126L220 -122Q270 -118 292 -84Q298 -60 270 -46Q240 -34 200 -32H-120Q-220 -40 -300 -96Z'
      scene.fill(body, white.light)
      scene.spray(body, white.deep, 0.9, 0.5, 1, 0.5, 0.35, 1)
      let windows = ''
      for (let i = 0; i < 22; i++) windows += roundRect(-200 + i * 18, -98, 9, 12, 4)
      scene.fill(windows, palette.dark ? '#FFD98A' : palette.material('blue').dark)
      scene.fill('M240 -106Q266 -100 278 -84H244Z', palette.dark ? '#FFD98A' : palette.material('navy').deep)
      scene.fill('M-230 -66Q40 -44 286 -66L284 -58Q40 -36 -206 -54Z', BRAND)
      scene.fill('M-80 -66L90 -62L-70 22Q-110 30 -96 8Z', white.dark)
      scene.fill(roundRect(-40, -36, 96, 42, 20), palette.material('gray').mid)
      scene.fill(ellipse(54, -15, 8, 20), palette.ink)
    },
    flip,
  )
}

/** Armchairs of an airport lounge in front of the runway. */
export function lounge(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const floor = height * 0.78
  const sill = height * 0.66
  const side = random() < 0.5 ? 1 : -1
  // The view fills the glass
  scene.fill(
    rect(0, 0, width, height),
    scene.linear(
      [
        [0, palette.sky[0]],
        [0.42, palette.sky[1]],
        [0.68, palette.sky[2]],
      ],
      0,
      0,
      0,
      height,
      true,
    ),
  )
  const discX = focusX + side * random.range(-20, 70) * unit
  scene.sun = { x: discX, y: height * random.range(0.26, 0.33), r: 120 * unit }
  if (palette.night) drawStars(scene, 0.5)
  scene.glow(scene.disc.x, scene.disc.y, 480 * unit, palette.glow, 0.8)
  for (let i = 3; i > 0; i--)
    scene.fill(ellipse(scene.disc.x, scene.disc.y, 120 * unit * (1 + i * 0.5)), palette.glow, {
      opacity: 0.1,
    })
  const disc = ellipse(scene.disc.x, scene.disc.y, 122 * unit)
  scene.fill(disc, palette.dark ? palette.sun : BRAND)
  scene.spray(disc, palette.dark ? '#FF9A4D' : '#FFB968', 0.85, 0, 0, 0.8, 1)
  for (let i = 0; i < 3; i++)
    drawCloud(
      scene,
      width * (0.1 + i * 0.36 + random.range(-0.06, 0.06)),
      height * random.range(0.12, 0.3),
      230,
    )
  drawRidge(scene, height * 0.56, 50, palette.material('lav', 0.7).mid)
  drawCityBand(scene, height * 0.57, {
    heights: [40, 130],
    widths: [30, 60],
    inks: palette.material('lav', 0.6),
    depth: 0.6,
  })
  scene.fill(rect(0, height * 0.56, width, height * 0.14), palette.material('green', 0.3).mid)
  scene.fill(rect(0, height * 0.595, width, height * 0.12), palette.material('gray', 0.2).dark)
  scene.stroke(pen`M0 ${height * 0.63}H${width}`, palette.material('cream').light, 6, { dash: '60 40' })
  // A plane that has just taken off, one at the stand
  const upX = focusX + side * (scene.tall ? 230 : 360) * unit
  scene.place(
    upX,
    height * 0.24,
    0.5 * unit,
    () => {
      const w = palette.material('white', 0.1)
      scene.fill(
        'M-150 6Q-160 -8 -132 -12L96 -20Q142 -18 158 -4Q142 12 96 14L-116 16Q-142 16 -150 6Z',
        w.light,
      )
      scene.fill('M-132 -10L-168 -66H-136L-92 -14Z', BRAND)
      scene.fill('M14 4L-58 74H-26L72 4Z', w.dark)
    },
    side < 0,
    -side * 16,
  )
  drawAirliner(
    scene,
    focusX + side * (scene.tall ? 60 : 120) * unit,
    height * 0.665,
    (scene.tall ? 0.98 : 1.14) * unit,
    side < 0,
  )

  // Mullions and sill
  const frame = palette.material('navy')
  const bay = (scene.tall ? 380 : 440) * unit
  for (let x = focusX - Math.ceil(focusX / bay) * bay - bay / 2; x < width + bay; x += bay)
    scene.fill(rect(x - 9 * unit, 0, 18 * unit, sill), frame.dark)
  scene.fill(rect(0, height * 0.085, width, 12 * unit), frame.dark)
  scene.fill(
    rect(-5, sill, width + 10, floor - sill + 6),
    palette.material(palette.dark ? 'plum' : '#B98A62').mid,
  )
  scene.spray(rect(-5, sill, width + 10, floor - sill + 6), palette.ink, 0.5, 0.5, 1, 0.5, 0.2)
  scene.fill(rect(-5, sill - 8, width + 10, 18 * unit), palette.material('white').light)

  // Carpet in long light from the window
  const carpet = palette.material(random.pick(['teal', 'plum', 'blue'] as const))
  scene.fill(rect(-5, floor, width + 10, height), carpet.dark)
  scene.spray(rect(-5, floor, width + 10, height - floor), carpet.deep, 0.8, 0.5, 1, 0.5, 0.2)
  for (let i = -3; i <= 3; i++) {
    const a = focusX + i * bay * 0.9
    scene.fill(
      polygon([
        [a, floor],
        [a + bay * 0.6, floor],
        [a + bay * 0.7 - side * 160, height + 5],
        [a - 60 - side * 160, height + 5],
      ]),
      palette.glow,
      { opacity: 0.16 },
    )
  }
  const chair = (x: number, y: number, scale: number, color: Material, flip: boolean): void => {
    const inks = palette.material(color)
    drawShadow(scene, x, y + 4, 200 * scale, 24 * scale, 0.5)
    scene.place(
      x,
      y,
      scale,
      () => {
        scene.stroke(
          'M-110 -30L-128 4M110 -30L128 4M-60 -30L-66 2M70 -30L76 2',
          palette.material('wood').deep,
          11,
        )
        fillBody(scene, 'M-120 -120Q-160 -300 -116 -344Q-60 -372 10 -356Q60 -340 60 -280L70 -120Z', inks, {
          light: 0.9,
        })
        fillBody(scene, roundRect(-110, -150, 230, 74, 30), inks, { light: 1, shade: 0.6 })
        fillBody(scene, 'M-150 -40Q-170 -190 -130 -196Q-96 -196 -92 -150V-30H-140Z', inks)
        fillBody(scene, 'M88 -30V-160Q92 -204 128 -200Q162 -192 150 -40L140 -30Z', inks, { shade: 1 })
        scene.fill(roundRect(-96, -84, 190, 58, 18), inks.dark)
        fillBody(
          scene,
          'M-96 -160Q-110 -250 -60 -256Q20 -262 40 -230Q50 -190 36 -156Z',
          palette.material('cream'),
          { shade: 0.6 },
        )
        scene.stroke('M-86 -190Q-20 -176 38 -192M-88 -226Q-20 -210 36 -226', palette.material(BRAND).mid, 7)
      },
      flip,
    )
  }
  const near = scene.tall ? 250 : 340
  chair(
    focusX - side * near * unit,
    height * 0.93,
    0.98 * unit,
    random.pick(['orange', 'gold', 'jade'] as const),
    side < 0,
  )
  chair(
    focusX + side * near * unit,
    height * 0.93,
    0.98 * unit,
    random.pick(['blue', 'purple', 'red'] as const),
    side > 0,
  )

  // Low table: tea, a magazine; a plant and a lamp
  scene.place(focusX, height * 0.95, unit, () => {
    const wood = palette.material('wood')
    scene.stroke('M-70 -78L-96 4M70 -78L96 4M0 -78V8', wood.deep, 10)
    scene.fill(ellipse(0, -78, 150, 30), wood.dark)
    scene.fill(ellipse(0, -86, 150, 29), wood.light)
    scene.fill(
      polygon([
        [-110, -92],
        [-30, -98],
        [-14, -82],
        [-100, -76],
      ]),
      palette.material('white').light,
    )
    scene.fill(
      polygon([
        [-100, -91],
        [-60, -94],
        [-52, -84],
        [-92, -81],
      ]),
      palette.material('teal').mid,
    )
    const white = palette.material('white')
    scene.fill(ellipse(50, -90, 54, 12), white.dark)
    scene.stroke('M78 -124q30 -4 26 18t-36 16', white.mid, 8)
    fillBody(scene, 'M14 -138H88Q86 -94 64 -92H38Q16 -94 14 -138Z', white, { shade: 0.7 })
    scene.fill(ellipse(51, -138, 37, 8), '#9A5426')
  })
  drawSteam(scene, focusX + 50 * unit, height * 0.8, 90 * unit, 8 * unit)
  const plantX = focusX + side * (scene.tall ? 450 : 600) * unit
  scene.place(plantX, height * 0.95, 1.1 * unit, () => {
    const leaf = palette.material('leaf')
    for (let i = 0; i < 9; i++) {
      const a = -2.9 + i * 0.33
      scene.fill(
        pen`M-4 -110Q${Math.cos(a) * 120 - 40} ${-130 + Math.sin(a) * 130} ${Math.cos(a) * 190} ${-150 + Math.sin(a) * 190}Q${Math.cos(a) * 120 + 40} ${-110 + Math.sin(a) * 120} 4 -104Z`,
        i % 3 ? (i % 2 ? leaf.mid : leaf.dark) : leaf.light,
      )
    }
    fillBody(scene, 'M-76 -114H76L56 0H-56Z', palette.material('cream'))
  })
  scene.place(focusX - side * (scene.tall ? 460 : 590) * unit, height * 0.93, unit, () => {
    scene.glow(0, -390, 220, '#FFD68A', palette.dark ? 0.9 : 0.4)
    scene.stroke('M0 0V-340', palette.material('gold').dark, 9)
    scene.fill(ellipse(0, 0, 60, 13), palette.material('gold').dark)
    scene.fill(
      'M-80 -330L-50 -440H50L80 -330Z',
      palette.dark ? '#FFE3A8' : mix(palette.material('cream').light, '#FFFFFF', 0.3),
    )
  })
}
