import { BRAND } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import { fillBody } from '../kit/shade'
import { drawStars } from '../kit/sky'
import { drawShadow } from '../kit/stage'
import type { Material } from '../palette'
import type { Scene } from '../scene'

/** Radius of the window, and size of a pod with the gap below it, in units. */
const WINDOW = 236
const POD = { width: 430, height: 292, gap: 22 }

interface PodOptions {
  blanket: Material
  use: 'free' | 'asleep' | 'closed'
}

/** Draws a sleeping pod with its top left corner at the origin and the pillow on the left. */
function drawPod(scene: Scene, { blanket, use }: PodOptions): void {
  const { palette } = scene
  const shell = palette.material('wood')
  const linen = palette.material('white')
  fillBody(scene, roundRect(0, 0, POD.width, POD.height, 54), palette.material('cream'), { shade: 0.6 })
  const opening = roundRect(26, 26, POD.width - 52, POD.height - 52, 38)
  scene.fill(opening, shell.dark)
  scene.clipTo(opening, () => {
    scene.glow(120, 70, 330, '#FFD68A', 0.95)
    scene.fill(rect(20, 206, 400, 90), linen.dark)
    scene.fill(rect(20, 206, 400, 12), linen.light)
    fillBody(scene, roundRect(40, 156, 116, 60, 26), linen, { shade: 0.5 })
    if (use === 'asleep') {
      scene.fill(ellipse(110, 150, 31), palette.material('skin').mid)
      scene.fill('M78 152Q74 116 110 116Q144 118 142 146Q126 130 110 132Q88 132 78 152Z', palette.ink)
      scene.fill(roundRect(98, 140, 46, 17, 8), palette.material('navy').mid)
    }
    const rise = use === 'asleep' ? 128 : 178
    fillBody(
      scene,
      pen`M138 216Q140 ${rise} 200 ${rise}Q290 ${rise + 12} 350 ${rise + 26}Q420 ${rise + 30} 430 216Z`,
      palette.material(blanket),
      { shade: 0.7 },
    )
    scene.stroke(
      pen`M176 ${rise + 16}Q170 190 178 214M206 ${rise + 8}Q198 190 206 214`,
      palette.material('white').light,
      7,
    )
    if (use !== 'closed') return
    const blind = palette.material('teal')
    scene.fill(rect(20, 20, 400, 178), blind.dark)
    let slats = ''
    for (let y = 46; y < 196; y += 22) slats += rect(20, y, 400, 5)
    scene.fill(slats, blind.deep)
    scene.fill(roundRect(20, 190, 400, 14, 6), blind.light)
  })
  scene.stroke(opening, shell.light, 7)
  scene.fill(ellipse(POD.width - 60, 14, 8), use === 'free' ? palette.material('lime').light : BRAND)
}

/** Draws the parked plane's tail and the sky behind the round window. */
function drawWindow(scene: Scene, x: number, y: number, radius: number): void {
  const { width, height, palette, unit, random } = scene
  const glass = ellipse(x, y, radius)
  scene.sun = { x: x + random.range(-70, 10) * unit, y: y - 46 * unit, r: 92 * unit }
  scene.fill(ellipse(x, y, radius + 30 * unit), palette.material('wood').mid)
  scene.clipTo(glass, () => {
    scene.fill(
      rect(x - radius, y - radius, radius * 2, radius * 2),
      scene.linear([
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [0.9, palette.sky[2]],
      ]),
    )
    if (palette.night) drawStars(scene, (y + radius) / height)
    scene.glow(scene.disc.x, scene.disc.y, 330 * unit, palette.glow, 0.85)
    scene.fill(ellipse(scene.disc.x, scene.disc.y, scene.disc.r), palette.dark ? palette.sun : BRAND)
    scene.spray(
      ellipse(scene.disc.x, scene.disc.y, scene.disc.r),
      palette.dark ? '#FF9A4D' : '#FFB968',
      0.85,
      0,
      0,
      0.8,
      1,
    )
    scene.fill(rect(0, y + radius * 0.56, width, radius), palette.material('gray', 0.2).dark)
    scene.fill(rect(0, y + radius * 0.56, width, 8 * unit), palette.material('green', 0.2).dark)
    scene.place(x + 10 * unit, y + radius * 0.78, unit, () => {
      const white = palette.material('white')
      scene.stroke('M-20 -40V-4', palette.material('char').deep, 9)
      scene.fill(ellipse(-32, -6, 12) + ellipse(-8, -6, 12), palette.ink)
      scene.fill('M92 -124L166 -270H236L196 -112Z', palette.material('purple').mid)
      const body = 'M-320 -136H150Q206 -128 232 -112Q180 -62 90 -48H-320Z'
      scene.fill(body, white.light)
      scene.spray(body, white.deep, 0.9, 0.5, 1, 0.5, 0.35, 1)
      let portholes = ''
      for (let i = 0; i < 14; i++) portholes += roundRect(-250 + i * 26, -112, 12, 16, 6)
      scene.fill(portholes, palette.dark ? '#FFD98A' : palette.material('blue').dark)
      scene.fill('M-40 -84L-190 -20H-120L50 -74Z', white.dark)
    })
  })
  scene.stroke(glass, palette.material('gold').mid, 12 * unit)
  scene.stroke(ellipse(x, y, radius + 30 * unit), palette.material('wood').deep, 6 * unit)
}

/** Draws a reclining chair with its footrest on the right; the origin is on the floor below its center. */
function drawRecliner(scene: Scene, color: Material): void {
  const { palette } = scene
  const inks = palette.material(color)
  drawShadow(scene, 0, 4, 270, 24, 0.5)
  scene.stroke('M-90 -58L-120 0M110 -58L140 0', palette.material('wood').deep, 13)
  fillBody(scene, 'M-236 -232Q-262 -268 -214 -272Q-182 -272 -150 -214L-84 -98H-150Z', inks, { shade: 0.8 })
  fillBody(scene, 'M-150 -128H140Q212 -122 268 -80Q276 -56 240 -58Q180 -72 140 -58H-120Z', inks)
  fillBody(scene, roundRect(-118, -178, 164, 36, 18), inks, { light: 1, shade: 0.5 })
  scene.fill(rect(22, -146, 16, 40), inks.deep)
  fillBody(scene, 'M-220 -262Q-176 -276 -160 -230Q-166 -206 -190 -214Z', palette.material('cream'), {
    shade: 0.5,
  })
  fillBody(scene, 'M60 -138Q140 -142 176 -112L150 -36Q100 -30 66 -52Z', palette.material('gold'), {
    shade: 0.7,
  })
  scene.stroke('M84 -132Q84 -80 92 -44M118 -132Q120 -80 124 -40', palette.material('cream').light, 6)
}

function drawTable(scene: Scene): void {
  const { palette } = scene
  const gold = palette.material('gold')
  drawShadow(scene, 0, 2, 80, 14, 0.4)
  scene.stroke('M0 -130V0M-44 0H44', palette.material('wood').deep, 10)
  scene.fill(ellipse(0, -132, 92, 17), palette.material('wood').light)
  scene.glow(-26, -236, 190, '#FFD68A', palette.dark ? 0.9 : 0.55)
  scene.stroke('M-26 -138V-214', gold.dark, 8)
  scene.fill(ellipse(-26, -138, 28, 7), gold.dark)
  scene.fill('M-72 -208L-52 -272H0L20 -208Z', palette.dark ? '#FFE3A8' : palette.material('cream').light)
  scene.fill(roundRect(14, -152, 66, 12, 4), palette.material('teal').mid)
  scene.fill(roundRect(20, -164, 58, 12, 4), palette.material('red').mid)
}

/** A lounge for sleeping: pods along the wall and a recliner under a round window to the apron. */
export function quietlounge(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const floor = height * 0.79
  const wall = palette.material('navy')
  scene.fill(
    rect(-5, -5, width + 10, height),
    scene.linear([
      [0, wall.deep],
      [1, wall.mid],
    ]),
  )
  scene.fill(rect(-5, -5, width + 10, height * 0.09), palette.material('wood').deep)
  let lights = ''
  for (let x = focusX % (150 * unit); x < width; x += 150 * unit) lights += ellipse(x, height * 0.085, 9, 6)
  scene.fill(lights, '#FFE3A8')
  drawWindow(scene, focusX, height * 0.4, WINDOW * unit)

  const carpet = palette.material('plum')
  scene.fill(rect(-5, floor, width + 10, height), carpet.dark)
  scene.spray(rect(-5, floor, width + 10, height - floor), carpet.deep, 0.8, 0.5, 1, 0.5, 0.2)
  scene.fill(rect(-5, floor - 9, width + 10, 14), palette.material('wood').dark)
  const step = (POD.width + POD.gap) * unit
  const lowest = floor - (POD.height + 22) * unit
  for (const side of [-1, 1]) {
    for (let column = 0; column * step < width; column++) {
      const near = focusX + side * ((WINDOW + 52) * unit + column * step)
      const x = side < 0 ? near - POD.width * unit : near
      if (x > width || x + POD.width * unit < 0) break
      for (let row = 0; row < 2; row++) {
        const pod: PodOptions = {
          blanket: random.pick(['orange', 'jade', 'purple', 'blue', 'red'] as const),
          use: row === 0 && random() < 0.5 ? 'closed' : random() < 0.55 ? 'asleep' : 'free',
        }
        const y = lowest - row * (POD.height + POD.gap) * unit
        const turned = side < 0
        scene.place(turned ? x + POD.width * unit : x, y, unit, () => drawPod(scene, pod), turned)
      }
    }
  }
  for (let i = 3; i > 0; i--)
    scene.fill(ellipse(focusX, height * 0.93, 190 * i * unit, 26 * i * unit), palette.glow, { opacity: 0.08 })
  const side = random() < 0.5 ? 1 : -1
  const color = random.pick(['teal', 'orange', 'jade'] as const)
  scene.place(focusX - side * 40 * unit, height * 0.93, unit, () => drawRecliner(scene, color), side < 0)
  scene.place(focusX - side * 350 * unit, height * 0.95, unit, () => drawTable(scene), side < 0)
}
