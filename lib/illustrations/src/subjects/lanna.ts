import { arch, ellipse, pen, rect, roundRect } from '../geometry'
import { drawFrameLeaves } from '../kit/foreground'
import { drawMist, drawRidge } from '../kit/land'
import { drawLantern } from '../kit/lantern'
import { drawPalm } from '../kit/palm'
import { drawCanopy, drawGround } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** Draws the front of a Lanna hall with three stacked low roofs and a gilded gable; 520 units wide. */
function drawHall(scene: Scene): void {
  const { palette } = scene
  const teak = palette.material('#7A4630')
  const tiles = palette.material('#A9523C')
  const gold = palette.material('gold')
  const white = palette.material('white')
  scene.fill('M-250 0H250V26H-250Z', white.mid)
  scene.fill('M-270 20H270V44H-270Z', white.dark)
  scene.fill(rect(-210, -110, 420, 112), teak.dark)
  for (let i = 0; i < 6; i++) {
    const x = -190 + i * 76
    scene.fill(rect(x - 9, -120, 18, 122), teak.light)
    scene.fill(rect(x - 12, -14, 24, 14) + rect(x - 12, -124, 24, 10), gold.mid)
  }
  scene.fill(arch(-32, 0, 64, 104), palette.dark ? '#FFC56E' : teak.deep)
  scene.stroke(arch(-32, 0, 64, 104), gold.mid, 6)
  for (const x of [-150, -76, 76, 150])
    scene.fill(rect(x - 18, -86, 36, 56), palette.dark ? '#FFB85A' : teak.deep)
  const tier = (half: number, foot: number, top: number, rise: number): void => {
    const d = pen`M${-half} ${foot}Q${-half * 0.52} ${foot - rise * 0.36} ${-top} ${foot - rise}H${top}Q${half * 0.52} ${foot - rise * 0.36} ${half} ${foot}Q${half * 0.46} ${foot - rise * 0.16} ${top * 0.72} ${foot - rise * 0.62}H${-top * 0.72}Q${-half * 0.46} ${foot - rise * 0.16} ${-half} ${foot}Z`
    scene.fill(d, tiles.mid)
    scene.spray(d, tiles.deep, 0.7, 0.5, 1, 0.5, 0.2)
    scene.stroke(
      pen`M${-half} ${foot}Q${-half * 0.52} ${foot - rise * 0.36} ${-top} ${foot - rise}M${half} ${foot}Q${half * 0.52} ${foot - rise * 0.36} ${top} ${foot - rise}`,
      gold.light,
      6,
    )
    scene.stroke(pen`M${-half} ${foot}q-22 -6 -26 -30M${half} ${foot}q22 -6 26 -30`, gold.light, 6)
  }
  tier(310, -64, 150, 112)
  scene.fill('M-170 -150L0 -330L170 -150Z', teak.mid)
  tier(224, -142, 104, 108)
  const gable = 'M-128 -176Q-52 -236 0 -356Q52 -236 128 -176Z'
  scene.fill(gable, teak.dark)
  scene.clipTo(gable, () => {
    let vines = ''
    for (let i = 0; i < 7; i++)
      for (const s of [-1, 1])
        vines += pen`M0 ${-190 - i * 22}q${s * (50 - i * 5)} -6 ${s * (60 - i * 6)} -26q${-s * 20} 2 ${-s * 24} 16`
    scene.stroke(vines, gold.light, 5)
    scene.fill(ellipse(0, -216, 22), gold.mid)
  })
  scene.fill(
    'M-148 -162Q-58 -232 0 -372Q58 -232 148 -162L128 -160Q50 -222 0 -336Q-50 -222 -128 -160Z',
    tiles.light,
  )
  scene.stroke('M-156 -158Q-58 -232 0 -376Q58 -232 156 -158', gold.light, 7)
  scene.stroke('M-156 -158q-20 -4 -26 -26M156 -158q20 -4 26 -26M0 -376q-10 -24 4 -50', gold.light, 7)
}

/** Draws a bell-shaped stupa with tiered umbrellas, 420 units high. */
function drawStupa(scene: Scene, x: number, base: number, scale: number, depth: number): void {
  const { palette } = scene
  const gold = palette.material('#E9B24A', depth)
  const white = palette.material('white', depth)
  scene.place(x, base, scale, () => {
    scene.fill('M-120 0V-34H120V0ZM-98 -34V-70H98V-34Z', white.mid)
    scene.fill('M20 0V-34H120V0ZM16 -34V-70H98V-34Z', white.dark)
    for (const [w, y] of [
      [84, -70],
      [72, -92],
      [60, -112],
    ] as const)
      scene.fill(rect(-w, y - 22, w * 2, 22), gold.mid)
    const bell = 'M-60 -134Q-56 -210 -30 -236Q-16 -250 -14 -262H14Q16 -250 30 -236Q56 -210 60 -134Z'
    scene.fill(bell, gold.mid)
    scene.spray(bell, gold.light, 0.9, 0, 0, 0.6, 0.6)
    scene.spray(bell, gold.deep, 0.8, 1, 1, 0.4, 0.2)
    for (let i = 0; i < 6; i++)
      scene.fill(roundRect(-20 + i * 2.6, -272 - i * 16, 40 - i * 5.2, 11, 5), gold.light)
    scene.stroke('M0 -360V-412', gold.mid, 6)
    scene.fill('M-16 -386H16L10 -396H-10ZM-11 -402H11L6 -410H-6Z', gold.light)
  })
}

/** A wooden Lanna hall and a gilded stupa between mountains, lotus and lanterns. */
export function lanna(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const ground = height * 0.73
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.58,
    sunX: scene.wide ? undefined : focusX / width + side * random.range(0.08, 0.18),
    sunY: random.range(0.22, 0.3),
    sunRadius: random.range(104, 132),
    cloudY: [0.06, 0.36],
  })
  drawRidge(scene, height * 0.52, 210, palette.material('lav', 0.66).mid, { rough: 0.6 })
  drawMist(scene, height * 0.48, 110, 0.55)
  drawRidge(scene, height * 0.58, 130, palette.material('teal', 0.48).mid, { rough: 0.5 })
  drawMist(scene, height * 0.58, 90, 0.5)
  drawCanopy(scene, height * 0.66, { inks: palette.material('leaf', 0.34), size: [60, 110], spread: 50 })
  for (let i = 0; i < (scene.wide ? 8 : 5); i++)
    drawPalm(scene, width * ((i + random()) / (scene.wide ? 8 : 5)), ground, random.range(210, 310) * unit, {
      lean: random.range(-0.1, 0.1),
      inks: palette.material('leaf', 0.2),
    })
  drawCanopy(scene, ground, { inks: palette.material('green', 0.16), size: [60, 100], spread: 30 })
  drawStupa(
    scene,
    focusX + side * (scene.tall ? 380 : 420) * unit,
    ground + 10,
    (scene.poster ? 0.86 : 1.06) * unit,
    0.06,
  )
  scene.place(focusX - side * 70 * unit, ground, 1.12 * unit, () => drawHall(scene))
  for (const sign of [-1, 1]) {
    scene.place(focusX + sign * 700 * unit, ground + 6, 0.6 * unit, () => {
      scene.fill(rect(-120, -80, 240, 84), palette.material('white', 0.1).mid)
      scene.fill('M-170 -70Q-90 -110 -60 -170H60Q90 -110 170 -70Z', palette.material('#A9523C', 0.1).mid)
    })
  }
  drawGround(scene, ground + 4, palette.material('sand', 0.04), { shade: 0.6 })
  // Brick rampart along the moat, then water with lotus
  const moat = height * 0.815
  scene.fill(rect(-5, moat - 40 * unit, width + 10, 46 * unit), palette.material('brick').mid)
  let bricks = ''
  for (let r = 0; r < 3; r++)
    for (let x = (r % 2) * 26; x < width; x += 52 * unit)
      bricks += rect(x, moat - (36 - r * 14) * unit, 46 * unit, 10 * unit)
  scene.fill(bricks, palette.material('brick').light, { opacity: 0.5 })
  let posts = ''
  for (let x = focusX % 120; x < width; x += 120 * unit)
    posts += roundRect(x - 14 * unit, moat - 66 * unit, 28 * unit, 30 * unit, 6)
  scene.fill(posts, palette.material('brick').dark)
  drawWater(scene, moat, { lines: 20 })
  drawReflection(
    scene,
    moat + 10,
    height * 0.13,
    [
      [focusX - side * 70 * unit, 420 * unit, palette.material('#A9523C').dark],
      [focusX + side * (scene.tall ? 380 : 420) * unit, 120 * unit, palette.material('#E9B24A').mid],
    ],
    0.45,
  )
  for (let i = 0; i < (scene.wide ? 22 : 14); i++) {
    const x = random() * width
    const y = height * random.range(0.88, 0.98)
    const q = random.range(26, 52) * unit
    scene.fill(
      pen`M${x} ${y}L${x + q} ${y - q * 0.16}A${q} ${q * 0.34} 0 1 1 ${x + q * 0.9} ${y + q * 0.16}Z`,
      i % 3 ? palette.material('green').mid : palette.material('leaf').dark,
    )
    if (i % 3 === 0) {
      scene.stroke(pen`M${x} ${y}v${-q * 1.1}`, palette.material('leaf').deep, 4)
      let petals = ''
      for (let k = -2; k <= 2; k++)
        petals += pen`M${x} ${y - q}Q${x + k * q * 0.4 - 6} ${y - q * 1.3} ${x + k * q * 0.3} ${y - q * (1.8 - Math.abs(k) * 0.14)}Q${x + k * q * 0.34 + 8} ${y - q * 1.3} ${x} ${y - q}Z`
      scene.fill(petals, palette.material('pink').light)
    }
  }
  if (!scene.poster) {
    scene.stroke(
      pen`M-10 ${height * 0.03}Q${width * 0.5} ${height * 0.14} ${width + 10} ${height * 0.02}`,
      palette.ink,
      3,
    )
    for (let i = 1; i < 9; i++) {
      const t = i / 9
      if (Math.abs(t - focusX / width) < 0.12) continue
      scene.stroke(pen`M${width * t} ${height * (0.03 + 0.22 * t * (1 - t))}v22`, palette.ink, 3)
      drawLantern(
        scene,
        width * t,
        height * (0.03 + 0.22 * t * (1 - t)) + 44,
        0.95,
        cycle(['orange', 'cream', 'pink', 'gold'] as const, i),
      )
    }
  }
  drawFrameLeaves(scene, -side, { scale: 0.9 })
  drawBirds(scene, width * 0.6, height * 0.2, 5, 46)
  drawWeather(scene)
}
