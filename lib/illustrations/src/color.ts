/** The brand color, used in every illustration. */
export const BRAND = '#F9691C'

/** A color in OKLab: lightness, green–red, blue–yellow. */
type Lab = readonly [lightness: number, a: number, b: number]

/** sRGB channel (0–255) to linear light (0–1). */
function toLinear(channel: number): number {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** Linear light (0–1) to an sRGB channel (0–255), clipped to the gamut. */
function toChannel(light: number): number {
  const c = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, c)))
}

/** The three channels of `#rrggbb` in linear light. */
function linearChannels(hex: string): readonly [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16)
  return [toLinear(n >> 16), toLinear((n >> 8) & 255), toLinear(n & 255)]
}

function hexOf(red: number, green: number, blue: number): string {
  return `#${[red, green, blue].map((v) => toChannel(v).toString(16).padStart(2, '0')).join('')}`
}

function toLab(hex: string): Lab {
  const [r, g, b] = linearChannels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return hexOf(
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  )
}

/** Mixes two `#rrggbb` colors in OKLab; `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const a = toLab(from)
  const b = toLab(to)
  return fromLab([
    a[0] + (b[0] - a[0]) * amount,
    a[1] + (b[1] - a[1]) * amount,
    a[2] + (b[2] - a[2]) * amount,
  ])
}

/** Multiplies two `#rrggbb` colors in linear light, like a color filter on a surface. */
export function multiply(surface: string, filter: string): string {
  const a = linearChannels(surface)
  const b = linearChannels(filter)
  return hexOf(a[0] * b[0], a[1] * b[1], a[2] * b[2])
}

/** Multiplies the saturation of a `#rrggbb` color by `factor`. */
export function saturate(hex: string, factor: number): string {
  const [lightness, a, b] = toLab(hex)
  return fromLab([lightness, a * factor, b * factor])
}
