import type { Scene } from '../scene'
import { adapter } from './adapter'
import { aegeanferry } from './aegeanferry'
import { airtrain } from './airtrain'
import { alprail } from './alprail'
import { amphitheatre } from './amphitheatre'
import { andes } from './andes'
import { aquarium } from './aquarium'
import { arcade } from './arcade'
import { aurora } from './aurora'
import { bags } from './bags'
import { balcony } from './balcony'
import { balloons } from './balloons'
import { bigwheel } from './bigwheel'
import { bluegarden } from './bluegarden'
import { bridgecity } from './bridgecity'
import { brownstone } from './brownstone'
import { bullettrain } from './bullettrain'
import { cabin } from './cabin'
import { cafe } from './cafe'
import { camera } from './camera'
import { canal } from './canal'
import { canyon } from './canyon'
import { castle } from './castle'
import { catamaran } from './catamaran'
import { cavechurch } from './cavechurch'
import { cavesuite } from './cavesuite'
import { chalet } from './chalet'
import { chocolate } from './chocolate'
import { clocktower } from './clocktower'
import { cooking } from './cooking'
import { crossing } from './crossing'
import { dimsum } from './dimsum'
import { domes } from './domes'
import { duck } from './duck'
import { dunes } from './dunes'
import { elephants } from './elephants'
import { esim } from './esim'
import { fasttrack } from './fasttrack'
import { ferry } from './ferry'
import { fjord } from './fjord'
import { funpark } from './funpark'
import { gamedrive } from './gamedrive'
import { glassdomes } from './glassdomes'
import { greatwall } from './greatwall'
import { grill } from './grill'
import { harbourferry } from './harbourferry'
import { hawker } from './hawker'
import { ironcity } from './ironcity'
import { karst } from './karst'
import { lanna } from './lanna'
import { leatherbag } from './leatherbag'
import { lockers } from './lockers'
import { lounge } from './lounge'
import { luggage } from './luggage'
import { mango } from './mango'
import { matcha } from './matcha'
import { medina } from './medina'
import { montmartre } from './montmartre'
import { mountainvillage } from './mountainvillage'
import { museum } from './museum'
import { nightmarket } from './nightmarket'
import { nightsafari } from './nightsafari'
import { nighttrain } from './nighttrain'
import { noodles } from './noodles'
import { onsen } from './onsen'
import { opencase } from './opencase'
import { pagoda } from './pagoda'
import { palace } from './palace'
import { pasta } from './pasta'
import { pastry } from './pastry'
import { planewindow } from './planewindow'
import { platform } from './platform'
import { poolvilla } from './poolvilla'
import { privatecar } from './privatecar'
import { quietlounge } from './quietlounge'
import { reef } from './reef'
import { riad } from './riad'
import { road } from './road'
import { rooftop } from './rooftop'
import { room } from './room'
import { safari } from './safari'
import { sails } from './sails'
import { silk } from './silk'
import { simpack } from './simpack'
import { skydeck } from './skydeck'
import { skyline } from './skyline'
import { slotcanyon } from './slotcanyon'
import { spa } from './spa'
import { speedboat } from './speedboat'
import { sugarloaf } from './sugarloaf'
import { supertall } from './supertall'
import { tea } from './tea'
import { teaceremony } from './teaceremony'
import { teakhouse } from './teakhouse'
import { teaset } from './teaset'
import { temple } from './temple'
import { tentcamp } from './tentcamp'
import { threepillars } from './threepillars'
import { ticket } from './ticket'
import { tilesteps } from './tilesteps'
import { torii } from './torii'
import { townhouse } from './townhouse'
import { trolley } from './trolley'
import { umbrella } from './umbrella'
import { waffles } from './waffles'
import { waterfall } from './waterfall'
import { wifi } from './wifi'

/** All subjects, each a function that draws it on a scene. */
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
  elephants,
  palace,
  castle,
  aquarium,
  bigwheel,
  threepillars,
  waterfall,
  riad,
  bluegarden,
  mountainvillage,
  tentcamp,
  nightsafari,
  crossing,
  bullettrain,
  duck,
  pasta,
  pastry,
  grill,
  cooking,
  teaceremony,
  matcha,
  teaset,
  waffles,
  chocolate,
  silk,
  leatherbag,
  adapter,
  umbrella,
  lockers,
  lounge,
  quietlounge,
  fasttrack,
  trolley,
  platform,
  nighttrain,
  supertall,
  privatecar,
  catamaran,
  aegeanferry,
  speedboat,
  skydeck,
  glassdomes,
  slotcanyon,
  cavechurch,
  montmartre,
  tilesteps,
  lanna,
  teakhouse,
  chalet,
  cabin,
  brownstone,
  townhouse,
  cavesuite,
  rooftop,
  balcony,
  harbourferry,
  hawker,
  gamedrive,
  opencase,
} as const satisfies Record<string, (scene: Scene) => void>

/** What an illustration shows. */
export type Subject = keyof typeof SUBJECTS

/** The names of all subjects. */
export const SUBJECT_NAMES = Object.keys(SUBJECTS) as Subject[]

/** Whether a name is that of a subject. */
export function isSubject(name: string): name is Subject {
  return Object.hasOwn(SUBJECTS, name)
}
