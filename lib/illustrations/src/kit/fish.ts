import { mix } from '../color'
import { ellipse, polygon, roundRect } from '../geometry'
import type { Inks } from '../palette'
import type { Scene } from '../scene'

/** Returns the colors of clear sea water in a scene's mood: surface, middle, deep. */
export function waterColors(scene: Scene): readonly [top: string, mid: string, deep: string] {
  const { palette } = scene
  if (palette.night) return ['#1F6C9C', '#123F7A', '#07193F']
  if (palette.dark)
    return [mix(palette.sky[1], '#7FD0D8', 0.5), mix(palette.water[1], '#2A6FA0', 0.5), '#1B1C52']
  return [
    mix(palette.water[0], '#BDF3EE', 0.5),
    mix(palette.water[1], '#12A3B4', 0.5),
    mix(palette.water[1], '#063A6B', 0.62),
  ]
}

/** Draws a small fish facing right, about 90 units long. */
export function drawFish(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  color: string,
  band?: string,
  flip = false,
): void {
  scene.place(
    x,
    y,
    scale,
    () => {
      scene.fill('M-34 0L-60 -20L-52 0L-60 20Z', band ?? color)
      scene.fill('M-42 0Q-8 -30 38 0Q-8 30 -42 0Z', color)
      if (band) scene.fill('M0 -18Q8 0 0 18L13 14Q21 0 13 -14Z', band)
      scene.fill(ellipse(23, -4, 3.2), '#0B1C33')
    },
    flip,
  )
}

/** Draws a school of fish in one color. */
export function drawSchool(
  scene: Scene,
  x: number,
  y: number,
  n: number,
  reach: number,
  color: string,
  flip = false,
): void {
  for (let i = 0; i < n; i++) {
    drawFish(
      scene,
      x + scene.random.range(-1, 1) * reach,
      y + scene.random.range(-0.45, 0.45) * reach,
      scene.random.range(0.3, 0.44) * scene.unit,
      color,
      undefined,
      flip,
    )
  }
}

/** Draws a shark facing right, about 420 units long. */
export function drawShark(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  inks: Inks,
  flip = false,
  rotation = 0,
): void {
  const body =
    'M-196 -8C-120 -46 -20 -66 80 -52C140 -44 190 -22 214 2C190 20 130 34 70 36C-20 40 -120 20 -196 6Z'
  scene.place(
    x,
    y,
    scale,
    () => {
      scene.fill(
        'M-180 0C-206 -30 -232 -66 -250 -84C-226 -86 -186 -50 -164 -18ZM-184 0C-206 20 -220 44 -226 58C-206 56 -176 30 -166 8Z',
        inks.dark,
      )
      scene.fill('M-16 -56C4 -92 34 -120 48 -122C50 -96 58 -70 72 -54Z', inks.dark)
      scene.fill('M-122 -30L-108 -56L-90 -36Z', inks.dark)
      scene.fill(body, inks.mid)
      scene.clipTo(body, () => {
        scene.fill('M-200 4C-90 20 20 22 100 14C150 8 190 2 220 4V60H-200Z', inks.light)
        scene.spray(body, inks.deep, 0.8, 0.5, 0, 0.5, 0.8, 0.8)
      })
      scene.fill('M72 26C52 60 18 92 -8 104C-2 76 12 46 28 30Z', inks.dark)
      scene.fill('M-96 14L-112 40L-74 22Z', inks.dark)
      scene.stroke('M104 -20q-10 18 -2 38M118 -18q-10 17 -2 34M132 -16q-9 15 -2 30', inks.deep, 3.4)
      scene.fill(ellipse(172, -12, 4.6), '#0B1C33')
      scene.stroke('M208 6Q186 16 164 14', inks.deep, 3)
    },
    flip,
    rotation,
  )
}

/** Draws a ray from below, about 360 units wide. */
export function drawRay(scene: Scene, x: number, y: number, scale: number, inks: Inks, rotation = 0): void {
  scene.place(
    x,
    y,
    scale,
    () => {
      scene.stroke('M0 70Q26 150 -8 230', inks.dark, 6)
      const wing =
        'M0 -74C40 -70 66 -40 110 -22C146 -8 176 0 190 18C140 26 110 34 70 58C40 78 18 86 0 86C-18 86 -40 78 -70 58C-110 34 -140 26 -190 18C-176 0 -146 -8 -110 -22C-66 -40 -40 -70 0 -74Z'
      scene.fill(wing, inks.light)
      scene.spray(wing, inks.mid, 0.95, 0, 1, 0.7, 0.1, 0.9)
      scene.spray(wing, inks.mid, 0.9, 1, 1, 0.3, 0.1, 0.6)
      scene.fill('M-40 -58Q-30 -92 -12 -74ZM40 -58Q30 -92 12 -74Z', inks.dark)
      scene.stroke('M-18 -36q18 14 36 0', inks.dark, 4)
      let gills = ''
      for (let i = 0; i < 4; i++)
        gills +=
          roundRect(-34 + i * 2, -14 + i * 11, 15, 4, 2) + roundRect(19 - i * 2, -14 + i * 11, 15, 4, 2)
      scene.fill(gills, inks.dark, { opacity: 0.8 })
    },
    false,
    rotation,
  )
}

/** Draws shafts of light into the water from an x coordinate at the surface. */
export function drawShafts(scene: Scene, x: number, depth: number, n = 7): void {
  const { width, random } = scene
  for (let i = 0; i < n; i++) {
    const a = x + (i - (n - 1) / 2) * width * 0.05
    const b = x + (i - (n - 1) / 2) * width * 0.17 + random.range(-30, 30)
    const w = random.range(26, 76)
    scene.fill(
      polygon([
        [a - w * 0.2, -5],
        [a + w * 0.2, -5],
        [b + w, depth],
        [b - w, depth],
      ]),
      scene.linear([
        [0, '#FFFFFF', 0.3],
        [1, '#FFFFFF', 0],
      ]),
    )
  }
}
