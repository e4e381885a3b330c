import { BRAND } from '../color'
import { ellipse, pen, roundRect } from '../geometry'
import { drawLongtail, drawSailboat } from '../kit/boats'
import { drawKarst } from '../kit/karst'
import { drawRidge } from '../kit/land'
import { drawBirds, drawSky } from '../kit/sky'
import { drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** A ferry between islands. */
export function ferry(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.56
  drawSky(scene, { horizon: 0.55, sunY: random.range(0.2, 0.3), cloudY: [0.06, 0.38] })
  for (let i = 0; i < (scene.wide ? 6 : 4); i++) {
    drawKarst(
      scene,
      width * random(),
      horizon + 4,
      random.range(120, 210) * unit,
      random.range(90, 220) * unit,
      0.6,
    )
  }
  drawRidge(scene, horizon + 4, 40, palette.material('leaf', 0.5).mid, { to: width * 0.4 })
  drawWater(scene, horizon)
  const centerY = height * 0.74
  for (let i = 0; i < 9; i++) {
    const t = i / 9
    scene.fill(
      roundRect(
        focusX - 620 * unit - i * 26 * unit,
        centerY + (58 + i * 15) * unit,
        (520 + i * 60) * unit,
        (6 + i * 1.6) * unit,
        3 * unit,
      ),
      '#FFFFFF',
      { opacity: 0.7 - t * 0.5 },
    )
  }
  scene.place(focusX, centerY, 1.7 * unit, () => {
    const white = palette.material('white')
    const navy = palette.material('navy')
    scene.fill('M-270 -20L-246 52H196Q262 34 300 -34L210 -22Z', navy.dark)
    scene.fill('M-270 -20L-262 4H276Q290 -14 300 -34L210 -22Z', white.light)
    scene.fill('M-256 20L-252 32H252L262 20Z', BRAND)
    scene.fill('M-236 -22V-76H178Q216 -60 232 -24Z', white.mid)
    scene.fill('M-236 -22V-34H228L232 -24Z', white.dark)
    scene.fill('M-190 -76V-122H96Q140 -112 160 -76Z', white.light)
    scene.fill('M-20 -122V-152H56Q80 -146 92 -122Z', white.mid)
    for (let i = 0; i < 12; i++) {
      scene.fill(roundRect(-222 + i * 31, -64, 22, 22, 4), palette.dark ? '#FFDFA0' : navy.dark)
    }
    for (let i = 0; i < 9; i++) {
      scene.fill(roundRect(-178 + i * 31, -110, 22, 22, 4), palette.dark ? '#FFDFA0' : navy.dark)
    }
    scene.fill('M-6 -144H54Q68 -140 74 -128H-6Z', palette.dark ? '#FFDFA0' : navy.deep)
    scene.fill('M-150 -122L-138 -182H-92L-84 -122Z', BRAND)
    scene.fill('M-147 -138L-143 -156H-88L-86 -138Z', white.light)
    scene.stroke('M20 -152V-206M8 -190H34', navy.dark, 4)
    scene.fill('M20 -206l34 9l-34 10Z', BRAND)
    scene.spray('M-236 -22V-76H178Q216 -60 232 -24Z', white.deep, 0.5, 0.5, 1, 0.5, 0.2)
    let l = ''
    for (let i = 0; i < 16; i++) {
      l += pen`M${-232 + i * 15} -76v-14`
    }
    scene.stroke(`${l}M-236 -90H-190`, navy.mid, 2)
    for (const x of [120, 150, 182]) {
      scene.fill(ellipse(x, -88, 7), palette.material('skin').mid)
      scene.fill(`M${x - 8} -76q0 -10 8 -10t8 10Z`, palette.material(x === 150 ? 'orange' : 'teal').mid)
    }
  })
  for (let i = 0; i < 4; i++) {
    scene.fill(
      roundRect(
        focusX + (150 - i * 60) * unit,
        centerY + (92 + i * 20) * unit,
        (330 - i * 30) * unit,
        6 * unit,
        3 * unit,
      ),
      '#FFFFFF',
      { opacity: 0.7 - 0.12 * i },
    )
  }
  drawLongtail(scene, width * (scene.wide ? 0.3 : 0.2), height * 0.92, 0.8 * unit)
  drawSailboat(scene, width * 0.86, height * 0.63, 0.42 * unit)
  drawBirds(scene, focusX - 40 * unit, height * 0.36, 6, 54)
  drawWeather(scene)
}
