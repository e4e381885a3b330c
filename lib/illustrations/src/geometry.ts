import { item } from './lists'

/** A point on the canvas: x to the right, y downward. */
export type Point = readonly [x: number, y: number]

/** Rounds to one decimal, the precision of all coordinates in the SVG. */
export function round1(n: number): number {
  return Math.round(n * 10) / 10
}

/** Template tag for path data. Rounds every number to one decimal. */
export function pen(parts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return parts.reduce((d, part, i) => d + round1(item(numbers, i - 1)) + part)
}

/** Path of straight lines through the points, closed by default. */
export function polygon(points: readonly Point[], close = true): string {
  return `M${points.map(([x, y]) => pen`${x} ${y}`).join('L')}${close ? 'Z' : ''}`
}

/** Path of a smooth (Catmull–Rom) curve through the points, open by default. */
export function smooth(points: readonly Point[], close = false): string {
  const n = points.length
  const at = (i: number): Point => item(points, close ? (i + n) % n : Math.max(0, Math.min(n - 1, i)))
  const k = (0.5 / 3) * 2
  const [x0, y0] = at(0)
  let d = pen`M${x0} ${y0}`
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const before = at(i - 1)
    const from = at(i)
    const to = at(i + 1)
    const after = at(i + 2)
    d += pen`C${from[0] + ((to[0] - before[0]) * k) / 2} ${from[1] + ((to[1] - before[1]) * k) / 2}`
    d += pen` ${to[0] - ((after[0] - from[0]) * k) / 2} ${to[1] - ((after[1] - from[1]) * k) / 2}`
    d += pen` ${to[0]} ${to[1]}`
  }
  return d + (close ? 'Z' : '')
}

/** Path of a rectangle. */
export function rect(x: number, y: number, w: number, h: number): string {
  return pen`M${x} ${y}h${w}v${h}h${-w}Z`
}

/** Path of a rectangle with rounded corners. */
export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  return (
    pen`M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}` +
    pen`h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`
  )
}

/** Path of an ellipse, or of a circle if only one radius is given. */
export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return pen`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}

/** Path of an opening with a round top (door, window, bridge) that stands on `base`. */
export function arch(x: number, base: number, w: number, h: number): string {
  return pen`M${x} ${base}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`
}
