import { ellipse, rect, round1 } from './geometry'
import { grainFilter, grainLayer } from './grain'
import { createPalette, type Mood, type Palette } from './palette'
import { createRandom, hash, type Random } from './random'

/** A color stop of a gradient; opaque by default. */
export type Stop = readonly [offset: number, color: string, opacity?: number]

/** Presentation attributes of a shape or a group. */
export interface Attributes {
  opacity?: number
  fillRule?: 'evenodd'
  /** Dash pattern of a stroke. */
  dash?: string
  transform?: string
}

/** The sun or moon. It lights the scene even if it is not drawn. */
export interface Disc {
  x: number
  y: number
  r: number
}

/** A rectangle of the canvas: left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number]

export interface SceneOptions {
  seed: string
  mood: Mood
  width: number
  height: number
  /** Keeps the top third free for a title. */
  poster?: boolean
  /** Mirrors the finished illustration. */
  flip?: boolean
  /** Fixes the position of the sun or moon, as fractions of the canvas. */
  sunX?: number
  sunY?: number
  /** Distinguishes the scenes of one illustration, so that their SVG ids differ. */
  part?: string
  /** Scale of the scene inside another one; keeps the spray equally fine. */
  scale?: number
}

const ATTRIBUTE_NAMES: Record<keyof Attributes, string> = {
  opacity: 'opacity',
  fillRule: 'fill-rule',
  dash: 'stroke-dasharray',
  transform: 'transform',
}

function attributeText(attributes: Attributes = {}): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${ATTRIBUTE_NAMES[name as keyof Attributes]}="${value}"`)
    .join('')
}

function round3(n: number): number {
  return Math.round(n * 1000) / 1000
}

function stopText(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity = 1]) => {
      const alpha = opacity < 1 ? ` stop-opacity="${Math.round(opacity * 100) / 100}"` : ''
      return `<stop offset="${offset}" stop-color="${color}"${alpha}/>`
    })
    .join('')
}

/**
 * The canvas of one illustration: 1000 units high by convention, with the width that the ratio requires.
 * Parts are drawn from back to front; `svg()` adds light, vignette and grain.
 */
export class Scene {
  readonly width: number
  readonly height: number
  readonly mood: Mood
  readonly poster: boolean
  readonly mirrored: boolean
  readonly pinnedSunX: number | undefined
  readonly pinnedSunY: number | undefined
  readonly random: Random
  readonly palette: Palette
  /** Wider than 2:1: the subject is on the right, with room for text on the left. */
  readonly wide: boolean
  /** Square or portrait. */
  readonly tall: boolean
  /** The x coordinate of the subject. */
  readonly focusX: number
  /** Scale of objects; less than 1 on narrow canvases. */
  readonly unit: number
  /** Set by the part that draws the sky or the stage. */
  sun: Disc | undefined

  readonly seed: string
  private readonly id: string
  private readonly sprayFrequency: number
  private readonly elements: string[] = []
  private readonly definitions: string[] = []
  private ids = 0

  constructor(options: SceneOptions) {
    const { seed, mood, width, height, poster = false, flip = false, sunX, sunY } = options
    this.seed = seed
    this.mood = mood
    this.width = width
    this.height = height
    this.poster = poster
    this.mirrored = flip
    this.pinnedSunX = sunX
    this.pinnedSunY = sunY
    this.random = createRandom(seed)
    this.palette = createPalette(mood, this.random)
    this.id = `p${hash(`${seed}${width}${mood}${options.part ?? ''}`).toString(36)}`
    this.sprayFrequency = 0.62 * (options.scale ?? 1)
    this.wide = width / height > 2
    this.tall = width / height < 1.05
    this.focusX = this.wide ? width * 0.64 : width * (0.5 + this.random.range(-0.085, 0.085))
    this.unit = Math.min(1, width / 1200)
  }

  /** The sun or moon, or a default position if none is set. */
  get disc(): Disc {
    return this.sun ?? { x: this.width * 0.7, y: this.height * 0.3, r: 80 }
  }

  /** Fills a path with a color or a gradient. */
  fill(d: string, paint: string, attributes?: Attributes): this {
    this.elements.push(`<path d="${d}" fill="${paint}"${attributeText(attributes)}/>`)
    return this
  }

  /** Strokes a path with round ends. */
  stroke(d: string, color: string, width = 2, attributes?: Attributes): this {
    const line = `stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
    this.elements.push(`<path d="${d}" fill="none" ${line}${attributeText(attributes)}/>`)
    return this
  }

  /** Draws a group. */
  group(attributes: Attributes, draw: () => void): this {
    return this.wrap(attributeText(attributes), draw)
  }

  /** Draws a group clipped to a path. */
  clipTo(d: string, draw: () => void, rule?: 'evenodd'): this {
    return this.wrap(` clip-path="${this.clip(d, rule)}"`, draw)
  }

  /** Draws a group in local coordinates: origin at (x, y), scaled, mirrored, rotated by degrees. */
  place(x: number, y: number, scale: number, draw: () => void, flip = false, rotation = 0): this {
    const turn = rotation ? ` rotate(${round1(rotation)})` : ''
    const size = `scale(${flip ? -scale : scale} ${scale})`
    return this.wrap(` transform="translate(${round1(x)} ${round1(y)})${turn} ${size}"`, draw)
  }

  /** Draws a group that reads from left to right even in a mirrored illustration. */
  unmirrored(draw: () => void): this {
    return this.mirrored ? this.place(this.width, 0, 1, draw, true) : this.wrap('', draw)
  }

  /** Defines a linear gradient, by default from top to bottom of the shape. Returns the paint. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1, onCanvas = false): string {
    const line = `x1="${round3(x1)}" y1="${round3(y1)}" x2="${round3(x2)}" y2="${round3(y2)}"`
    return this.define('linearGradient', line + unitsText(onCanvas), stopText(stops))
  }

  /** Defines a radial gradient. Returns the paint. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5, onCanvas = false): string {
    const circle = `cx="${round3(cx)}" cy="${round3(cy)}" r="${round3(r)}"`
    return this.define('radialGradient', circle + unitsText(onCanvas), stopText(stops))
  }

  private clip(d: string, rule?: 'evenodd'): string {
    return this.define('clipPath', '', `<path d="${d}"${rule ? ` clip-rule="${rule}"` : ''}/>`)
  }

  /**
   * Sprays a color over a shape: a stippled gradient from (x1, y1) to (x2, y2), in fractions of the shape's
   * box. It is transparent from `stop` on.
   */
  spray(d: string, color: string, opacity = 0.6, x1 = 1, y1 = 1, x2 = 0, y2 = 0, stop = 0.75): this {
    const paint = this.linear(
      [
        [0, color, opacity],
        [stop, color, 0],
      ],
      x1,
      y1,
      x2,
      y2,
    )
    this.elements.push(`<path d="${d}" fill="${paint}" filter="url(#${this.id}sp)"/>`)
    return this
  }

  /** Draws a soft round light. */
  glow(x: number, y: number, r: number, color: string, opacity = 0.7): this {
    const paint = this.radial([
      [0, color, opacity],
      [0.35, color, opacity * 0.45],
      [1, color, 0],
    ])
    return this.fill(ellipse(x, y, r), paint)
  }

  /** Draws another scene with its top left corner at (x, y). */
  inset(image: Scene, x: number, y: number, scale: number, mirror = false): this {
    this.definitions.push(image.sprayFilter(), ...image.definitions)
    const side = mirror ? x + image.width * scale : x
    const transform = `translate(${round1(side)} ${round1(y)}) scale(${mirror ? -scale : scale} ${scale})`
    return this.group({ transform }, () => this.elements.push(...image.elements))
  }

  /** The x coordinate of the subject in the finished illustration, which may be mirrored. */
  get finalFocusX(): number {
    return this.mirrored ? this.width - this.focusX : this.focusX
  }

  /**
   * Returns the finished illustration as SVG, or its part inside `crop`.
   * @param grain false leaves out the grain, for pixels that get it from `addGrain`
   */
  svg(crop: Box = [0, 0, this.width, this.height], grain = true): string {
    const { width, height, palette } = this
    const lightX = this.mirrored ? width - this.disc.x : this.disc.x
    const wash = this.radial(
      [
        [0, palette.glow, palette.dark ? 0.34 : 0.3],
        [1, palette.glow, 0],
      ],
      lightX,
      this.disc.y,
      height * 0.95,
      true,
    )
    const vignette = this.linear([
      [0, palette.ink, 0],
      [0.7, palette.ink, 0],
      [1, palette.ink, 0.13],
    ])
    const whole = rect(0, 0, width, height)
    const [, , cropWidth, cropHeight] = crop
    const drawing = this.elements.join('')
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${crop.map(round1).join(' ')}"`,
      ` width="${round1(cropWidth)}" height="${round1(cropHeight)}" preserveAspectRatio="xMidYMid slice">`,
      `<defs>${this.sprayFilter()}${grain ? grainFilter(`${this.id}gr`) : ''}${this.definitions.join('')}</defs>`,
      this.mirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${drawing}</g>` : drawing,
      `<path d="${whole}" fill="${wash}" style="mix-blend-mode:${palette.dark ? 'screen' : 'soft-light'}"/>`,
      `<path d="${whole}" fill="${vignette}"/>`,
      grain ? grainLayer(`${this.id}gr`, width, height) : '',
      '</svg>',
    ].join('')
  }

  private wrap(attributes: string, draw: () => void): this {
    this.elements.push(`<g${attributes}>`)
    draw()
    this.elements.push('</g>')
    return this
  }

  private define(tag: string, attributes: string, content: string): string {
    const id = this.id + (this.ids++).toString(36)
    this.definitions.push(`<${tag} id="${id}"${attributes && ` ${attributes}`}>${content}</${tag}>`)
    return `url(#${id})`
  }

  /** Thresholds a gradient by turbulence, for the stippled shade of a printed poster. */
  private sprayFilter(): string {
    return [
      `<filter id="${this.id}sp" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">`,
      `<feTurbulence type="fractalNoise" baseFrequency="${fraction(this.sprayFrequency)}" numOctaves="2" seed="${this.seed.length + 3}"`,
      ' result="n"/>',
      '<feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="a"/>',
      '<feComposite in="SourceAlpha" in2="a" operator="arithmetic" k2="2.6" k3="5.2" k4="-3.25" result="m"/>',
      '<feComposite in="SourceGraphic" in2="m" operator="in"/></filter>',
    ].join('')
  }
}

/** Formats a number without a leading zero, e.g. `.62`. */
function fraction(n: number): string {
  return String(round3(n)).replace(/^0/, '')
}

function unitsText(onCanvas: boolean): string {
  return onCanvas ? ' gradientUnits="userSpaceOnUse"' : ''
}
