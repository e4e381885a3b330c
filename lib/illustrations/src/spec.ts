import type { Mood } from './palette'
import type { Subject } from './subjects'
import type { ViewName } from './views'

/** Named ratios, width to height. */
export const RATIOS = {
  card: 3 / 2,
  product: 4 / 3,
  square: 1,
  hero: 21 / 9,
  poster: 4 / 5,
  social: 1200 / 630,
} as const
export type Ratio = keyof typeof RATIOS

/** All parameters of an illustration. The same spec always gives the same illustration. */
export interface IllustrationSpec {
  subject: Subject
  mood: Mood
  /** Selects a variant of the subject. */
  seed: string
  /** How the subject is shown; without a view if absent. */
  view?: ViewName
  /** Width to height: a name or a number; `card` by default. */
  ratio?: Ratio | number
  /** Zoom of the crop; 1, the default, shows the whole scene. */
  zoom?: number
  /** Position of the subject's column across the crop, as a fraction; 0.5 by default. */
  ax?: number
  /** Vertical center of the crop, as a fraction of the canvas; 0.56 by default. */
  ay?: number
  /** Keeps the top third free for a title. */
  poster?: boolean
  /** Mirrors the illustration. */
  flip?: boolean
  /** Draws the logo, or only its sign, on a darkened bottom. */
  mark?: 'logo' | 'sign'
  /** Fixes the position of the sun or moon, as fractions of the canvas. */
  sunX?: number
  sunY?: number
}

/** Returns the ratio of a spec as a number. */
export function ratioOf({ ratio = 'card' }: Pick<IllustrationSpec, 'ratio'>): number {
  return typeof ratio === 'number' ? ratio : RATIOS[ratio]
}
