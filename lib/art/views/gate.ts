import { mix } from '../colour'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawShadow } from '../kit/stage'
import type { Box, Scene } from '../scene'
import { type Motif, showMotif } from './motif'
import { drawShine } from './window'

/** A parked plane, nose to the right; the origin is where its wheels stand. */
function drawPlane(scene: Scene): void {
  const { palette } = scene
  const white = palette.material('white')
  const red = palette.material('red')
  const dark = palette.material('navy').deep
  scene.fill(pen`M-250 -70v58M150 -70v58`, dark)
  scene.stroke('M-236 -70V-16M168 -70V-16', dark, 13)
  scene.fill(ellipse(-250, -16, 19) + ellipse(-222, -16, 19) + ellipse(168, -16, 17), dark)
  scene.fill('M-560 -246L-640 -430H-566L-470 -250Z', red.mid)
  scene.fill('M-560 -246L-640 -430H-616L-520 -246Z', red.dark)
  const body =
    'M-600 -236Q-620 -262 -560 -264H330Q430 -262 486 -208Q506 -180 470 -158Q430 -138 330 -136H-420Q-540 -146 -600 -236Z'
  scene.fill(body, white.light)
  scene.clipTo(body, () => {
    scene.fill(rect(-640, -176, 1160, 60), white.dark)
    scene.fill('M-640 -190H520V-172H-640Z', red.mid)
    scene.spray(rect(-640, -270, 1160, 140), white.deep, 0.5, 0.5, 1, 0.5, 0.2, 0.9)
  })
  let windows = ''
  for (let i = 0; i < 19; i++) windows += roundRect(-440 + i * 38, -236, 18, 25, 8)
  scene.fill(windows, palette.dark ? '#FFD27A' : palette.material('blue').dark)
  scene.fill('M386 -238H430Q452 -228 466 -206H392Z', dark)
  scene.fill('M-60 -176L-300 -76H-226L96 -160Z', white.deep)
  scene.fill('M-60 -176L-300 -76H-276L60 -172Z', white.mid)
  scene.fill(roundRect(-130, -120, 150, 62, 28), red.mid)
  scene.fill(ellipse(10, -89, 13, 29), dark)
  scene.fill('M-560 -232L-660 -206H-610L-480 -226Z', white.deep)
}

/** A row of seats from behind. */
function drawSeats(scene: Scene, x: number, y: number, n: number): void {
  const { palette } = scene
  const cloth = palette.material('navy')
  scene.fill(rect(x, y - 62, n * 150, 13), palette.material('char').deep)
  for (let i = 0; i < n; i++) {
    const back = roundRect(x + i * 150 + 8, y - 196, 134, 140, 26)
    scene.fill(back, cloth.mid)
    scene.spray(back, cloth.deep, 0.9, 0.5, 1, 0.5, 0.1, 0.9)
    if (i === 0 || i === n - 1)
      scene.fill(rect(x + i * 150 + 66, y - 52, 16, 56), palette.material('char').deep)
  }
}

function drawSuitcase(scene: Scene, x: number, y: number): void {
  const { palette } = scene
  const shell = palette.material('teal')
  drawShadow(scene, x, y, 130, 16, 0.5)
  scene.place(x, y, 1, () => {
    scene.stroke('M-36 -260V-370H36V-260', palette.material('char').deep, 11)
    scene.fill(roundRect(-42, -384, 84, 24, 12), palette.material('char').deep)
    scene.fill(ellipse(-60, -8, 13) + ellipse(60, -8, 13), palette.ink)
    const body = roundRect(-92, -274, 184, 258, 30)
    scene.fill(body, shell.mid)
    scene.spray(body, shell.deep, 0.9, 1, 1, 0.2, 0.1, 0.85)
    scene.stroke('M-50 -256V-34M-17 -256V-34M17 -256V-34M50 -256V-34', shell.dark, 8)
    scene.place(
      -34,
      -188,
      1,
      () => {
        scene.fill(roundRect(-40, -28, 84, 56, 9), palette.material('cream').light)
        scene.fill('M-36 24L-12 -10L8 12L20 0L42 24Z', palette.material('red').mid)
      },
      false,
      -9,
    )
  })
}

/** From the departure hall, through the glass: a plane in front of the place. */
export function gate(canvas: Scene, motif: Motif): void {
  const { width, height, palette, random, unit } = canvas
  const metal = palette.material('char')
  const floorY = height * 0.86
  const apron = height * 0.7
  const box: Box = [0, height * 0.07, width, floorY - height * 0.07]
  showMotif(canvas, motif, [0, box[1], width, apron - box[1] + 14], {
    zoom: 1.1,
    ay: 0.5,
    sunAt: [random.range(0.28, 0.42), random.range(0.24, 0.36)],
  })
  const tarmac = palette.material('grey')
  canvas.fill(
    rect(0, apron, width, floorY - apron),
    canvas.linear([
      [0, tarmac.dark],
      [1, tarmac.mid],
    ]),
  )
  canvas.fill(rect(0, apron, width, 7), palette.material('green').dark)
  canvas.fill(rect(0, apron + 112, width, 9), palette.material('gold').mid)
  drawShadow(canvas, width * 0.55, apron + 70, 620 * unit, 26 * unit, 0.45)
  canvas.place(width * 0.55, apron + 72, 0.92 * unit, () => drawPlane(canvas))
  drawShine(canvas, box, rect(...box))

  // The glass front, the ceiling and the floor of the hall
  const panes = Math.max(3, Math.round(width / 330))
  const frame = mix(metal.deep, palette.ink, 0.3)
  for (let i = 0; i <= panes; i++) canvas.fill(rect((width * i) / panes - 9, 0, 18, floorY), frame)
  canvas.fill(rect(0, height * 0.25, width, 12), frame)
  canvas.fill(rect(0, 0, width, box[1]), metal.deep)
  canvas.fill(rect(0, box[1] - 7, width, 14), frame)
  const stone = palette.material(palette.dark ? '#6A5A8C' : '#D9CDBD')
  canvas.fill(
    rect(0, floorY, width, height - floorY),
    canvas.linear([
      [0, stone.mid],
      [1, stone.dark],
    ]),
  )
  for (let i = 0; i < panes; i++) {
    const x = (width * i) / panes
    canvas.fill(
      polygon([
        [x + 20, floorY],
        [x + width / panes - 20, floorY],
        [x + width / panes + 40, height],
        [x + 40, height],
      ]),
      mix(palette.glow, '#FFFFFF', 0.3),
      { opacity: 0.16 },
    )
  }
  canvas.spray(rect(0, floorY, width, height - floorY), stone.deep, 0.7, 0.5, 1, 0.5, 0, 0.9)
  canvas.fill(rect(0, floorY - 6, width, 14), frame)
  canvas.place(width * 0.94 - 552 * unit, height * 0.965, 0.92 * unit, () => drawSeats(canvas, 0, 0, 4))
  canvas.place(width * 0.16, height * 0.965, 0.95 * unit, () => drawSuitcase(canvas, 0, 0))
}
