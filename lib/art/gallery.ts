import { isBoat, isCamp, isCold, isCountry, isPlace, isTrain, isWaterside } from './kinds'
import { cycle, item } from './lists'
import type { Mood } from './palette'
import { companions, hours } from './plan'
import { createRandom, type Random } from './random'
import type { IllustrationSpec } from './spec'
import type { Subject } from './subjects'
import type { ViewName } from './views'

/** What the pictures of a gallery are to sell. */
export type Occasion =
  | 'tour'
  | 'ticket'
  | 'transport'
  | 'stay'
  | 'food'
  | 'esim'
  | 'connectivity'
  | 'service'
  | 'shopping'

/** One picture of a plan: a view, a place as it is, what goes with the subject, or the place on the way. */
type Shot = ViewName | 'place' | 'companion' | 'ride'

export interface GalleryOptions {
  /** What the pictures are for: the same id always gives the same gallery. */
  id: string
  occasion: Occasion
  /** The first picture. */
  cover: IllustrationSpec
  /** What the places look like where it is used, the most important first. */
  places: readonly Subject[]
}

/** Pictures after the cover. */
const FURTHER = 4

/** Orders of pictures for an occasion; the id chooses one. What is not possible is left out. */
const PLANS: Record<Occasion, readonly [readonly Shot[], ...(readonly Shot[])[]]> = {
  tour: [
    ['people', 'detail', 'companion', 'map'],
    ['detail', 'companion', 'arch', 'map'],
    ['companion', 'people', 'detail', 'postcard'],
    ['detail', 'people', 'companion', 'arch'],
    ['deck', 'detail', 'companion', 'postcard'],
  ],
  ticket: [
    ['arch', 'detail', 'ticket', 'people'],
    ['detail', 'ticket', 'people', 'companion'],
    ['people', 'ticket', 'detail', 'arch'],
    ['ticket', 'detail', 'arch', 'map'],
  ],
  transport: [
    ['ride', 'detail', 'companion', 'place'],
    ['place', 'ride', 'companion', 'detail'],
    ['ride', 'companion', 'detail', 'map'],
  ],
  stay: [
    ['hotel', 'companion', 'detail', 'terrace'],
    ['companion', 'hotel', 'terrace', 'detail'],
    ['terrace', 'detail', 'hotel', 'companion'],
  ],
  food: [
    ['detail', 'companion', 'people', 'terrace'],
    ['companion', 'detail', 'terrace', 'place'],
    ['detail', 'terrace', 'companion', 'arch'],
  ],
  esim: [
    ['gate', 'map', 'postcard', 'people'],
    ['people', 'gate', 'map', 'postcard'],
    ['postcard', 'map', 'people', 'gate'],
  ],
  connectivity: [
    ['postcard', 'companion', 'gate', 'map'],
    ['gate', 'map', 'companion', 'people'],
    ['companion', 'people', 'map', 'gate'],
  ],
  service: [
    ['detail', 'gate', 'companion', 'place'],
    ['detail', 'companion', 'hotel', 'gate'],
    ['gate', 'detail', 'place', 'companion'],
  ],
  shopping: [
    ['detail', 'companion', 'postcard', 'place'],
    ['detail', 'place', 'companion', 'arch'],
    ['companion', 'detail', 'people', 'postcard'],
  ],
}

/** What stands in where a plan has too little that is possible. */
const STAND_INS: readonly Shot[] = ['place', 'companion', 'detail', 'postcard', 'arch', 'map', 'companion']

/** Hours that do not go with a view: nobody lays a table in the snow, and a frame makes a night darker. */
const UNFIT: Partial<Record<Shot, readonly Mood[]>> = {
  arch: ['snow', 'night'],
  deck: ['snow'],
  gate: ['night'],
  hotel: ['night'],
  map: ['night', 'snow', 'monsoon'],
  people: ['night'],
  postcard: ['night'],
  terrace: ['snow', 'monsoon', 'night'],
  ticket: ['night'],
  place: ['night'],
  ride: ['night'],
}

/** An hour of the subject that differs from that of the picture before, if there is one. */
function nextMood(random: Random, shot: Shot, subject: Subject, before: Mood): Mood {
  const fit = hours(subject).filter((mood) => !UNFIT[shot]?.includes(mood))
  const other = fit.filter((mood) => mood !== before)
  if (other.length > 0) return random.pick(other)
  return fit[0] ?? item(hours(subject), 0)
}

/** The view of a shot: out of town the doorway is that of a tent, and the map one of trails. */
function viewOf(shot: Shot, subject: Subject, cover: Subject): ViewName | undefined {
  if (shot === 'place' || shot === 'companion') return undefined
  if (shot === 'ride') return isBoat(cover) ? 'deck' : isTrain(cover) ? 'train' : 'gate'
  if ((shot === 'arch' || shot === 'hotel') && isCamp(subject)) return 'tent'
  if (shot === 'map' && isCountry(subject)) return 'trail'
  return shot
}

/** What goes with a device, whatever country it is shown in. */
const DEVICE_FRIENDS: Partial<Record<ViewName, readonly Subject[]>> = {
  phone: ['esim', 'planewindow', 'luggage'],
  router: ['wifi', 'planewindow', 'luggage'],
  sim: ['simpack', 'planewindow', 'luggage'],
}

function friendsOf({ subject, view }: IllustrationSpec): readonly Subject[] {
  return (view && DEVICE_FRIENDS[view]) ?? companions(subject)
}

/** Which subject each shot shows; undefined where it would not make sense. */
function createCast({ cover, places, occasion, id }: GalleryOptions): (shot: Shot) => Subject | undefined {
  const random = createRandom(`c${id}`)
  const views = places.filter(isPlace)
  const scenes = cover.view || !isPlace(cover.subject) ? views : [cover.subject]
  const friends = [...friendsOf(cover)]
  let scene = 0
  const nextScene = (): Subject | undefined => (scenes.length > 0 ? cycle(scenes, scene++) : undefined)
  return (shot) => {
    switch (shot) {
      case 'companion':
        return friends.splice(random() < 0.6 ? 0 : 1, 1)[0] ?? friends.shift()
      case 'place':
        return views.find((place) => place !== cover.subject)
      case 'detail':
      case 'ticket':
        return cover.view ? scenes[0] : cover.subject
      case 'deck':
        return scenes.find(isWaterside)
      case 'ride':
        return views.toReversed().find((place) => place !== cover.subject && !isTrain(place)) ?? nextScene()
      case 'terrace':
        return scenes.find((place) => !isCold(place) && (occasion === 'stay' || !isCountry(place)))
      default:
        return nextScene()
    }
  }
}

/**
 * Plans the pictures of one product: its cover and four more, each in another view or of another subject,
 * and neighbours at different hours.
 */
export function gallery(options: GalleryOptions): IllustrationSpec[] {
  const { id, occasion, cover } = options
  const random = createRandom(`g${id}`)
  const castFor = createCast(options)
  const pictures: IllustrationSpec[] = [cover]
  for (const shot of [...random.pick(PLANS[occasion]), ...STAND_INS]) {
    if (pictures.length > FURTHER) break
    const subject = castFor(shot)
    if (!subject) continue
    const view = viewOf(shot, subject, cover.subject)
    const isNew = pictures.every((other) => other.subject !== subject || other.view !== view)
    if (!isNew) continue
    const before = item(pictures, pictures.length - 1)
    pictures.push({
      subject,
      mood: nextMood(random, shot, subject, before.mood),
      seed: `${id}-${view ?? subject}`,
      ...(view && { view }),
      ...(random() < 0.5 && { flip: true }),
      ratio: cover.ratio,
    })
  }
  return pictures
}
