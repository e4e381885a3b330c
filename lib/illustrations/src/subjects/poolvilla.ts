import { BRAND, mix } from '../color'
import { ellipse, rect, roundRect } from '../geometry'
import { drawFrameLeaves } from '../kit/foreground'
import { drawKarst } from '../kit/karst'
import { drawLantern } from '../kit/lantern'
import { drawPalm } from '../kit/palm'
import { drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** A pool villa. */
export function poolvilla(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.5
  drawSky(scene, { horizon: 0.5, sunY: 0.2, cloudY: [0.06, 0.34] })
  for (let i = 0; i < (scene.wide ? 5 : 3); i++) {
    drawKarst(
      scene,
      width * (0.08 + 0.2 * i) + random.range(-40, 40),
      horizon + 6,
      random.range(110, 170) * unit,
      random.range(90, 190) * unit,
      0.62,
    )
  }
  drawWater(scene, horizon, { depth: height * 0.16, lines: 16 })

  // Terrace and infinity pool
  const py = height * 0.62
  scene.fill(
    rect(0, py, width, height * 0.38),
    scene.linear([
      [0, mix(palette.material('jade').light, '#FFFFFF', 0.3)],
      [0.5, palette.material('teal').light],
      [1, palette.material('teal').mid],
    ]),
  )
  scene.fill(rect(0, py - 6, width, 10), mix('#FFFFFF', palette.haze, 0.2))
  let l = ''
  for (let i = 0; i < 40; i++) {
    const t = random()
    l += roundRect(random() * width, py + 20 + t * height * 0.26, 40 + t * 110, 3 + t * 4, 2)
  }
  scene.fill(l, '#FFFFFF', { opacity: 0.45 })
  drawReflection(scene, py + 10, height * 0.24, [[scene.disc.x, 160 * unit, palette.sun]], 0.6)

  // Thatched sala
  const centerX = focusX + (scene.tall ? 70 : 200) * unit
  scene.place(centerX, height * 0.84, 1.5 * unit, () => {
    const wood = palette.material('wood')
    const inks = palette.material('#C8964E')
    scene.fill(rect(-190, -6, 400, 40), wood.mid)
    scene.fill(rect(-190, 10, 400, 24), wood.deep)
    for (const x of [-160, -60, 60, 160]) {
      scene.fill(rect(x - 7, -180, 14, 178), wood.dark)
    }
    scene.fill(rect(-150, -60, 300, 54), palette.material('white').mid)
    scene.fill(roundRect(-140, -84, 280, 40, 14), palette.material('cream').light)
    scene.fill(roundRect(-126, -116, 70, 50, 14), BRAND)
    scene.fill(roundRect(-44, -112, 66, 46, 14), palette.material('teal').mid)
    scene.fill(roundRect(64, -114, 66, 50, 14), palette.material('cream').mid)
    scene.fill('M-220 -166L-70 -300H70L220 -166Q110 -150 0 -152T-220 -166Z', inks.mid)
    scene.fill('M0 -300H70L220 -166Q110 -150 0 -152Z', inks.dark)
    let q = ''
    for (let i = 0; i < 40; i++) {
      const x = -214 + i * 11
      q += `M${x} -164v${random.range(6, 18).toFixed(0)}`
    }
    scene.stroke(q, inks.dark, 5)
    let q2 = ''
    for (let i = 0; i < 26; i++) {
      const x = -60 + i * 5
      q2 += `M${x} -296L${-200 + i * 16} -170`
    }
    scene.stroke(q2, inks.light, 2.4, { opacity: 0.55 })
    scene.fill('M-76 -304H76L60 -288H-60Z', inks.deep)
    drawLantern(scene, -110, -130, 0.8)
    drawLantern(scene, 110, -130, 0.8)
    for (const x of [-178, 168]) {
      scene.fill(
        `M${x} -178Q${x + 12} -90 ${x + 4} -6H${x + 20}Q${x + 30} -100 ${x + 14} -178Z`,
        palette.material('white').light,
        { opacity: 0.9 },
      )
    }
  })

  // Float ring and swimmer
  const gx = width * (scene.wide ? 0.34 : scene.tall ? 0.26 : 0.22)
  scene.fill(ellipse(gx, height * 0.8, 92 * unit, 34 * unit), BRAND)
  scene.fill(ellipse(gx, height * 0.794, 92 * unit, 32 * unit), mix(BRAND, '#FFE3B0', 0.45), { opacity: 0.5 })
  scene.fill(ellipse(gx, height * 0.796, 46 * unit, 15 * unit), palette.material('teal').mid)
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * 6.283
    scene.fill(
      ellipse(gx + Math.cos(a) * 69 * unit, height * 0.797 + Math.sin(a) * 24 * unit, 13 * unit, 7 * unit),
      palette.material('cream').light,
    )
  }
  scene.fill(rect(0, height * 0.93, width, height * 0.07), palette.material('stone').mid)
  scene.fill(rect(0, height * 0.93, width, 6), palette.material('stone').light)
  scene.spray(
    rect(0, height * 0.93, width, height * 0.07),
    palette.material('stone').deep,
    0.7,
    0.5,
    1,
    0.5,
    0.1,
    0.9,
  )
  drawPalm(scene, width * 0.07, height * 1.03, height * 0.74, { lean: 0.14 })
  drawPalm(scene, width * 0.95, height * 1.02, height * 0.55, { lean: -0.14 })
  drawFrameLeaves(scene, 1, { scale: 0.9 })
  drawWeather(scene)
}
