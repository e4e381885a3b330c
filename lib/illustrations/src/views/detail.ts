import type { Scene } from '../scene'
import type { Subject } from '../subjects'
import { type Motif, showMotif } from './motif'

/** Position of the most interesting part of a subject. */
interface Spot {
  /** Distance to the right of the subject's column, as a fraction of the canvas height. */
  dx?: number
  /** The y coordinate, as a fraction of the canvas. */
  y?: number
  zoom?: number
}

const SPOTS: Partial<Record<Subject, Spot>> = {
  airtrain: { y: 0.66, dx: 0.2 },
  alprail: { y: 0.58, zoom: 1.9 },
  andes: { y: 0.58, dx: -0.18, zoom: 1.55 },
  fjord: { y: 0.66, dx: 0.12, zoom: 1.9 },
  lounge: { y: 0.74, dx: 0.16, zoom: 1.7 },
  onsen: { y: 0.74, zoom: 1.8 },
  poolvilla: { y: 0.62, dx: 0.16, zoom: 1.9 },
  riad: { y: 0.62, zoom: 1.8 },
  waffles: { y: 0.64, dx: -0.06, zoom: 1.4 },
  arcade: { y: 0.68 },
  aurora: { y: 0.62 },
  balloons: { y: 0.42, zoom: 1.9 },
  cafe: { y: 0.55 },
  clocktower: { y: 0.42 },
  dunes: { y: 0.6 },
  greatwall: { y: 0.5 },
  mango: { y: 0.66 },
  medina: { y: 0.4 },
  museum: { y: 0.46, zoom: 1.8 },
  nightmarket: { y: 0.64 },
  road: { y: 0.66, dx: 0.12 },
  tea: { y: 0.58 },
  tentcamp: { y: 0.66 },
  brownstone: { y: 0.64 },
  townhouse: { y: 0.6 },
  cavesuite: { y: 0.6, dx: 0.16 },
  rooftop: { y: 0.7 },
  balcony: { y: 0.72 },
  harbourferry: { y: 0.6 },
  hawker: { y: 0.72 },
  gamedrive: { y: 0.64, zoom: 1.25 },
  supertall: { y: 0.58, zoom: 1.5 },
  bullettrain: { y: 0.62, zoom: 1.9 },
  catamaran: { y: 0.62 },
  speedboat: { y: 0.64 },
  slotcanyon: { y: 0.7 },
  montmartre: { y: 0.34 },
  skydeck: { y: 0.62 },
  cavechurch: { y: 0.64 },
  nightsafari: { y: 0.64 },
  duck: { y: 0.72 },
  pasta: { y: 0.64, zoom: 1.6 },
  pastry: { y: 0.74 },
  chocolate: { y: 0.68 },
  matcha: { y: 0.72 },
  teaset: { y: 0.64 },
  teaceremony: { y: 0.68 },
  trolley: { y: 0.66 },
  platform: { y: 0.6 },
  privatecar: { y: 0.74 },
  lockers: { y: 0.58 },
  fasttrack: { y: 0.58, zoom: 1.65 },
  quietlounge: { y: 0.6, dx: 0.42, zoom: 1.8 },
  umbrella: { y: 0.6 },
}

/** A close-up of the subject, with the sun beside it. */
export function detail(canvas: Scene, motif: Motif): void {
  const { width, height, random } = canvas
  const side = random() < 0.5 ? -1 : 1
  const { dx = 0, y = 0.5, zoom = random.range(2, 2.25) } = SPOTS[motif.subject] ?? {}
  showMotif(canvas, motif, [0, 0, width, height], {
    zoom,
    ax: 0.5 - side * 0.08 - (dx * zoom * height) / width,
    ay: y,
    sunAt: [0.5 + side * random.range(0.18, 0.28), random.range(0.2, 0.32)],
  })
}
