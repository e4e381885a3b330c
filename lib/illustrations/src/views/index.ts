import type { Mood } from '../palette'
import { arch } from './arch'
import { deck } from './deck'
import { detail } from './detail'
import { gate } from './gate'
import { hotel } from './hotel'
import { map } from './map'
import type { View } from './motif'
import { people } from './people'
import { phone } from './phone'
import { postcard } from './postcard'
import { router } from './router'
import { sim } from './sim'
import { tent } from './tent'
import { terrace } from './terrace'
import { ticket } from './ticket'
import { trail } from './trail'
import { train } from './train'

/** All views. An illustration without one shows its subject directly. */
export const VIEWS = {
  detail,
  people,
  arch,
  train,
  hotel,
  postcard,
  ticket,
  phone,
  router,
  sim,
  map,
  trail,
  tent,
  gate,
  deck,
  terrace,
} as const satisfies Record<string, View>

/** How an illustration shows its motif. */
export type ViewName = keyof typeof VIEWS

export const VIEW_NAMES = Object.keys(VIEWS) as ViewName[]

/** Whether a name is that of a view. */
export function isView(name: string): name is ViewName {
  return Object.hasOwn(VIEWS, name)
}

/** Views whose foreground is lit by lamps while it is night in the motif. */
const LAMPLIT: ReadonlySet<ViewName> = new Set([
  'train',
  'hotel',
  'gate',
  'deck',
  'terrace',
  'postcard',
  'ticket',
  'map',
  'trail',
  'phone',
  'router',
  'sim',
])

/** Returns the mood of a view's foreground for the mood of its motif. */
export function canvasMood(mood: Mood, view?: ViewName): Mood {
  return mood === 'night' && view && LAMPLIT.has(view) ? 'dusk' : mood
}
