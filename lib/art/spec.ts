import type { Mood } from './palette'
import type { Subject } from './subjects'
import type { ViewName } from './views'

/** The ratios (width to height) that have a name. */
export const RATIOS = {
  card: 3 / 2,
  product: 4 / 3,
  square: 1,
  hero: 21 / 9,
  poster: 4 / 5,
  social: 1200 / 630,
} as const
export type Ratio = keyof typeof RATIOS

/** Everything that decides how a picture looks; the same spec always gives the same picture. */
export interface IllustrationSpec {
  subject: Subject
  mood: Mood
  /** Chooses among the variants of the subject. */
  seed: string
  /** How the subject is shown; plainly when absent. */
  view?: ViewName
  /** Width to height: a name or a number; `card` when absent. */
  ratio?: Ratio | number
  /** How close the crop is: 1 (or absent) shows the whole picture. */
  zoom?: number
  /** Where the column of the subject falls across the crop, as a fraction; 0.5 when absent. */
  ax?: number
  /** The height of the middle of the crop, as a fraction of the canvas; 0.56 when absent. */
  ay?: number
  /** Keep the top third free for a title. */
  poster?: boolean
  /** Mirror the picture. */
  flip?: boolean
  /** The shop's logo, or only its sign, on a darkened foot. */
  mark?: 'logo' | 'sign'
  /** Pin the sun or moon, as fractions of the canvas. */
  sunX?: number
  sunY?: number
}

/** The ratio of a spec as a number. */
export function ratioOf({ ratio = 'card' }: Pick<IllustrationSpec, 'ratio'>): number {
  return typeof ratio === 'number' ? ratio : RATIOS[ratio]
}
