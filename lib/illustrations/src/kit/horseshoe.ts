import { pen } from '../geometry'

/** Path of a horseshoe arch that stands on `base`. */
export function horseshoe(x: number, base: number, w: number, h: number): string {
  const r = w * 0.56
  return pen`M${x - w / 2} ${base}V${base - h + r * 1.5}A${r} ${r} 0 0 1 ${x - r * 0.7} ${base - h + r * 0.34}Q${x - r * 0.2} ${base - h} ${x} ${base - h - r * 0.1}Q${x + r * 0.2} ${base - h} ${x + r * 0.7} ${base - h + r * 0.34}A${r} ${r} 0 0 1 ${x + w / 2} ${base - h + r * 1.5}V${base}Z`
}
