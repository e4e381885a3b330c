import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawRidge } from '../kit/land'
import { drawPeak } from '../kit/mountains'
import { drawPerson } from '../kit/person'
import { drawGround } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawBush } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a flat-topped thorn tree, 300 units high. */
function drawThorn(scene: Scene, x: number, y: number, h: number, depth: number, flip: boolean): void {
  const { palette } = scene
  scene.place(
    x,
    y,
    h / 300,
    () => {
      const wood = palette.material('#4A3430', depth)
      const leaf = palette.material('#5E7A3C', depth)
      scene.fill(
        'M-12 0C-4 -70 -30 -130 -70 -190L-60 -196C-26 -150 -8 -120 0 -96C16 -150 50 -186 96 -218L104 -208C60 -176 26 -130 18 -60L16 0Z',
        wood.deep,
      )
      for (const [px, py, w] of [
        [-76, -190, 104],
        [96, -206, 112],
        [10, -246, 140],
      ] as const) {
        scene.fill(
          `M${-w + px} ${py}Q${px - w * 0.8} ${py - 40} ${px - w * 0.3} ${py - 36}Q${px} ${py - 56} ${px + w * 0.4} ${py - 36}Q${px + w * 0.9} ${py - 36} ${px + w} ${py}Q${px} ${py + 18} ${px - w} ${py}Z`,
          leaf.dark,
        )
        scene.fill(
          `M${px - w * 0.8} ${py - 16}Q${px - w * 0.7} ${py - 38} ${px - w * 0.3} ${py - 36}Q${px} ${py - 56} ${px + w * 0.4} ${py - 36}Q${px + w * 0.8} ${py - 34} ${px + w * 0.8} ${py - 18}Q${px} ${py - 30} ${px - w * 0.8} ${py - 16}Z`,
          leaf.mid,
        )
      }
    },
    flip,
  )
}

/** Draws a ridge tent on a deck with an open, lamplit porch; 520 units wide. */
function drawTent(scene: Scene): void {
  const { palette } = scene
  const canvas = palette.material('#E4CFA2')
  const wood = palette.material('wood')
  const lit = palette.dark ? '#FFD48A' : '#F3B96A'
  scene.fill('M-270 0H270V26H-270Z', wood.dark)
  scene.fill('M-280 -8H280V6H-280Z', wood.light)
  for (const x of [-240, -120, 0, 120, 240]) scene.fill(rect(x - 7, 22, 14, 26), wood.deep)
  scene.fill('M-190 -8L-160 -178H160L190 -8Z', canvas.dark)
  // Inside: bed, lamp
  scene.fill('M-100 -8L-84 -170H84L100 -8Z', lit)
  scene.glow(0, -120, 170, '#FFD48A', palette.dark ? 0.9 : 0.5)
  scene.fill(roundRect(-70, -52, 140, 44, 10), palette.material('white').light)
  scene.fill(rect(-70, -30, 140, 22), palette.material('orange').mid)
  scene.fill(roundRect(-60, -70, 50, 26, 10) + roundRect(8, -70, 50, 26, 10), palette.material('cream').light)
  scene.stroke('M0 -176V-150', palette.ink, 3)
  scene.fill('M-10 -150H10L14 -126H-14Z', palette.material('gold').light)
  // Curtains tied back
  scene.fill('M-104 -8L-86 -174H-40Q-52 -90 -92 -78L-84 -8Z', canvas.light)
  scene.fill('M104 -8L86 -174H40Q52 -90 92 -78L84 -8Z', canvas.mid)
  // Fly sheet: two slopes that overhang
  scene.fill('M0 -302L-262 -148Q-150 -182 0 -186Q150 -182 262 -148Z', canvas.mid)
  scene.fill('M0 -302L262 -148Q150 -182 0 -186Z', canvas.dark)
  scene.spray('M0 -302L-262 -148Q-150 -182 0 -186Z', canvas.light, 0.8, 0.2, 0, 0.7, 0.8, 0.8)
  scene.stroke('M-262 -148Q-150 -182 0 -186Q150 -182 262 -148', palette.material('#8C5A3C').mid, 6)
  scene.stroke('M-262 -148L-330 26M262 -148L330 26M-252 -150V-6M252 -150V-6', wood.deep, 5)
  scene.stroke('M0 -302V-326', wood.deep, 6)
}

/** A tented camp on the plain, with a fire. */
export function tentcamp(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, {
    horizon: 0.66,
    sunRadius: random.range(120, 150),
    sunX: scene.wide ? undefined : focusX / width + (random() < 0.5 ? -1 : 1) * random.range(0.18, 0.3),
    sunY: palette.night ? 0.2 : random.range(0.3, 0.42),
    cloudY: [0.06, 0.34],
  })
  drawPeak(scene, width * random.range(0.14, 0.3), height * 0.68, 700 * unit, 180 * unit, {
    inks: palette.material('#8C7A9A', 0.62),
    jaggedness: 0.6,
  })
  drawRidge(scene, height * 0.66, 60, palette.material('#8C7A9A', 0.7).mid)
  drawRidge(scene, height * 0.69, 34, palette.material('#B08A5A', 0.5).mid)
  const side = random() < 0.5 ? 1 : -1
  for (let i = 0; i < 5; i++)
    drawThorn(scene, random() * width, height * 0.73, random.range(80, 140) * unit, 0.46, random() < 0.5)
  drawRidge(scene, height * 0.735, 20, palette.material('#C9963F', 0.28).mid, { rough: 0.1, step: 150 })

  // Distant zebras on the plain
  for (let i = 0; i < 4; i++) {
    const x = focusX - side * (250 + i * 74) * unit
    scene.place(
      x,
      height * (0.755 + 0.008 * (i % 2)),
      0.42 * unit,
      () => {
        const d =
          'M-60 -84Q-30 -96 20 -90L48 -128Q60 -138 70 -126L84 -106Q80 -98 66 -102L52 -66Q48 -52 40 -48L42 0H32L28 -46L-34 -46L-40 0H-52L-50 -50Q-68 -60 -60 -84Z'
        scene.fill(d, palette.material('white', 0.24).mid)
        scene.clipTo(d, () =>
          scene.stroke(
            'M-56 -100l12 70M-36 -100l8 70M-16 -100l4 70M6 -100l0 60M24 -100l4 60M44 -130l14 40M56 -140l12 40M-46 -40l-4 40M36 -40l2 40',
            palette.material('char', 0.2).deep,
            7,
          ),
        )
      },
      side < 0,
    )
  }
  drawGround(scene, height * 0.765, palette.material('#D9A441'), { wave: 6 })
  for (let i = 0; i < width / 130; i++)
    drawBush(
      scene,
      random() * width,
      height * random.range(0.77, 0.79),
      random.range(50, 100) * unit,
      palette.material('#7E8B4A', 0.1),
    )
  drawThorn(scene, focusX + side * (scene.tall ? 290 : 390) * unit, height * 0.86, 520 * unit, 0.02, side < 0)
  const tent = (x: number, y: number, scale: number): void => {
    scene.fill(ellipse(x, y + 44 * scale, 360 * scale, 24 * scale), palette.ink, { opacity: 0.24 })
    scene.place(x, y, scale, () => drawTent(scene))
  }
  if (!scene.tall) tent(focusX - side * 460 * unit, height * 0.795, 0.42 * unit)
  tent(focusX + side * (scene.tall ? 40 : 90) * unit, height * 0.85, (scene.tall ? 1.02 : 1.16) * unit)

  // Fire, chairs, guests
  const fireX = focusX - side * (scene.tall ? 220 : 330) * unit
  const fireY = height * 0.935
  scene.glow(fireX, fireY - 40 * unit, 250 * unit, '#FF9A3C', palette.dark ? 0.8 : 0.45)
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.2832
    scene.fill(
      ellipse(fireX + Math.cos(a) * 74 * unit, fireY + Math.sin(a) * 20 * unit, 19 * unit, 13 * unit),
      palette.material('rock').dark,
    )
  }
  scene.stroke(
    pen`M${fireX - 50 * unit} ${fireY}l${96 * unit} ${-22 * unit}M${fireX + 50 * unit} ${fireY}l${-96 * unit} ${-22 * unit}`,
    palette.material('wood').deep,
    14 * unit,
  )
  for (const [w, h, c] of [
    [46, 122, '#F9691C'],
    [30, 86, '#FFB13C'],
    [15, 50, '#FFF0B0'],
  ] as const) {
    scene.fill(
      pen`M${fireX} ${fireY - 4}C${fireX - w * 1.3 * unit} ${fireY - 6} ${fireX - w * unit} ${fireY - h * 0.5 * unit} ${fireX - w * 0.2 * unit} ${fireY - h * unit}C${fireX - w * 0.1 * unit} ${fireY - h * 0.66 * unit} ${fireX + w * 0.3 * unit} ${fireY - h * 0.74 * unit} ${fireX + w * 0.4 * unit} ${fireY - h * 0.9 * unit}C${fireX + w * 1.2 * unit} ${fireY - h * 0.5 * unit} ${fireX + w * 1.3 * unit} ${fireY - 6} ${fireX} ${fireY - 4}Z`,
      c,
    )
  }
  const wood = palette.material('wood')
  for (const [dx, flip] of [
    [-150, false],
    [150, true],
  ] as const) {
    scene.place(
      fireX + dx * unit,
      fireY + 14 * unit,
      unit,
      () => {
        scene.stroke('M-34 8L24 -52M26 8L-28 -48', wood.deep, 7)
        scene.fill('M-34 -50L26 -40L24 -30L-36 -40Z', palette.material('red').mid)
        scene.fill('M-50 -120L-36 -122L-26 -46L-38 -44Z', palette.material('red').dark)
      },
      flip,
    )
  }
  drawPerson(scene, fireX + side * 230 * unit, height * 0.955, 140 * unit, {
    coat: 'cream',
    hat: 'sand',
    walk: false,
  })
  let grass = ''
  for (let i = 0; i < width / 5; i++) {
    const x = random() * width
    const y = height * random.range(0.9, 1.03)
    if (Math.abs(x - fireX) < 210 * unit && y < height * 0.99) continue
    grass += pen`M${x} ${y}q${random.range(-6, 6)} -18 ${random.range(-12, 12)} ${-random.range(20, 44)}`
  }
  scene.stroke(grass, palette.material('#D9A441').deep, 2.6, { opacity: 0.6 })
  drawBirds(scene, width * 0.4, height * 0.22, 5, 48)
  drawWeather(scene)
}
