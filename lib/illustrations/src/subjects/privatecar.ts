import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawMist } from '../kit/land'
import { drawPalm } from '../kit/palm'
import { fillBody } from '../kit/shade'
import { drawSky } from '../kit/sky'
import { drawShadow } from '../kit/stage'
import { drawSupertall } from '../kit/supertall'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** Draws a long sedan facing right, 700 units long; the origin is the center of its bottom. */
function drawSedan(scene: Scene): void {
  const { palette, random } = scene
  const paint = palette.material(random.pick(['navy', 'white', '#7A2E3E', 'char'] as const))
  const glass = palette.dark ? '#FFE0A0' : mix(palette.material('navy').deep, palette.sky[1], 0.35)
  const chrome = palette.material('#D6DEE4')
  const body =
    'M-346 -50Q-362 -120 -330 -138Q-270 -158 -200 -162Q-140 -226 -60 -238H60Q140 -232 200 -166Q300 -156 340 -120Q358 -100 350 -50Z'
  fillBody(scene, body, paint, { light: 0.9, shade: 1 })
  scene.fill('M-180 -162Q-130 -214 -62 -222H-8V-162ZM10 -162V-222H56Q118 -214 164 -164Z', glass)
  scene.fill('M-150 -170Q-116 -206 -70 -212L-100 -168ZM40 -214H56Q80 -212 102 -198L74 -168H20Z', '#FFFFFF', {
    opacity: 0.28,
  })
  if (palette.dark) {
    scene.fill(ellipse(96, -186, 15), palette.material('skin').dark)
    scene.fill('M70 -162q4 -16 26 -16t26 16Z', palette.material('navy').deep)
    scene.fill(ellipse(-70, -184, 16), palette.material('skin').dark)
    scene.fill('M-100 -162q4 -18 30 -18t28 18Z', palette.material('plum').deep)
  }
  scene.stroke('M1 -226V-62M-200 -160Q-214 -110 -186 -62M172 -162Q190 -110 184 -66', paint.deep, 4)
  scene.stroke('M-336 -118H340', chrome.light, 5, { opacity: 0.9 })
  scene.fill(roundRect(-40, -142, 30, 7, 3) + roundRect(110, -142, 30, 7, 3), chrome.light)
  scene.fill('M-346 -64H352Q354 -44 340 -40H-336Q-350 -44 -346 -64Z', paint.deep)
  for (const x of [-214, 222]) {
    scene.fill(pen`M${x - 78} -44A78 78 0 0 1 ${x + 78} -44Z`, palette.ink)
    scene.fill(ellipse(x, -44, 62), mix(palette.ink, '#FFFFFF', 0.06))
    scene.fill(ellipse(x, -44, 40), chrome.mid)
    let spokes = ''
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * 6.2832
      spokes += pen`M${x} -44L${x + Math.cos(a) * 38} ${-44 + Math.sin(a) * 38}`
    }
    scene.stroke(spokes, chrome.deep, 6)
    scene.fill(ellipse(x, -44, 11), BRAND)
  }
  scene.fill('M312 -132Q340 -124 348 -100L318 -104Z', '#FFF6D6')
  scene.fill('M-344 -130L-318 -138L-314 -112L-346 -104Z', '#FF4A3A')
}

/** A private car on the avenue of a desert city. */
export function privatecar(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const curb = height * 0.74
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.64,
    sunX: scene.wide ? undefined : focusX / width - side * random.range(0.05, 0.16),
    sunY: random.range(0.3, 0.38),
    sunRadius: random.range(120, 150),
    cloudY: [0.08, 0.4],
  })
  drawCityBand(scene, curb, {
    heights: [150, 330],
    widths: [40, 76],
    inks: palette.material('lav', 0.58),
    depth: 0.58,
    styles: ['flat', 'taper', 'spire', 'slant'],
  })
  drawMist(scene, height * 0.62, 140, 0.5)
  drawSupertall(scene, focusX + side * (scene.tall ? 150 : 250) * unit, curb, scene.poster ? 390 : 600, 0.2)
  drawCityBand(scene, curb, {
    heights: [80, 230],
    widths: [60, 110],
    inks: palette.material(random.pick(['teal', 'blue', 'plum'] as const), 0.3),
    depth: 0.3,
    styles: ['flat', 'taper', 'crown', 'slant', 'round'],
  })
  // A landing plane
  scene.place(
    focusX - side * (scene.tall ? 210 : 330) * unit,
    height * 0.18,
    0.9 * unit,
    () => {
      const w = palette.material('white')
      scene.fill(
        'M-150 6Q-160 -8 -132 -12L96 -20Q142 -18 158 -4Q142 12 96 14L-116 16Q-142 16 -150 6Z',
        w.light,
      )
      scene.fill('M-132 -10L-168 -66H-136L-92 -14Z', BRAND)
      scene.fill('M14 4L-58 74H-26L72 4Z', w.dark)
      scene.fill('M24 -18L-20 -62H2L70 -20Z', w.mid)
    },
    side < 0,
    side * 10,
  )

  // Verge with palms and lamps
  scene.fill(rect(-5, curb, width + 10, 50 * unit), palette.material('leaf', 0.04).mid)
  scene.spray(rect(-5, curb, width + 10, 50 * unit), palette.material('leaf').deep, 0.8, 0.5, 1, 0.5, 0.2)
  const gap = 300 * unit
  for (let i = 0, x = (focusX % gap) - gap; x < width + gap; x += gap, i++) {
    drawPalm(scene, x, curb + 24 * unit, random.range(280, 360) * unit, { lean: random.range(-0.05, 0.05) })
    scene.stroke(
      pen`M${x + gap / 2} ${curb + 24 * unit}V${curb - 190 * unit}q0 ${-26 * unit} ${30 * unit} ${-26 * unit}h${34 * unit}`,
      palette.ink,
      6 * unit,
    )
    scene.glow(x + gap / 2 + 60 * unit, curb - 210 * unit, 80 * unit, '#FFE09A', palette.dark ? 0.9 : 0.1)
    scene.fill(
      roundRect(x + gap / 2 + 40 * unit, curb - 222 * unit, 46 * unit, 10 * unit, 5),
      palette.dark ? '#FFF0C0' : palette.material('cream').light,
    )
    let flowers = ''
    for (let k = 0; k < 12; k++)
      flowers += ellipse(x + random() * gap, curb + random.range(8, 34) * unit, random.range(5, 10) * unit)
    scene.fill(
      flowers,
      cycle([palette.material('pink').mid, palette.material('gold').mid, palette.material('red').mid], i),
    )
  }
  // Avenue
  const road = palette.material('#6A6C7C')
  scene.fill(rect(-5, curb + 46 * unit, width + 10, 14 * unit), palette.material('stone').light)
  scene.fill(rect(-5, curb + 58 * unit, width + 10, height), road.mid)
  scene.spray(
    rect(-5, curb + 58 * unit, width + 10, height - curb),
    palette.dark ? mix(palette.glow, road.light, 0.4) : road.light,
    0.6,
    0.5,
    0,
    0.5,
    0.6,
  )
  scene.spray(rect(-5, curb + 58 * unit, width + 10, height - curb), road.deep, 0.9, 0.5, 1, 0.5, 0.2)
  let dashes = ''
  for (let x = -40; x < width; x += 190 * unit)
    dashes += roundRect(x, height * 0.945, 110 * unit, 11 * unit, 5)
  scene.fill(dashes, palette.material('white').light, { opacity: 0.85 })
  drawShadow(scene, focusX, height * 0.905, 440 * unit, 30 * unit, 0.6)
  const scale = (scene.tall ? 1 : 1.14) * unit
  const nose = focusX + side * 340 * scale
  scene.fill(
    polygon([
      [nose, height * 0.905 - 118 * scale],
      [nose + side * 520 * unit, height * 0.905 - 180 * scale],
      [nose + side * 520 * unit, height * 0.96],
      [nose, height * 0.905 - 96 * scale],
    ]),
    scene.linear(
      [
        [0, '#FFF0B8', side > 0 ? (palette.dark ? 0.6 : 0.2) : 0],
        [1, '#FFF0B8', side > 0 ? 0 : palette.dark ? 0.6 : 0.2],
      ],
      0,
      0,
      1,
      0,
    ),
  )
  scene.place(focusX, height * 0.905, scale, () => drawSedan(scene), side < 0)
  let speed = ''
  for (let i = 0; i < 7; i++)
    speed += pen`M${focusX - side * random.range(370, 430) * scale} ${height * 0.905 - random.range(20, 200) * scale}h${-side * random.range(60, 190) * unit}`
  scene.stroke(speed, '#FFFFFF', 5, { opacity: 0.4 })
  drawWeather(scene)
}
