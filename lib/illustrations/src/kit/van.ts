import { BRAND, mix } from '../color'
import { ellipse, rect, roundRect } from '../geometry'
import type { Scene } from '../scene'
import { drawShadow } from './stage'

/** Length of the headlamp's beam. */
const REACH = 520

/**
 * Draws a camper van driving to the right, 290 units long, with luggage on its roof. The origin is on the
 * road between its wheels. Its lamps are lit in the dark.
 */
export function drawVan(scene: Scene, x: number, y: number, scale: number, rotation = 0): void {
  const { palette } = scene
  scene.place(
    x,
    y,
    scale,
    () => {
      const paint = palette.night ? mix(BRAND, palette.shade, 0.2) : BRAND
      const white = palette.material('white')
      const glass = palette.dark ? '#FFDFA0' : mix(palette.ink, palette.sky[0], 0.35)
      const shaded = mix(paint, palette.ink, 0.25)
      drawShadow(scene, 0, 0, 190, 20, 0.55)
      if (palette.dark) drawBeam(scene)
      drawLuggage(scene)

      // Body in two colors, separated by a line that dips at the front
      const body =
        'M-156 -44V-134Q-156 -176 -116 -176H96Q122 -176 134 -150L150 -104V-44Q150 -30 136 -30H-142Q-156 -30 -156 -44Z'
      scene.fill(body, white.light)
      scene.fill(
        'M-156 -44V-92H96Q126 -92 149 -106L150 -104V-44Q150 -30 136 -30H-142Q-156 -30 -156 -44Z',
        paint,
      )
      scene.clipTo(body, () => {
        scene.spray(rect(-156, -176, 306, 146), palette.ink, 0.35, 0, 1, 0.3, 0.2, 0.8)
        scene.fill(rect(-156, -96, 306, 5), white.dark, { opacity: 0.6 })
        scene.fill(rect(-156, -50, 306, 6), shaded)
        for (const wx of [-96, 90]) scene.fill(ellipse(wx, -30, 38), shaded)
      })

      for (const wx of [-140, -70, 0]) scene.fill(roundRect(wx, -158, 58, 48, 10), glass)
      scene.fill('M70 -158H92Q106 -158 113 -144L128 -110H70Z', glass)
      for (const wx of [-128, -58, 12])
        scene.fill(`M${wx} -110l22 -48h14l-22 48Z`, '#FFFFFF', { opacity: palette.dark ? 0.35 : 0.2 })

      // Doors and handle
      scene.stroke('M64 -160V-34M-2 -90V-34', shaded, 2.5)
      scene.fill(roundRect(42, -84, 16, 5, 2.4), white.light)

      // Bumpers and lamps
      for (const bx of [-164, 132]) scene.fill(roundRect(bx, -44, 26, 13, 6), white.mid)
      scene.fill(roundRect(-158, -78, 9, 22, 4), palette.unlit('red'))
      scene.fill(ellipse(141, -72, 11), white.mid)
      scene.fill(ellipse(142, -72, 8), '#FFF1C4')

      for (const wx of [-96, 90]) {
        scene.fill(ellipse(wx, -30, 30), palette.ink)
        scene.fill(ellipse(wx, -30, 15), white.mid)
        scene.fill(ellipse(wx, -30, 5), palette.ink)
      }
    },
    false,
    rotation,
  )
}

/** Draws strapped suitcases and a rolled mat on a rack. */
function drawLuggage(scene: Scene): void {
  const { palette } = scene
  const blue = palette.material('teal')
  const gold = palette.material('gold')
  const red = palette.material('red')
  scene.fill(roundRect(-120, -222, 88, 40, 8), blue.mid)
  scene.fill(rect(-104, -222, 7, 40) + rect(-56, -222, 7, 40), blue.deep)
  scene.fill(roundRect(-24, -214, 74, 32, 8), gold.mid)
  scene.fill(rect(-10, -214, 6, 32) + rect(30, -214, 6, 32), gold.deep)
  scene.fill(roundRect(58, -206, 44, 24, 11.9), red.mid)
  scene.fill(ellipse(90, -194, 12), red.dark)
  scene.fill(ellipse(90, -194, 5), red.light)
  scene.fill(rect(-130, -183, 240, 5), palette.ink)
  scene.fill(rect(-112, -180, 6, 8) + rect(-10, -180, 6, 8) + rect(86, -180, 6, 8), palette.ink)
}

/** Draws a cone of light that fades with the distance from the lamp. */
function drawBeam(scene: Scene): void {
  const light = '#FFE9B0'
  const paint = scene.radial(
    [
      [0, light, 0.75],
      [0.25, light, 0.4],
      [0.6, light, 0.13],
      [1, light, 0],
    ],
    142,
    -72,
    REACH,
    true,
  )
  scene.fill(`M142 -80L${142 + REACH} -140V60L142 -64Z`, paint)
  scene.fill(`M142 -77L${142 + REACH} -96V10L142 -67Z`, paint, { opacity: 0.7 })
  scene.glow(142, -72, 60, light, 0.8)
}
