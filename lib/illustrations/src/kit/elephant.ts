import { ellipse, pen } from '../geometry'
import type { Scene } from '../scene'
import { fillBody } from './shade'

/** Draws an Asian elephant facing right, 330 units high; the origin is between its feet. */
export function drawElephant(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  { flip = false, trunk = 'up' as 'up' | 'down', depth = 0 } = {},
): void {
  const { palette } = scene
  const inks = palette.material('#857F95', depth)
  const pink = palette.material('#D79A93', depth)
  const raised =
    'C212 -128 276 -116 316 -158C356 -202 352 -284 308 -348L284 -336C316 -284 316 -226 290 -198C268 -178 236 -184 214 -218'
  const hanging =
    'C186 -130 196 -96 202 -62C208 -34 226 -22 250 -30L246 -50C236 -48 232 -58 232 -76C236 -120 236 -180 214 -222'
  scene.place(
    x,
    y,
    scale,
    () => {
      scene.fill('M-92 -110L-98 0H-54L-50 -110ZM36 -110L30 0H70L78 -110Z', inks.deep)
      fillBody(
        scene,
        `M-172 0L-176 -84C-208 -122 -214 -196 -178 -240C-142 -282 -76 -300 -8 -290C34 -284 62 -278 82 -280C94 -312 128 -330 162 -320C192 -310 208 -282 210 -250Q210 -236 214 -${trunk === 'up' ? 218 : 222}L178 -172${trunk === 'up' ? raised : hanging}L178 -172C160 -156 144 -150 130 -142L122 -66L126 0H78L68 -96C30 -78 -60 -76 -106 -92L-120 0Z`,
        inks,
        { light: 0.75, shade: 1, side: -1 },
      )
      scene.fill(`M178 -172${trunk === 'up' ? raised : hanging}L206 -262L150 -200Z`, inks.mid)
      scene.stroke(
        trunk === 'up'
          ? 'M244 -136q6 -16 2 -34M276 -144q0 -18 -8 -30M306 -172q-10 -12 -22 -18M324 -214q-14 -4 -26 -2'
          : 'M194 -126q14 4 30 0M199 -100q14 4 30 0M203 -76q14 4 28 0',
        inks.dark,
        4,
        { opacity: 0.8 },
      )
      // Ear with a paler rim, as on old animals
      scene.fill(
        'M86 -276C120 -292 156 -266 156 -222C156 -190 142 -156 126 -146C102 -158 74 -204 72 -236C72 -256 76 -270 86 -276Z',
        inks.deep,
      )
      scene.fill(
        'M88 -270C114 -282 146 -260 146 -222C146 -196 136 -170 124 -160C104 -172 82 -210 80 -236C80 -252 82 -264 88 -270Z',
        inks.dark,
      )
      scene.spray(
        'M88 -270C114 -282 146 -260 146 -222C146 -196 136 -170 124 -160C104 -172 82 -210 80 -236C80 -252 82 -264 88 -270Z',
        pink.mid,
        0.9,
        1,
        0.6,
        0.2,
        0.2,
        0.8,
      )
      scene.fill(ellipse(180, -242, 5.5), palette.ink)
      scene.stroke('M168 -252q12 -8 24 0M170 -230q10 6 20 0', inks.deep, 3)
      scene.stroke('M176 -176q14 4 26 -8', inks.deep, 5)
      scene.stroke('M-184 -232q-22 50 -8 104', inks.deep, 7)
      scene.fill('M-196 -132q-8 18 -2 32q14 -8 14 -30Z', inks.deep)
      let toes = ''
      for (const foot of [-158, -140, 88, 106]) toes += pen`M${foot - 8} 0q8 -15 16 0Z`
      scene.fill(toes, palette.material('cream', depth).dark)
      scene.stroke('M-40 -286q-60 4 -100 36M-150 -110q16 26 40 22M78 -120q14 18 40 14', inks.dark, 4, {
        opacity: 0.6,
      })
    },
    flip,
  )
}
