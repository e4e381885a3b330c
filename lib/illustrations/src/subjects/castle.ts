import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawBranch } from '../kit/foreground'
import { drawMist, drawRidge } from '../kit/land'
import { drawMountains } from '../kit/mountains'
import { drawCanopy } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a gray tiled roof with a central gable; takes the half widths at the eave and at the wall above. */
function drawTiledRoof(
  scene: Scene,
  eave: number,
  half: number,
  upper: number,
  rise: number,
  gable: number,
): void {
  const { palette } = scene
  const slate = palette.material('#5D7078')
  const white = palette.material('white')
  const d = pen`M${-half} ${eave - 12}Q${-upper * 1.12} ${eave - rise * 0.4} ${-upper} ${eave - rise}H${upper}Q${upper * 1.12} ${eave - rise * 0.4} ${half} ${eave - 12}Q${half * 0.9} ${eave + 6} ${half * 0.8} ${eave + 5}H${-half * 0.8}Q${-half * 0.9} ${eave + 6} ${-half} ${eave - 12}Z`
  scene.fill(d, slate.mid)
  scene.clipTo(d, () => {
    let tiles = ''
    for (let i = -16; i <= 16; i++) {
      tiles += pen`M${(upper * i) / 16} ${eave - rise}Q${((upper * i) / 16) * 1.1} ${eave - rise * 0.4} ${(half * i) / 16} ${eave + 6}`
    }
    scene.stroke(tiles, slate.dark, 3.2, { opacity: 0.8 })
    scene.spray(rect(-half, eave - rise, half * 2, rise + 8), slate.light, 0.8, 0.5, 0, 0.5, 0.8, 0.8)
  })
  scene.stroke(
    pen`M${-half} ${eave - 12}Q${-half * 0.9} ${eave + 6} ${-half * 0.8} ${eave + 5}H${half * 0.8}Q${half * 0.9} ${eave + 6} ${half} ${eave - 12}`,
    white.light,
    5,
  )
  if (gable) {
    const foot = eave - 8
    scene.fill(
      pen`M${-gable} ${foot}Q${-gable * 0.42} ${foot - gable * 0.34} 0 ${foot - gable * 0.86}Q${gable * 0.42} ${foot - gable * 0.34} ${gable} ${foot}Z`,
      slate.dark,
    )
    scene.fill(
      pen`M${-gable * 0.7} ${foot}Q${-gable * 0.3} ${foot - gable * 0.26} 0 ${foot - gable * 0.62}Q${gable * 0.3} ${foot - gable * 0.26} ${gable * 0.7} ${foot}Z`,
      white.mid,
    )
    scene.fill(ellipse(0, foot - gable * 0.22, gable * 0.09), slate.deep)
    scene.stroke(
      pen`M${-gable} ${foot}Q${-gable * 0.42} ${foot - gable * 0.34} 0 ${foot - gable * 0.86}Q${gable * 0.42} ${foot - gable * 0.34} ${gable} ${foot}`,
      slate.light,
      5,
    )
  }
}

/** Draws one plastered floor with barred windows. */
function drawFloor(scene: Scene, base: number, half: number, h: number, windows: number): void {
  const { palette } = scene
  const white = palette.material('white')
  scene.fill(rect(-half, base - h, half * 2, h), white.mid)
  scene.fill(rect(half * 0.3, base - h, half * 0.7, h), white.dark)
  scene.fill(rect(-half, base - h * 0.3, half * 2, h * 0.3), palette.material('char').dark)
  for (let i = 0; i < windows; i++) {
    const x = -half + ((i + 0.5) * half * 2) / windows
    scene.fill(
      rect(x - 15, base - h * 0.76, 30, h * 0.36),
      palette.dark ? '#FFC56E' : palette.material('char').deep,
    )
    let bars = ''
    for (const dx of [-8, 0, 8]) bars += rect(x + dx - 1.6, base - h * 0.76, 3.2, h * 0.36)
    scene.fill(bars, white.mid)
  }
}

/** Draws the turret: three receding floors with fish on the ridge. */
function drawTurret(scene: Scene): void {
  const { palette } = scene
  drawFloor(scene, 0, 176, 104, 5)
  drawTiledRoof(scene, -100, 242, 140, 74, 88)
  drawFloor(scene, -166, 130, 82, 4)
  drawTiledRoof(scene, -244, 192, 102, 62, 0)
  drawFloor(scene, -300, 92, 70, 3)
  drawTiledRoof(scene, -366, 150, 74, 92, 66)
  const slate = palette.material('#5D7078')
  scene.fill(roundRect(-78, -470, 156, 14, 6), slate.dark)
  scene.fill(
    'M-78 -460q-20 -14 -6 -46q14 10 20 36ZM78 -460q20 -14 6 -46q-14 10 -20 36Z',
    palette.material('gold').mid,
  )
}

/** Draws a garden pine with flat clouds of needles. */
function drawGardenPine(scene: Scene, x: number, y: number, h: number, flip: boolean): void {
  const { palette } = scene
  scene.place(
    x,
    y,
    h / 200,
    () => {
      const wood = palette.material('wood')
      const leaf = palette.material('leaf')
      scene.stroke(
        'M0 4C-14 -40 22 -60 10 -104S-16 -150 0 -176M12 -76Q44 -90 70 -94M2 -118Q-30 -128 -56 -126',
        wood.deep,
        11,
      )
      for (const [px, py, w] of [
        [76, -100, 50],
        [-60, -136, 46],
        [4, -182, 58],
        [34, -142, 40],
      ] as const) {
        scene.fill(
          `M${px - w} ${py + 6}Q${px - w} ${py - 22} ${px - w * 0.4} ${py - 22}Q${px} ${py - 40} ${px + w * 0.44} ${py - 22}Q${px + w} ${py - 22} ${px + w} ${py + 6}Q${px} ${py + 16} ${px - w} ${py + 6}Z`,
          leaf.dark,
        )
        scene.fill(
          `M${px - w * 0.8} ${py - 6}Q${px - w * 0.8} ${py - 22} ${px - w * 0.4} ${py - 22}Q${px} ${py - 40} ${px + w * 0.44} ${py - 22}Q${px + w * 0.86} ${py - 20} ${px + w * 0.84} ${py - 8}Q${px + w * 0.3} ${py - 20} ${px} ${py - 12}T${px - w * 0.8} ${py - 6}Z`,
          palette.mood === 'snow' ? palette.material('snow').light : leaf.mid,
        )
      }
    },
    flip,
  )
}

/** A castle turret on a stone wall above a moat. */
export function castle(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const waterY = height * 0.8
  const wallTop = height * 0.655
  drawSky(scene, {
    horizon: 0.6,
    sunRadius: random.range(110, 140),
    sunX: scene.wide ? undefined : focusX / width + (random() < 0.5 ? -1 : 1) * random.range(0.12, 0.24),
    sunY: random.range(0.2, 0.32),
    cloudY: [0.06, 0.4],
  })
  drawMountains(scene, height * 0.68, {
    count: scene.wide ? 6 : 4,
    widths: [420, 620],
    heights: [130, 230],
    inks: palette.material('rock', 0.66),
    snow: palette.mood === 'snow' ? 0.6 : 0,
    snowInks: palette.material('snow', 0.4),
  })
  drawMist(scene, height * 0.62, 120, 0.5)
  drawRidge(scene, height * 0.66, 60, palette.material('leaf', 0.5).mid)
  const maple = random() < 0.5
  drawCanopy(scene, wallTop - 6, {
    inks: palette.material(maple ? 'maple' : 'blossom', 0.16),
    size: [50, 96],
    spread: 44,
  })
  drawCanopy(scene, wallTop + 6, { inks: palette.material('leaf', 0.14), size: [44, 80], spread: 16 })

  // Plastered wall along the rampart
  const white = palette.material('white')
  scene.fill(rect(-10, wallTop - 74 * unit, width + 20, 80 * unit), white.mid)
  scene.fill(rect(-10, wallTop - 26 * unit, width + 20, 30 * unit), palette.material('char').dark)
  for (let x = 30; x < width; x += 84 * unit) {
    scene.fill(rect(x, wallTop - 60 * unit, 16 * unit, 16 * unit), palette.material('char').deep)
  }
  scene.fill(
    pen`M-10 ${wallTop - 70 * unit}V${wallTop - 88 * unit}L10 ${wallTop - 104 * unit}H${width + 10}V${wallTop - 70 * unit}Z`,
    palette.material('#5D7078').mid,
  )
  scene.fill(rect(-10, wallTop - 76 * unit, width + 20, 7 * unit), palette.material('#5D7078').dark)

  // Rampart of fitted stones
  const stone = palette.material('#A79C8E')
  const face = rect(-10, wallTop, width + 20, waterY - wallTop + 4)
  const drawStones = (d: string, x0: number, x1: number, y0: number, y1: number): void => {
    scene.fill(d, stone.mid)
    scene.clipTo(d, () => {
      let light = ''
      let dark = ''
      for (let y = y0; y < y1; y += 34 * unit) {
        for (let x = x0 - random.range(0, 60); x < x1; ) {
          const w = random.range(46, 104) * unit
          const block = roundRect(x, y + random.range(-3, 3), w - 6, 29 * unit, 8 * unit)
          if (random() < 0.42) light += block
          else if (random() < 0.6) dark += block
          x += w
        }
      }
      scene.fill(light, stone.light, { opacity: 0.7 })
      scene.fill(dark, stone.dark, { opacity: 0.7 })
      scene.spray(rect(x0, y0, x1 - x0, y1 - y0), stone.deep, 0.9, 0.5, 1, 0.5, 0.1, 1)
    })
  }
  drawStones(face, -10, width + 10, wallTop, waterY)
  const half = 216 * unit
  const top = wallTop - 30 * unit
  const bastion = pen`M${focusX - half} ${top}H${focusX + half}Q${focusX + half * 1.08} ${waterY - 60 * unit} ${focusX + half * 1.34} ${waterY + 4}H${focusX - half * 1.34}Q${focusX - half * 1.08} ${waterY - 60 * unit} ${focusX - half} ${top}Z`
  scene.fill(bastion, palette.ink, { opacity: 0.3, transform: 'translate(22 0)' })
  drawStones(bastion, focusX - half * 1.4, focusX + half * 1.4, top, waterY)
  scene.place(focusX, top, (scene.tall ? 1.1 : 1) * unit, () => drawTurret(scene))
  for (const [dx, h] of [
    [-420, 200],
    [410, 230],
    [-610, 170],
    [640, 180],
    [880, 210],
    [-900, 220],
  ] as const) {
    drawGardenPine(scene, focusX + dx * unit, wallTop + 4, h * unit, dx < 0)
  }

  // Moat
  drawWater(scene, waterY, { lines: 22 })
  drawReflection(
    scene,
    waterY + 10,
    height * 0.15,
    [
      [focusX, 300 * unit, white.mid],
      [focusX - 420 * unit, 260 * unit, stone.dark],
      [focusX + 430 * unit, 260 * unit, stone.dark],
    ],
    0.45,
  )
  for (let i = 0; i < (scene.wide ? 4 : 3); i++) {
    scene.place(
      width * random.range(0.1, 0.9),
      height * random.range(0.87, 0.95),
      random.range(0.7, 1) * unit,
      () => {
        scene.fill(
          'M-50 0Q-60 -30 -22 -30Q10 -32 22 -22Q14 -60 34 -74Q52 -80 58 -66L74 -60L56 -56Q40 -50 46 -22Q50 0 26 8H-30Q-46 8 -50 0Z',
          white.light,
        )
        scene.spray(
          'M-50 0Q-60 -30 -22 -30Q10 -32 22 -22Q30 0 26 8H-30Q-46 8 -50 0Z',
          white.deep,
          0.8,
          0.5,
          1,
          0.5,
          0.2,
        )
        scene.fill('M57 -65L76 -60L56 -56Z', palette.material('orange').mid)
        scene.stroke('M-70 14H60M-40 24H84', '#FFFFFF', 4, { opacity: 0.5 })
      },
      random() < 0.5,
    )
  }
  drawBranch(scene, random() < 0.5 ? 1 : -1, {
    flower: palette.material(palette.mood === 'snow' ? 'snow' : maple ? 'maple' : 'blossom'),
    scale: unit,
    level: scene.poster ? 0.24 : 0,
  })
  drawBirds(scene, width * 0.6, height * 0.2, 4, 52)
  drawWeather(scene)
}
