import type { Subject } from './subjects'

/** Things on a table or a stage. Their mood is only light: no sky is visible. */
const STILL_LIFES: ReadonlySet<Subject> = new Set([
  'noodles',
  'cafe',
  'esim',
  'wifi',
  'spa',
  'luggage',
  'ticket',
  'dimsum',
  'mango',
  'bags',
  'simpack',
  'camera',
  'duck',
  'pasta',
  'grill',
  'cooking',
  'matcha',
  'teaset',
  'waffles',
  'chocolate',
  'silk',
  'leatherbag',
  'adapter',
  'umbrella',
  'hawker',
  'opencase',
])

/** Rooms, lodgings, vehicles and underwater scenes: not seen from a window or a terrace. */
const NO_BACKDROPS: ReadonlySet<Subject> = new Set([
  'museum',
  'room',
  'planewindow',
  'reef',
  'road',
  'aquarium',
  'riad',
  'pastry',
  'teaceremony',
  'lockers',
  'lounge',
  'quietlounge',
  'fasttrack',
  'trolley',
  'platform',
  'privatecar',
  'poolvilla',
  'tentcamp',
  'skydeck',
  'slotcanyon',
  'teakhouse',
  'chalet',
  'cabin',
  'brownstone',
  'townhouse',
  'cavesuite',
  'balcony',
  'rooftop',
])

/** Places by the water, which can be seen from a boat. */
const WATERSIDE: ReadonlySet<Subject> = new Set([
  'temple',
  'skyline',
  'karst',
  'fjord',
  'canal',
  'sails',
  'domes',
  'bridgecity',
  'clocktower',
  'sugarloaf',
  'ferry',
  'ironcity',
  'torii',
  'bigwheel',
  'catamaran',
  'aegeanferry',
  'speedboat',
  'castle',
  'glassdomes',
  'harbourferry',
  'supertall',
])

/** Subjects in towns by the sea: their maps have a coast. */
const SEASIDE: ReadonlySet<Subject> = new Set([
  'skyline',
  'karst',
  'sails',
  'domes',
  'sugarloaf',
  'tilesteps',
  'ferry',
  'catamaran',
  'aegeanferry',
  'speedboat',
  'harbourferry',
  'glassdomes',
  'supertall',
  'aquarium',
  'hawker',
  'grill',
  'spa',
])

/** Subjects in towns without water, of which maps have none. All other towns have a river. */
const DRY_TOWNS: ReadonlySet<Subject> = new Set(['medina', 'riad', 'rooftop', 'bluegarden'])

/** Open country, which has no street map. */
const COUNTRY: ReadonlySet<Subject> = new Set([
  'alprail',
  'andes',
  'aurora',
  'balloons',
  'canyon',
  'dunes',
  'fjord',
  'greatwall',
  'onsen',
  'safari',
  'tea',
  'elephants',
  'mountainvillage',
  'nighttrain',
  'nightsafari',
  'tentcamp',
  'threepillars',
  'waterfall',
  'slotcanyon',
  'gamedrive',
  'chalet',
  'cabin',
])

/** Country where people camp. */
const CAMPS: ReadonlySet<Subject> = new Set([
  'balloons',
  'canyon',
  'dunes',
  'safari',
  'tentcamp',
  'gamedrive',
])

/** Boats, and places reached by boat. */
const BOATS: ReadonlySet<Subject> = new Set([
  'ferry',
  'aegeanferry',
  'harbourferry',
  'catamaran',
  'speedboat',
  'karst',
  'sails',
])

const TRAINS: ReadonlySet<Subject> = new Set(['airtrain', 'alprail', 'bullettrain', 'nighttrain', 'platform'])

/** Subjects that are cold in any mood. */
const COLD: ReadonlySet<Subject> = new Set(['aurora', 'cabin', 'onsen'])

export function isStillLife(subject: Subject): boolean {
  return STILL_LIFES.has(subject)
}

/** Whether a subject is a place outdoors that can be seen from a window or a terrace. */
export function isPlace(subject: Subject): boolean {
  return !STILL_LIFES.has(subject) && !NO_BACKDROPS.has(subject)
}

export function isWaterside(subject: Subject): boolean {
  return WATERSIDE.has(subject)
}

/** Returns the water on the map of the town that a subject is in; null if it has none. */
export function townWaterOf(subject: Subject): 'sea' | 'river' | null {
  if (SEASIDE.has(subject)) return 'sea'
  return DRY_TOWNS.has(subject) ? null : 'river'
}

export function isCountry(subject: Subject): boolean {
  return COUNTRY.has(subject)
}

export function isCamp(subject: Subject): boolean {
  return CAMPS.has(subject)
}

export function isBoat(subject: Subject): boolean {
  return BOATS.has(subject)
}

export function isTrain(subject: Subject): boolean {
  return TRAINS.has(subject)
}

export function isCold(subject: Subject): boolean {
  return COLD.has(subject)
}
