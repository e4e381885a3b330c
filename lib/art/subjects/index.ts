import type { Scene } from '../scene'
import { airtrain } from './airtrain'
import { alprail } from './alprail'
import { amphitheatre } from './amphitheatre'
import { andes } from './andes'
import { arcade } from './arcade'
import { aurora } from './aurora'
import { bags } from './bags'
import { balloons } from './balloons'
import { bridgecity } from './bridgecity'
import { cafe } from './cafe'
import { camera } from './camera'
import { canal } from './canal'
import { canyon } from './canyon'
import { clocktower } from './clocktower'
import { dimsum } from './dimsum'
import { domes } from './domes'
import { dunes } from './dunes'
import { esim } from './esim'
import { ferry } from './ferry'
import { fjord } from './fjord'
import { funpark } from './funpark'
import { greatwall } from './greatwall'
import { ironcity } from './ironcity'
import { karst } from './karst'
import { luggage } from './luggage'
import { mango } from './mango'
import { medina } from './medina'
import { museum } from './museum'
import { nightmarket } from './nightmarket'
import { noodles } from './noodles'
import { onsen } from './onsen'
import { pagoda } from './pagoda'
import { planewindow } from './planewindow'
import { poolvilla } from './poolvilla'
import { reef } from './reef'
import { road } from './road'
import { room } from './room'
import { safari } from './safari'
import { sails } from './sails'
import { simpack } from './simpack'
import { skyline } from './skyline'
import { spa } from './spa'
import { sugarloaf } from './sugarloaf'
import { tea } from './tea'
import { temple } from './temple'
import { ticket } from './ticket'
import { torii } from './torii'
import { wifi } from './wifi'

/** Every subject, each a function that draws it on a scene. */
export const SUBJECTS = {
  temple,
  skyline,
  karst,
  alprail,
  nightmarket,
  dunes,
  fjord,
  pagoda,
  safari,
  aurora,
  onsen,
  tea,
  reef,
  canal,
  sails,
  andes,
  balloons,
  domes,
  funpark,
  noodles,
  cafe,
  esim,
  wifi,
  room,
  poolvilla,
  spa,
  arcade,
  luggage,
  planewindow,
  airtrain,
  road,
  museum,
  ironcity,
  bridgecity,
  ticket,
  amphitheatre,
  clocktower,
  sugarloaf,
  canyon,
  medina,
  torii,
  greatwall,
  ferry,
  dimsum,
  mango,
  bags,
  simpack,
  camera,
} as const satisfies Record<string, (scene: Scene) => void>

/** What a picture shows. */
export type Subject = keyof typeof SUBJECTS

/** The names of all subjects, in catalogue order. */
export const SUBJECT_NAMES = Object.keys(SUBJECTS) as Subject[]

/** Tells whether a name is that of a subject. */
export function isSubject(name: string): name is Subject {
  return Object.hasOwn(SUBJECTS, name)
}
