import { BRAND, mix } from '../color'
import { ellipse, pen, rect, roundRect, smooth } from '../geometry'
import { drawSailboat } from '../kit/boats'
import { drawRidge } from '../kit/land'
import { fillBody } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawShadow } from '../kit/stage'
import { drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** An open, empty suitcase on a beach, small and centered so that a round frame can crop the illustration. */
export function opencase(scene: Scene): void {
  const { width, height, palette, random } = scene
  const unit = Math.min(1, width / height)
  const centerX = width / 2
  const horizon = height * 0.52
  drawSky(scene, {
    horizon: 0.52,
    sunX: 0.5,
    sunY: 0.36,
    sunRadius: 220 * unit,
    cloudY: [0.14, 0.3],
  })
  drawRidge(scene, horizon, 70, palette.material('teal', 0.7).mid, { from: width * 0.58 })
  drawWater(scene, horizon, { depth: height * 0.22, lines: 20 })
  drawSailboat(scene, centerX - 330 * unit, height * 0.575, 0.75 * unit)

  const shore = [
    [-20, 0.7],
    [0.2, 0.675],
    [0.5, 0.69],
    [0.8, 0.668],
    [1.03, 0.69],
  ] as const
  const beach = (drop: number) =>
    smooth(shore.map(([x, y]) => [x < 0 ? x : width * x, height * (y + drop)])) +
    pen`L${width + 30} ${height + 20}H-20Z`
  const sand = palette.material('sand')
  scene.fill(beach(-0.012), mix(palette.water[0], '#FFFFFF', palette.night ? 0.2 : 0.6), { opacity: 0.85 })
  scene.fill(beach(0), sand.dark)
  scene.fill(beach(0.016), sand.mid)
  scene.spray(beach(0.016), sand.light, 0.8, 0.3, 0, 0.5, 0.6, 0.7)
  scene.spray(beach(0.016), sand.deep, 0.7, 0.6, 1, 0.5, 0.2, 0.9)
  let grains = ''
  for (let i = 0; i < 26; i++)
    grains += ellipse(width * random(), height * random.range(0.75, 0.98), random.range(2, 5), 2)
  scene.fill(grains, sand.deep, { opacity: 0.35 })

  scene.place(centerX, height * 0.8, 0.98 * unit, () => {
    drawShadow(scene, 0, 2, 330, 40, 0.6)
    drawLid(scene)
    drawTray(scene)
    drawHat(scene)
    drawStarfish(scene)
  })
  drawBirds(scene, width * 0.16, height * 0.34, 3, 40)
  drawWeather(scene)
}

/** Draws the lid leaning back: a striped lining with an empty elastic pocket. */
function drawLid(scene: Scene): void {
  const { palette } = scene
  const shell = palette.material('teal')
  const cloth = palette.material('cream')
  const pocket = palette.material('gold')
  const lid = 'M-222 -112L-236 -344Q-238 -384 -198 -384H198Q238 -384 236 -344L222 -112Z'
  fillBody(scene, lid, shell)
  const lining = 'M-200 -112L-212 -336Q-212 -360 -188 -360H188Q212 -360 212 -336L200 -112Z'
  scene.fill(lining, cloth.mid)
  scene.clipTo(lining, () => {
    let stripes = ''
    for (let x = -204; x < 210; x += 48) stripes += rect(x, -366, 20, 260)
    scene.fill(stripes, palette.material('pink').mid, { opacity: 0.5 })
    scene.spray(rect(-214, -366, 428, 256), cloth.deep, 0.8, 0.5, 1, 0.5, 0.2, 0.9)
    scene.fill('M-216 -228Q-150 -214 -100 -226T0 -224T100 -226T216 -228V-100H-216Z', pocket.mid)
    scene.spray(rect(-216, -230, 432, 130), pocket.deep, 0.8, 0.5, 1, 0.5, 0.2)
    scene.stroke('M-216 -228Q-150 -214 -100 -226T0 -224T100 -226T216 -228', pocket.light, 9)
    scene.stroke(
      'M-160 -206q-4 40 4 80M-80 -206q6 36 0 84M0 -204q-6 40 2 84M84 -206q4 40 -4 80M160 -208q-6 36 2 84',
      pocket.dark,
      4,
      { opacity: 0.7 },
    )
  })
  for (const x of [-150, 150]) scene.fill(roundRect(x - 20, -126, 40, 24, 6), palette.material('gray').mid)
}

/** Draws the tray from the front, seen over its edge. */
function drawTray(scene: Scene): void {
  const { palette } = scene
  const shell = palette.material('teal')
  const cloth = palette.material('cream')
  const metal = palette.material('gold')
  const inside = 'M-224 -124H224L250 -66H-250Z'
  scene.fill(inside, cloth.mid)
  scene.spray(inside, cloth.deep, 0.9, 0.5, 0, 0.5, 0.9, 0.8)
  scene.fill('M-224 -124L-250 -66H-226L-204 -124ZM224 -124L250 -66H226L204 -124Z', cloth.light)
  const front = roundRect(-258, -80, 516, 90, 30)
  fillBody(scene, front, shell)
  scene.clipTo(front, () => {
    scene.fill(rect(-258, -80, 516, 12), mix(shell.light, '#FFFFFF', palette.night ? 0.1 : 0.35))
    let ribs = ''
    for (let x = -206; x < 190; x += 58) ribs += roundRect(x, -54, 22, 52, 8)
    scene.fill(ribs, shell.dark, { opacity: 0.5 })
    for (const x of [-258, 206]) scene.fill(roundRect(x, -80, 52, 100, 12), shell.deep, { opacity: 0.55 })
  })
  for (const x of [-150, 150]) {
    scene.fill(roundRect(x - 22, -84, 44, 38, 7), metal.mid)
    scene.fill(roundRect(x - 22, -84, 44, 12, 5), metal.light)
    scene.fill(ellipse(x, -58, 5), metal.deep)
  }
  scene.stroke('M-48 -50V-38Q-48 -22 -32 -22H32Q48 -22 48 -38V-50', palette.ink, 12)
  for (const x of [-48, 48]) scene.fill(ellipse(x, -54, 11), metal.mid)
}

/** Draws a straw hat on the corner of the lid. */
function drawHat(scene: Scene): void {
  const { palette } = scene
  const straw = palette.material('sand')
  scene.place(
    196,
    -378,
    0.92,
    () => {
      scene.fill(ellipse(0, 4, 120, 28), straw.deep, { opacity: 0.6 })
      scene.fill(ellipse(0, 0, 120, 27), mix(straw.mid, straw.dark, 0.35))
      scene.fill('M-68 -4Q-66 -86 0 -86T68 -4Q0 18 -68 -4Z', straw.mid)
      scene.spray(rect(-70, -86, 140, 96), straw.deep, 0.6, 0, 1, 0.6, 0.2, 0.8)
      scene.fill('M-69 -18Q0 8 69 -18V0Q0 20 -69 0Z', BRAND)
    },
    false,
    14,
  )
}

function drawStarfish(scene: Scene): void {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2 - 1.4
    const radius = i % 2 ? 17 : 42
    return [-306 + Math.cos(angle) * radius, 46 + Math.sin(angle) * radius * 0.7] as const
  })
  const inks = scene.palette.material('red')
  drawShadow(scene, -304, 56, 52, 20, 0.45)
  scene.fill(smooth(points, true), inks.mid)
  scene.fill(points.map(([x, y]) => ellipse(x * 0.5 - 153, y * 0.5 + 23, 4, 3)).join(''), inks.light)
}
