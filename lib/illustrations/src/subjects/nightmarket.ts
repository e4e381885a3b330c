import { mix } from '../color'
import { ellipse, type Point, rect, roundRect, smooth } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawLantern } from '../kit/lantern'
import { drawPerson } from '../kit/person'
import { drawSky } from '../kit/sky'
import { drawReflection } from '../kit/water'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Material } from '../palette'
import type { Scene } from '../scene'

/** Draws a market stall with its vendor. */
function drawStall(scene: Scene, color: Material, accent: Material, goods: number) {
  const { palette } = scene
  const wood = palette.material('wood')
  scene.fill(rect(-104, -190, 8, 190) + rect(96, -190, 8, 190), wood.deep)
  scene.fill(rect(-96, -176, 192, 110), mix(palette.unlit(color), palette.ink, 0.62))
  scene.glow(0, -120, 150, '#FFC46B', 0.8)
  scene.fill(rect(-96, -130, 192, 5), wood.deep)
  for (let i = 0; i < 7; i++) {
    scene.fill(
      roundRect(-88 + i * 26, -152, 16, 22, 4),
      palette.unlit(cycle(['gold', 'red', 'leaf', 'cream', 'teal'] as const, i + goods)),
    )
  }

  // Vendor
  scene.fill('M-26 -62C-28 -96 -16 -104 0 -104C16 -104 28 -96 26 -62Z', palette.unlit('cream'))
  scene.fill('M-14 -62V-92H14V-62Z', palette.unlit(accent))
  scene.fill(ellipse(0, -117, 13), palette.unlit('skin'))
  scene.fill('M-14 -120q2 -17 14 -17t14 17q-8 -5 -14 -5t-14 5Z', palette.ink)
  scene.fill(rect(-112, -66, 224, 14), wood.light)
  scene.fill(rect(-106, -54, 212, 54), wood.dark)
  for (let i = 0; i < 6; i++) {
    scene.fill(rect(-106 + i * 36, -54, 3, 54), wood.deep)
  }

  // Goods: bowls, fruit, steam
  for (let i = 0; i < 5; i++) {
    const x = -86 + i * 43
    const t = (i + goods) % 3
    if (t === 0) {
      scene.fill(`M${x - 18} -80h36q-2 16 -18 16t-18 -16Z`, palette.unlit('cream'))
      scene.stroke(`M${x - 5} -88q-8 -12 0 -22t0 -22`, '#FFF1D6', 3, { opacity: 0.5 })
    } else if (t === 1) {
      scene.fill(
        ellipse(x - 9, -73, 8) + ellipse(x + 9, -73, 8) + ellipse(x, -85, 8),
        palette.unlit('orange'),
      )
    } else {
      scene.fill(ellipse(x - 8, -73, 8) + ellipse(x + 8, -73, 8) + ellipse(x, -84, 8), palette.unlit('lime'))
    }
  }

  // Awning
  const n = 6
  const aw = 264 / n
  for (let i = 0; i < n; i++) {
    const x = -132 + i * aw
    scene.fill(
      `M${-104 + i * (208 / n)} -226L${-104 + (i + 1) * (208 / n)} -226L${x + aw} -176a${aw / 2} ${aw * 0.42} 0 0 1 ${-aw} 0Z`,
      i % 2 ? palette.unlit('cream') : palette.unlit(color),
    )
  }
  scene.spray(rect(-134, -228, 268, 72), palette.ink, 0.7, 0.5, 1, 0.5, 0, 0.9)
  scene.spray(rect(-134, -228, 268, 72), palette.ink, 0.4, 0, 0.5, 1, 0.5, 0.5)
  drawLantern(scene, -112, -140, 0.74, accent, true)
  drawLantern(scene, 112, -140, 0.74, accent, true)
}

/** A night market under strings of lanterns. */
export function nightmarket(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const gy = height * 0.83
  drawSky(scene, { horizon: 0.62, clouds: true, sunY: random.range(0.13, 0.22), sunRadius: 70 })
  drawCityBand(scene, height * 0.7, {
    heights: [120, 330],
    widths: [70, 130],
    inks: palette.material('navy', 0.5),
    depth: 0.45,
    litShare: 0.25,
  })
  drawCityBand(scene, height * 0.74, {
    heights: [80, 200],
    widths: [80, 150],
    inks: palette.material('plum', 0.22),
    depth: 0.2,
    litShare: 0.3,
  })
  scene.fill(
    rect(0, height * 0.72, width, height * 0.3),
    scene.linear([
      [0, mix(palette.material('plum').deep, '#FF9A4D', 0.28)],
      [1, palette.ink],
    ]),
  )
  scene.glow(focusX, height * 0.8, width * 0.42, '#FF9A4D', 0.45)

  // Distant stalls
  for (let i = 0; i < (scene.wide ? 9 : 6); i++) {
    scene.place(
      ((i + 0.5) * width) / (scene.wide ? 9 : 6) + random.range(-20, 20),
      height * 0.775,
      0.5 * unit,
      () =>
        drawStall(
          scene,
          cycle(['teal', 'orange', 'pink', 'gold'] as const, i),
          cycle(['orange', 'gold', 'orange', 'red'] as const, i),
          i,
        ),
    )
  }

  // Distant crowd
  for (let i = 0; i < width / 44; i++) {
    drawPerson(scene, random() * width, height * (0.79 + 0.03 * random()), random.range(62, 82) * unit, {
      coat: random.pick(['plum', 'navy', 'teal', 'red'] as const),
      bag: random() < 0.3 ? 'orange' : undefined,
      flip: random() < 0.5,
    })
  }

  // Main stalls
  const scale = 1.5 * unit
  const xs = scene.tall
    ? [focusX - 60 * unit, focusX + 330 * unit]
    : scene.wide
      ? [focusX - 760 * unit, focusX - 330 * unit, focusX + 60 * unit, focusX + 470 * unit]
      : [focusX - 390 * unit, focusX + 10 * unit, focusX + 410 * unit]
  const cs = [
    ['teal', 'orange'],
    ['orange', 'gold'],
    ['plum', 'red'],
    ['jade', 'orange'],
  ] as const
  xs.forEach((x, i) => {
    scene.place(x, gy + 60 * unit, scale, () => {
      const [color, accent] = cycle(cs, i + 1)
      drawStall(scene, color, accent, i)
    })
  })
  scene.fill(
    rect(0, gy + 58 * unit, width, height),
    scene.linear(
      [
        [0, mix(palette.ink, '#C96A3A', 0.34)],
        [1, palette.ink],
      ],
      0,
      0,
      0,
      1,
    ),
  )
  drawReflection(
    scene,
    gy + 66 * unit,
    height * 0.13,
    xs.map((x) => [x, 210 * unit, '#FFB05A']),
    0.3,
  )

  // Foreground figures
  const people = [
    ['navy', 'gold', 0],
    ['red', undefined, 1],
    ['teal', 'red', 0],
    ['plum', undefined, 1],
    ['orange', 'leaf', 0],
  ] as const
  people.forEach(([c, b, flipped], i) => {
    drawPerson(
      scene,
      width * (0.1 + 0.19 * i + random.range(-0.04, 0.04)),
      height * (0.965 + 0.02 * (i % 2)),
      176 * unit,
      { coat: c, bag: b, flip: !!flipped, hat: i === 2 ? 'gold' : undefined },
    )
  })

  // Lantern strings
  for (const [y, k, sag] of [
    [0.09, 0.9, 0.12],
    [0.2, 0.7, 0.09],
  ] as const) {
    const n = scene.wide ? 13 : 8
    const L: Point[] = []
    for (let i = 0; i <= n; i++) {
      const t = (i + (y > 0.1 ? 0.5 : 0)) / n
      L.push([t * width * 1.04 - 0.02 * width, height * (y + sag * 4 * t * (1 - t) * 0.5)])
    }
    scene.stroke(smooth(L), palette.ink, 3)
    L.forEach(([x, yy], i) => {
      drawLantern(scene, x, yy + 34 * k, k * 0.95 * unit, cycle(['orange', '#FFB347', '#F0465A'], i))
    })
  }
  drawWeather(scene)
}
