import { mix } from '../color'
import { ellipse, rect, roundRect } from '../geometry'
import type { Inks, Material } from '../palette'
import type { Scene } from '../scene'

export type Hair = 'short' | 'bob' | 'long' | 'bun'

export interface VisitorLook {
  coat: Material
  hair: Hair
  hairColor?: Material
  skin?: Material
  hat?: Material
  backpack?: Material
  /** Color of a shoulder bag's strap. */
  strap?: Material
  /** Adds long sleeves, a scarf and a woolen hat. */
  winter?: boolean
}

const HAIR: Record<Hair, string> = {
  short:
    'M-42 -320C-46 -368 -24 -376 0 -376C24 -376 46 -368 42 -320Q41 -296 27 -287Q0 -280 -27 -287Q-41 -296 -42 -320Z',
  bob: 'M-46 -324C-50 -372 -26 -380 0 -380C26 -380 50 -372 46 -324Q52 -292 46 -268Q24 -260 0 -262Q-24 -260 -46 -268Q-52 -292 -46 -324Z',
  long: 'M-45 -324C-49 -372 -26 -380 0 -380C26 -380 49 -372 45 -324Q52 -270 34 -222Q24 -196 8 -208Q2 -196 -8 -206Q-22 -194 -32 -222Q-52 -270 -45 -324Z',
  bun: `M-42 -320C-46 -368 -24 -374 0 -374C24 -374 46 -368 42 -320Q40 -296 22 -288H-22Q-40 -296 -42 -320Z${ellipse(0, -384, 24)}`,
}
/** Lines of strands, for hair that is long enough. */
const STRANDS: Partial<Record<Hair, string>> = {
  bob: 'M-22 -366Q-34 -320 -28 -272M0 -370V-270M22 -366Q34 -320 28 -272',
  long: 'M-22 -366Q-36 -300 -20 -220M0 -370Q-4 -290 0 -214M22 -366Q36 -300 20 -220',
  bun: 'M-30 -296Q-26 -350 -4 -370M30 -296Q26 -350 4 -370',
}

const TORSO =
  'M-82 12C-82 -60 -92 -120 -100 -170Q-112 -226 -62 -244Q-30 -254 0 -254Q30 -254 62 -244Q112 -226 100 -170C92 -120 82 -60 82 12Z'
const ARM = 'M74 -238Q124 -220 130 -140L134 -84Q112 -76 94 -82L88 -160Z'
const FOREARM = 'M96 -90Q114 -84 131 -92L128 12H100Z'

/** Draws a shape for the right side and mirrors it to the left. */
function both(scene: Scene, draw: () => void): void {
  draw()
  scene.place(0, 0, 1, draw, true)
}

function drawStrawHat(scene: Scene, hat: Inks, band: Inks): void {
  scene.fill('M-47 -344Q-50 -398 0 -400Q50 -398 47 -344Z', hat.mid)
  scene.spray('M-47 -344Q-50 -398 0 -400Q50 -398 47 -344Z', hat.light, 0.8, 1, 0, 0.2, 0.8, 0.8)
  scene.fill(rect(-47, -358, 94, 14), band.deep)
  scene.fill(ellipse(0, -338, 88, 21), hat.dark)
  scene.fill(ellipse(6, -342, 80, 15), hat.mid)
}

function drawWoolenHat(scene: Scene, hat: Inks): void {
  scene.fill(ellipse(0, -392, 17), hat.light)
  const cap = 'M-46 -326Q-50 -384 0 -386Q50 -384 46 -326Z'
  scene.fill(cap, hat.mid)
  scene.spray(cap, hat.light, 0.8, 1, 0, 0.2, 0.8, 0.8)
  scene.fill(roundRect(-50, -342, 100, 27, 12), hat.dark)
}

function drawBackpack(scene: Scene, inks: Inks): void {
  both(scene, () => scene.stroke('M44 -250Q62 -252 66 -226', inks.deep, 15))
  scene.fill(roundRect(-64, -236, 128, 196, 36), inks.mid)
  scene.spray(roundRect(-64, -236, 128, 196, 36), inks.deep, 0.8, 0.5, 1, 0.4, 0.1, 0.85)
  scene.fill(roundRect(-46, -142, 92, 82, 18), inks.dark)
  scene.stroke('M-46 -112H46', inks.light, 4, { opacity: 0.7 })
  scene.stroke('M-20 -238Q0 -262 20 -238', inks.deep, 8)
}

/** Draws a visitor from behind, down to the hips; the origin is the center of the lower edge. */
export function drawVisitor(scene: Scene, x: number, y: number, scale: number, look: VisitorLook): void {
  const { palette } = scene
  const coat = palette.material(look.coat)
  const skin = palette.material(look.skin ?? 'skin')
  const hair = palette.material(look.hairColor ?? 'char')
  scene.place(
    x,
    y,
    scale,
    () => {
      both(scene, () => {
        scene.fill(FOREARM, look.winter ? coat.mid : skin.mid)
        scene.fill(ARM, coat.mid)
      })
      scene.fill(TORSO, coat.mid)
      // Drawn for light from the right, and mirrored for light from the left
      scene.clipTo(TORSO, () => scene.fill('M-120 -260H10Q-26 -120 -8 20H-120Z', coat.dark))
      scene.spray(TORSO, coat.deep, 0.8, 0.2, 1, 0.7, 0.2, 0.85)
      scene.spray(ARM, coat.light, 0.8, 1, 0, 0, 0.8, 0.8)
      scene.stroke('M90 -160L92 -84M-90 -160L-92 -84', coat.deep, 4, { opacity: 0.55 })
      scene.fill(rect(-19, -284, 38, 38), skin.dark)
      scene.fill(ellipse(0, -326, 40, 44) + ellipse(-41, -318, 8, 12) + ellipse(41, -318, 8, 12), skin.mid)
      if (look.strap) scene.stroke('M46 -250L-84 -30', palette.material(look.strap).deep, 11)
      if (look.backpack) drawBackpack(scene, palette.material(look.backpack))
      if (look.winter) scene.fill(roundRect(-40, -280, 80, 40, 18), palette.material('red').dark)
      scene.fill(HAIR[look.hair], mix(hair.deep, hair.dark, 0.4))
      scene.spray(HAIR[look.hair], hair.light, 0.75, 1, 0, 0.3, 0.6, 0.7)
      const strands = STRANDS[look.hair]
      if (strands) scene.stroke(strands, hair.light, 3, { opacity: 0.3 })
      if (look.winter) drawWoolenHat(scene, palette.material(look.hat ?? 'gold'))
      else if (look.hat) drawStrawHat(scene, palette.material(look.hat), coat)
    },
    scene.disc.x < x,
  )
}
