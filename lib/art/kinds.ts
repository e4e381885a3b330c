import type { Subject } from './subjects'

/** Still lifes: things on a table or a stage. They have no hour, only its light. */
const THINGS: ReadonlySet<Subject> = new Set([
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

/** Rooms, lodgings, vehicles and what is under water: nobody looks at them from a window or a terrace. */
const MOMENTS: ReadonlySet<Subject> = new Set([
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

/** Places at the water, which are seen from boats. */
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

/** What is found in towns by the sea: their maps have a coast, all others a river. */
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

/** Open country, of which there is no map of streets. */
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
  'gamedrive',
])

/** Country in which people camp. */
const CAMPS: ReadonlySet<Subject> = new Set([
  'balloons',
  'canyon',
  'dunes',
  'safari',
  'tentcamp',
  'gamedrive',
])

/** Boats, and places that are reached by boat. */
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

/** Where it is cold at any hour. */
const COLD: ReadonlySet<Subject> = new Set(['aurora', 'cabin', 'onsen'])

export function isThing(subject: Subject): boolean {
  return THINGS.has(subject)
}

/** Whether a subject is a place under the sky: one that can be looked at from a window or a terrace. */
export function isPlace(subject: Subject): boolean {
  return !THINGS.has(subject) && !MOMENTS.has(subject)
}

export function isWaterside(subject: Subject): boolean {
  return WATERSIDE.has(subject)
}

export function isSeaside(subject: Subject): boolean {
  return SEASIDE.has(subject)
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
