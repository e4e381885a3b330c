import { item } from './lists'
import type { Mood } from './palette'
import { createRandom } from './random'
import type { Box, Scene } from './scene'
import type { PictureSpec } from './spec'
import type { Subject } from './subjects'

/** The subjects that go with a subject in a gallery. */
const COMPANIONS: Record<Subject, readonly Subject[]> = {
  temple: ['nightmarket', 'poolvilla', 'noodles', 'road'],
  skyline: ['funpark', 'arcade', 'airtrain', 'museum'],
  karst: ['poolvilla', 'reef', 'road', 'room'],
  alprail: ['fjord', 'road', 'cafe', 'planewindow'],
  nightmarket: ['noodles', 'arcade', 'temple'],
  dunes: ['balloons', 'skyline', 'luggage'],
  fjord: ['aurora', 'alprail', 'cafe'],
  pagoda: ['onsen', 'tea', 'noodles', 'arcade'],
  safari: ['balloons', 'road', 'luggage'],
  aurora: ['fjord', 'onsen', 'planewindow'],
  onsen: ['pagoda', 'spa', 'room'],
  tea: ['cafe', 'pagoda', 'road'],
  reef: ['karst', 'poolvilla', 'planewindow'],
  canal: ['cafe', 'museum', 'arcade'],
  sails: ['reef', 'bridgecity', 'planewindow'],
  andes: ['road', 'alprail', 'luggage'],
  balloons: ['dunes', 'domes', 'room'],
  domes: ['poolvilla', 'road', 'cafe'],
  funpark: ['ticket', 'skyline', 'arcade'],
  noodles: ['nightmarket', 'arcade', 'cafe'],
  cafe: ['canal', 'arcade', 'ironcity'],
  esim: ['wifi', 'planewindow', 'luggage'],
  wifi: ['esim', 'airtrain', 'luggage'],
  room: ['poolvilla', 'spa', 'cafe'],
  poolvilla: ['room', 'spa', 'karst'],
  spa: ['poolvilla', 'onsen', 'room'],
  arcade: ['cafe', 'nightmarket', 'luggage'],
  luggage: ['airtrain', 'planewindow', 'room'],
  planewindow: ['luggage', 'airtrain', 'esim'],
  airtrain: ['planewindow', 'skyline', 'luggage'],
  road: ['karst', 'luggage', 'poolvilla'],
  museum: ['ironcity', 'canal', 'ticket'],
  ironcity: ['museum', 'cafe', 'canal'],
  bridgecity: ['skyline', 'arcade', 'museum'],
  ticket: ['funpark', 'museum', 'skyline'],
  amphitheatre: ['museum', 'cafe', 'road', 'mango'],
  clocktower: ['museum', 'cafe', 'bridgecity', 'arcade'],
  sugarloaf: ['karst', 'ferry', 'poolvilla'],
  canyon: ['road', 'balloons', 'camera'],
  medina: ['dunes', 'bags', 'cafe'],
  torii: ['pagoda', 'onsen', 'dimsum'],
  greatwall: ['dimsum', 'andes', 'camera'],
  ferry: ['karst', 'poolvilla', 'reef'],
  dimsum: ['noodles', 'arcade', 'nightmarket'],
  mango: ['nightmarket', 'noodles', 'cafe'],
  bags: ['arcade', 'camera', 'luggage'],
  simpack: ['esim', 'wifi', 'planewindow'],
  camera: ['bags', 'luggage', 'torii'],
}

/** The hours of a subject that has none of its own. */
const USUAL_HOURS: readonly Mood[] = ['noon', 'dawn', 'dusk']

/** The moods in which a subject looks well, the best first. */
const HOURS: Partial<Record<Subject, readonly Mood[]>> = {
  temple: ['dawn', 'dusk', 'noon', 'night'],
  skyline: ['night', 'dusk', 'noon', 'dawn'],
  karst: ['noon', 'dawn', 'dusk'],
  alprail: ['noon', 'snow', 'dawn'],
  nightmarket: ['night', 'dusk'],
  dunes: ['dusk', 'dawn'],
  fjord: ['noon', 'snow', 'dawn', 'dusk'],
  pagoda: ['noon', 'dawn', 'snow', 'dusk'],
  safari: ['dusk', 'noon', 'dawn'],
  aurora: ['night'],
  onsen: ['snow', 'night', 'dawn'],
  tea: ['dawn', 'noon', 'monsoon'],
  reef: ['noon', 'night'],
  canal: ['dawn', 'noon', 'night', 'snow'],
  sails: ['dusk', 'noon', 'dawn'],
  andes: ['noon', 'dawn'],
  balloons: ['dawn', 'noon', 'dusk'],
  domes: ['noon', 'dawn', 'dusk'],
  funpark: ['dusk', 'night', 'noon'],
  arcade: ['dusk', 'noon', 'night'],
  museum: ['noon', 'dawn'],
  ironcity: ['dusk', 'dawn', 'night'],
  bridgecity: ['dusk', 'dawn', 'noon'],
  amphitheatre: ['dawn', 'dusk', 'noon'],
  clocktower: ['dusk', 'night', 'dawn'],
  sugarloaf: ['noon', 'dawn', 'dusk'],
  canyon: ['dawn', 'noon', 'dusk'],
  medina: ['dusk', 'dawn', 'night'],
  torii: ['dawn', 'snow', 'dusk'],
  greatwall: ['dawn', 'noon', 'snow'],
  ferry: ['noon', 'dawn', 'dusk'],
}

/** The moods in which a subject may be shown, the best first. */
export function hours(subject: Subject): readonly Mood[] {
  return HOURS[subject] ?? USUAL_HOURS
}

/**
 * The part of a scene that a crop shows; the ratio stays. `zoom` 1 is the whole picture, 1.6 a close view.
 * `ax` is where the column of the subject falls across the crop, `ay` the height of the middle of the crop
 * on the canvas, both as fractions.
 */
export function zoomCrop(scene: Scene, zoom: number, ax = 0.5, ay = 0.56): Box {
  const width = scene.width / zoom
  const height = scene.height / zoom
  const x = Math.max(0, Math.min(scene.width - width, scene.finalFocusX - width * ax))
  const y = Math.max(0, Math.min(scene.height - height, scene.height * ay - height * 0.5))
  return [x, y, width, height]
}

export interface GalleryOptions {
  /** What the pictures are for: the same id always gives the same gallery. */
  id: string
  subject: Subject
  /** The mood of the main picture; chosen by the id when absent. */
  mood?: Mood
  /** How many pictures, 5 when absent; at most 3 plus the companions of the subject. */
  n?: number
}

/**
 * Plans the pictures of one product: the main view, the same place at another hour and mirrored, a close
 * view, then subjects that go with it.
 */
export function gallery({ id, subject, mood, n = 5 }: GalleryOptions): PictureSpec[] {
  const random = createRandom(`g${id}`)
  const moods = hours(subject)
  const mainMood = mood ?? (random() < 0.45 ? item(moods, 0) : random.pick(moods))
  const otherMoods = moods.filter((hour) => hour !== mainMood)
  const flip = random() < 0.5
  const anchored = (minZoom: number, maxZoom: number): { zoom: number; ax: number } => ({
    zoom: random.range(minZoom, maxZoom),
    ax: random.range(0.4, 0.6),
  })

  const main: PictureSpec = { subject, mood: mainMood, seed: `${id}-0`, flip, ...anchored(1, 1.14) }
  const otherMood = otherMoods.length > 0 ? random.pick(otherMoods) : mainMood
  const other: PictureSpec = { subject, mood: otherMood, seed: `${id}-1`, flip: !flip, ...anchored(1, 1.2) }
  const closeMood = random() < 0.5 ? mainMood : otherMood
  const close: PictureSpec = { subject, mood: closeMood, seed: `${id}-2`, flip, ...anchored(1.4, 1.75) }

  const specs = [main, other, close]
  const companions = [...COMPANIONS[subject]]
  while (specs.length < n && companions.length > 0) {
    for (const companion of companions.splice(Math.floor(random() * companions.length), 1)) {
      const companionMoods = hours(companion)
      specs.push({
        subject: companion,
        mood: companionMoods.includes(mainMood) ? mainMood : item(companionMoods, 0),
        seed: `${id}-${companion}`,
        flip: random() < 0.5,
      })
    }
  }
  return specs.slice(0, n)
}
