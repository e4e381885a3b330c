import { ellipse, pen, rect, roundRect, smooth } from '../geometry'
import { drawMist, drawRidge } from '../kit/land'
import { drawMountains, drawPeak } from '../kit/mountains'
import { drawBirds, drawSky } from '../kit/sky'
import { drawForest, drawPine } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a broad wooden house with a flat gable and balconies full of flowers; 560 units wide. */
function drawChalet(scene: Scene): void {
  const { palette, random } = scene
  const snowy = palette.mood === 'snow'
  const wood = palette.material('#9A5C36')
  const dark = palette.material('#6A3B26')
  const white = palette.material('white')
  const lit = palette.dark || snowy ? '#FFD07A' : palette.material('blue').deep
  // Stone ground floor, wooden upper floors
  scene.fill(rect(-230, -96, 460, 100), white.mid)
  scene.spray(rect(-230, -96, 460, 100), white.deep, 0.6, 0.5, 1, 0.5, 0.2)
  scene.fill(rect(-240, -300, 480, 206), wood.mid)
  scene.fill('M-240 -298L0 -420L240 -298Z', wood.mid)
  scene.fill('M60 -94V-420L240 -298V-94Z', wood.dark, { opacity: 0.6 })
  let logs = ''
  for (let y = -290; y < -100; y += 19) logs += rect(-240, y, 480, 2.6)
  scene.fill(logs, dark.deep, { opacity: 0.5 })
  const window = (x: number, y: number, w: number, h: number): void => {
    scene.glow(x, y + h / 2, w * 1.2, '#FFC46B', palette.dark || snowy ? 0.6 : 0)
    scene.fill(rect(x - w / 2 - 6, y - 6, w + 12, h + 12), white.light)
    scene.fill(rect(x - w / 2, y, w, h), lit)
    scene.fill(rect(x - 2.4, y, 4.8, h) + rect(x - w / 2, y + h * 0.42, w, 4.8), white.light)
    for (const s of [-1, 1])
      scene.fill(
        rect(x + s * (w / 2 + 6) + (s < 0 ? -20 : 0), y - 6, 20, h + 12),
        palette.material('leaf').mid,
      )
  }
  for (const x of [-150, 0, 150]) window(x, -182, 52, 60)
  for (const x of [-84, 84]) window(x, -276, 48, 52)
  scene.fill(rect(-34, -82, 68, 86), dark.mid)
  scene.fill(roundRect(-24, -72, 48, 34, 6), lit)
  for (const x of [-160, 160]) window(x, -74, 50, 46)
  // Balconies with boxes of flowers
  for (const [y, half] of [
    [-108, 262],
    [-212, 210],
  ] as const) {
    scene.fill(rect(-half, y - 34, half * 2, 42), dark.mid)
    let cut = ''
    for (let x = -half + 12; x < half - 10; x += 20) cut += pen`M${x} ${y - 26}q6 12 0 26q-6 -14 0 -26Z`
    scene.fill(cut, wood.light)
    scene.fill(rect(-half - 6, y - 42, half * 2 + 12, 10), wood.light)
    for (let x = -half + 8; x < half; x += 17) {
      scene.fill(
        ellipse(x, y - 46 - random() * 8, 11),
        snowy
          ? palette.material('snow').light
          : Math.round(x) % 3
            ? palette.material('red').mid
            : palette.material('leaf').mid,
      )
    }
  }
  // Wide roof with snow or stones
  scene.fill('M0 -452L-318 -286L-304 -264L0 -420L304 -264L318 -286Z', dark.dark)
  scene.fill('M0 -452L318 -286L304 -264L0 -420Z', dark.deep)
  if (snowy)
    scene.fill(
      'M0 -482Q-20 -480 -60 -454L-330 -302Q-344 -288 -322 -280L0 -444L322 -280Q344 -288 330 -302L60 -454Q20 -480 0 -482Z',
      palette.material('snow').light,
    )
  scene.fill(rect(112, -456, 44, 76), palette.material('stone').mid)
  scene.fill(rect(104, -464, 60, 13), snowy ? palette.material('snow').light : palette.material('stone').dark)
  scene.fill('M126 -470q-30 -34 0 -72t-6 -80q48 40 26 82t8 70Z', white.light, { opacity: 0.4 })
  scene.fill(
    'M0 -338C-22 -352 -20 -372 -8 -372Q0 -372 0 -362Q0 -372 8 -372C20 -372 22 -352 0 -338Z',
    palette.material('red').light,
  )
}

/** A wooden chalet on an Alpine meadow below high peaks. */
export function chalet(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const snowy = palette.mood === 'snow'
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.58,
    sunX: scene.wide ? undefined : focusX / width - side * random.range(0.24, 0.34),
    sunY: random.range(0.16, 0.26),
    sunRadius: random.range(90, 116),
    cloudY: [0.08, 0.36],
  })
  drawMountains(scene, height * 0.68, {
    count: scene.wide ? 7 : 4,
    widths: [420, 640],
    heights: [260, 400],
    inks: palette.material('rock', 0.58),
    snow: 0.62,
    snowInks: palette.material('snow', 0.35),
  })
  drawMist(scene, height * 0.58, 150, 0.5)
  drawPeak(scene, focusX - side * 260 * unit, height * 0.74, 760 * unit, (scene.poster ? 400 : 540) * unit, {
    inks: palette.material('#64788C', 0.2),
    snow: 0.56,
    snowInks: palette.material('snow', 0.06),
  })
  drawPeak(scene, focusX + side * 420 * unit, height * 0.74, 680 * unit, 430 * unit, {
    inks: palette.material('#6C8396', 0.28),
    snow: 0.5,
    snowInks: palette.material('snow', 0.1),
  })
  drawMist(scene, height * 0.66, 130, 0.45)
  const hill = drawRidge(
    scene,
    height * 0.72,
    90,
    snowy ? palette.material('snow', 0.2).dark : palette.material('leaf', 0.34).mid,
    { step: 120 },
  )
  drawForest(scene, (x) => hill.yAt(x) + 8, 22, Math.round(width / 15), {
    heights: [60, 110],
    inks: palette.material('leaf', 0.26),
    snow: snowy ? palette.material('snow', 0.2).light : undefined,
  })
  const meadow = palette.material(snowy ? 'snow' : 'lime', 0.02)
  const slope =
    smooth([
      [-20, height * (0.83 - side * 0.03)],
      [width * 0.3, height * 0.82],
      [focusX, height * 0.79],
      [width * 0.8, height * 0.81],
      [width + 20, height * (0.8 + side * 0.03)],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`
  scene.fill(slope, meadow.mid)
  scene.spray(slope, meadow.light, 0.7, 0.5, 0, 0.5, 0.6, 0.7)
  scene.spray(slope, snowy ? palette.shade : palette.material('leaf').dark, 0.7, 0.5, 1, 0.5, 0.1, 0.9)
  for (const dx of [-430, -510, 420, 500, 590, -620])
    drawPine(
      scene,
      focusX + dx * unit,
      height * random.range(0.82, 0.87),
      random.range(190, 290) * unit,
      palette.material('leaf', 0.06),
      snowy ? palette.material('snow').light : undefined,
    )
  scene.fill(ellipse(focusX, height * 0.855, 330 * unit, 24 * unit), palette.ink, { opacity: 0.2 })
  scene.place(focusX, height * 0.855, (scene.poster ? 0.94 : 1.02) * (scene.tall ? 1.1 : 1) * unit, () =>
    drawChalet(scene),
  )
  const path = pen`M${focusX - 36 * unit} ${height * 0.855}H${focusX + 36 * unit}Q${focusX + 60 * unit} ${height * 0.93} ${focusX - side * 60 * unit} ${height + 8}H${focusX - side * 60 * unit - 230 * unit}Q${focusX - side * 130 * unit} ${height * 0.93} ${focusX - 36 * unit} ${height * 0.855}Z`
  scene.fill(path, snowy ? palette.material('snow').dark : palette.material('sand').mid)

  // Fence; cows on the meadow or skis in the snow
  const fence = palette.material('wood')
  let posts = ''
  for (let i = 0; i < 9; i++)
    posts += roundRect(
      focusX + side * (170 + i * 84) * unit,
      height * (0.9 + i * 0.004) - 62 * unit,
      13 * unit,
      84 * unit,
      5,
    )
  scene.fill(posts, fence.dark)
  scene.stroke(
    pen`M${focusX + side * 160 * unit} ${height * 0.9 - 40 * unit}L${focusX + side * 900 * unit} ${height * 0.935 - 40 * unit}M${focusX + side * 160 * unit} ${height * 0.9 - 12 * unit}L${focusX + side * 900 * unit} ${height * 0.935 - 12 * unit}`,
    fence.mid,
    9 * unit,
  )
  if (snowy) {
    scene.place(focusX - side * 330 * unit, height * 0.95, unit, () => {
      for (const [x, c] of [
        [-40, 'red'],
        [0, 'teal'],
        [46, 'gold'],
      ] as const) {
        scene.fill(
          pen`M${x - 10} 10V-170Q${x - 10} -196 ${x + 4} -204L${x + 12} -190V10Z`,
          palette.material(c).mid,
        )
        scene.fill(pen`M${x - 10} -80h22v26h-22Z`, palette.ink)
      }
      scene.stroke('M-70 10V-130M80 10V-130', palette.material('char').deep, 6)
      scene.fill('M-120 30Q0 -20 130 30Z', palette.material('snow').light)
    })
  } else {
    for (const [dx, y, k] of [
      [-330, 0.95, 1.1],
      [-480, 0.91, 0.8],
    ] as const) {
      scene.place(
        focusX + side * dx * unit,
        height * y,
        k * unit,
        () => {
          const hide = palette.material('cream')
          const patch = palette.material('#8A5A3B')
          scene.fill('M-60 -46L-64 0H-50L-44 -46ZM36 -46L40 0H54L56 -46Z', patch.deep)
          const body =
            'M-92 -92Q-96 -118 -70 -118H50L74 -138Q86 -148 98 -138L122 -112Q126 -98 108 -98L86 -96Q74 -66 62 -50L66 0H50L40 -44H-46L-56 -34L-66 0H-82L-80 -52Q-94 -66 -92 -92Z'
          scene.fill(body, hide.mid)
          scene.clipTo(body, () =>
            scene.fill(
              ellipse(-50, -96, 36, 26) + ellipse(26, -84, 30, 30) + ellipse(104, -128, 22),
              patch.mid,
            ),
          )
          scene.fill('M76 -140q-6 -16 -20 -14q4 14 16 20ZM96 -140q2 -16 14 -18q2 14 -8 20Z', patch.dark)
          scene.fill(ellipse(102, -122, 3), palette.ink)
          scene.fill(roundRect(66, -92, 22, 24, 8), palette.material('gold').mid)
          scene.stroke('M-92 -100q-14 20 -8 50', patch.dark, 5)
        },
        side < 0,
      )
    }
    let flowers = ''
    let more = ''
    for (let i = 0; i < width / 12; i++) {
      const f = ellipse(random() * width, height * random.range(0.87, 1), random.range(3, 6.4))
      if (i % 2) flowers += f
      else more += f
    }
    scene.fill(flowers, palette.material('gold').light)
    scene.fill(more, palette.material('white').light)
  }
  drawBirds(scene, width * (side > 0 ? 0.6 : 0.2), height * 0.24, 4, 52)
  drawWeather(scene)
}
