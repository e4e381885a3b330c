import { mix } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import type { Scene } from '../scene'

export interface SkyOptions {
  /** The y coordinate at which the sky ends, as a fraction of the canvas. */
  horizon?: number
  /** Whether to draw the sun or moon. It lights the scene either way. */
  sun?: boolean
  /** Position of the sun or moon, as fractions of the canvas; random by default. */
  sunX?: number
  sunY?: number
  sunRadius?: number
  clouds?: boolean
  /** The y range of the clouds, as fractions of the canvas. */
  cloudY?: readonly [number, number]
}

/** Draws the sky with its sun or moon and clouds, and sets the scene's light. */
export function drawSky(
  scene: Scene,
  {
    horizon = 0.62,
    sun = true,
    sunX: givenX,
    sunY: givenY,
    sunRadius,
    clouds = true,
    cloudY = [0.12, 0.42],
  }: SkyOptions = {},
): void {
  const { width, height, palette, random } = scene
  // A poster keeps its top third free
  const freeY = scene.poster ? Math.max(0.34, givenY ?? random.range(0.34, 0.42)) : givenY
  const sunX = scene.pinnedSunX ?? givenX
  const sunY = scene.pinnedSunY ?? freeY
  const cloudTop = scene.poster ? Math.max(0.3, cloudY[0]) : cloudY[0]
  const cloudBottom = scene.poster ? Math.max(0.5, cloudY[1]) : cloudY[1]
  scene.fill(
    rect(0, 0, width, height),
    scene.linear(
      [
        [0, scene.poster ? mix(palette.sky[0], palette.ink, palette.dark ? 0.1 : 0.3) : palette.sky[0]],
        [0.3, mix(palette.sky[0], palette.sky[1], scene.poster ? 0.4 : 0.55)],
        [(0.62 * horizon) / 0.62, palette.sky[1]],
        [Math.min(1, horizon * 1.05), palette.sky[2]],
        [1, palette.sky[2]],
      ],
      0,
      0,
      0,
      height,
      true,
    ),
  )
  const radius = sunRadius ?? random.range(74, 104) * (scene.tall ? 0.92 : 1)
  const centerX =
    sunX != null
      ? sunX * width
      : scene.wide
        ? width * random.range(0.42, 0.56)
        : width * random.range(0.22, 0.8)
  const centerY = (sunY ?? random.range(0.2, 0.4)) * height
  scene.sun = { x: centerX, y: centerY, r: radius }
  if (palette.night) {
    drawStars(scene, horizon)
  }
  if (sun) {
    scene.glow(centerX, centerY, radius * 5, palette.glow, palette.night ? 0.5 : 0.75)
    if (!palette.night) {
      for (let i = 3; i > 0; i--) {
        scene.fill(ellipse(centerX, centerY, radius * (1 + i * 0.62)), palette.glow, { opacity: 0.1 })
      }
    }
    if (palette.night) {
      // Moon
      scene.fill(ellipse(centerX, centerY, radius * 0.8), palette.sun)
      scene.spray(
        ellipse(centerX, centerY, radius * 0.8),
        mix(palette.sun, palette.sky[1], 0.55),
        0.7,
        1,
        1,
        0.2,
        0.1,
      )
      scene.fill(
        ellipse(centerX - radius * 0.25, centerY - radius * 0.2, radius * 0.14),
        mix(palette.sun, palette.sky[1], 0.22),
        { opacity: 0.6 },
      )
      scene.fill(
        ellipse(centerX + radius * 0.2, centerY + radius * 0.22, radius * 0.2),
        mix(palette.sun, palette.sky[1], 0.22),
        { opacity: 0.5 },
      )
    } else {
      scene.fill(ellipse(centerX, centerY, radius), palette.sun)
      scene.spray(
        ellipse(centerX, centerY, radius),
        mix(palette.sun, palette.mood === 'dusk' ? '#FF9A4D' : '#FFB25E', 0.9),
        0.85,
        0,
        0,
        0.8,
        1,
      )
    }
  }
  if (clouds) {
    const n = scene.wide ? 6 : 4
    for (let i = 0; i < n; i++) {
      const y = random.range(cloudTop, cloudBottom) * height
      drawCloud(scene, random.range(-0.05, 1.02) * width, y, random.range(150, 300) * (1.25 - y / height))
    }
  }
}

/** Scatters stars down to the horizon. */
export function drawStars(scene: Scene, horizon = 0.6): void {
  const { width, height, random, palette } = scene
  let d = ''
  for (let i = 0; i < width / 9; i++) {
    const x = random() * width
    const y = random() ** 1.5 * horizon * height
    const q = random.range(0.7, 2.3)
    d += ellipse(x, y, q)
  }
  scene.fill(d, '#FFF3D6', { opacity: palette.name === 'night2' ? 0.75 : 0.8 })
}

/** Draws a flat cloud of stacked rounded bars. */
export function drawCloud(scene: Scene, x: number, y: number, w: number, opacity = 0.9): void {
  const { palette, random } = scene
  const h = w * 0.105
  let d = ''
  const rows = random.int(2, 3)
  for (let i = 0; i < rows; i++) {
    const ww = w * (1 - 0.28 * i) * random.range(0.85, 1.05)
    const xx = x - ww / 2 + random.range(-0.18, 0.18) * w
    const yy = y - i * h * 0.98
    d += roundRect(xx, yy - h, ww, h * 1.02, h / 2)
  }
  scene.group({ opacity: palette.night ? 0.42 : opacity }, () => {
    scene.fill(
      d,
      scene.linear([
        [0, palette.cloud],
        [1, mix(palette.cloud, palette.sky[1], palette.night ? 0.3 : 0.42)],
      ]),
    )
  })
}

/** Draws a cumulus cloud in one color. */
export function drawPuff(scene: Scene, x: number, y: number, w: number, color: string): void {
  const { random } = scene
  let d = ''
  const n = 5
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    const q = w * (0.13 + 0.12 * Math.sin(t * Math.PI) * random.range(0.8, 1.2))
    d += ellipse(x + (t - 0.5) * w * 0.76, y - q * 0.75, q)
  }
  d += roundRect(x - w * 0.5, y - w * 0.14, w, w * 0.14, w * 0.07)
  scene.fill(d, color)
}

/** Draws a loose line of birds. */
export function drawBirds(scene: Scene, x: number, y: number, n = 5, gap = 60, scale = 1): void {
  const top = scene.poster ? Math.max(y, scene.height * 0.3) : y
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = x + i * gap * 0.8 + scene.random.range(-12, 12)
    const b = top + (i % 2 ? 1 : -1) * scene.random.range(0, gap * 0.5)
    const q = scene.random.range(9, 15) * scale
    d += pen`M${a - q} ${b - q * 0.35}q${q * 0.6} ${-q * 0.35} ${q} ${q * 0.35}q${q * 0.4} ${-q * 0.7} ${q} ${-q * 0.35}`
  }
  scene.stroke(d, scene.palette.ink, 3 * scale, { opacity: 0.7 })
}
