import type { ViewName } from '@/lib/art'
import type {
  AreaGroup,
  BookingWindow,
  Inventory,
  Party,
  Question,
  UnitType,
  Vertical,
} from '@/lib/domain/catalog'
import type { DeliveryTerms, FulfilmentUse, OpeningHours } from '@/lib/domain/fulfilment'
import type { Localized } from '@/lib/domain/locale'
import type { Course } from '@/lib/domain/menu'
import type { PickupTerms } from '@/lib/domain/pickup'
import type { Bags, StartingPlace } from '@/lib/domain/trip'

/** Poster parameters of the illustration generator; the seed defaults to the record's id. */
export interface ImageSeed {
  subject: string
  mood: 'dawn' | 'noon' | 'dusk' | 'night' | 'monsoon' | 'snow'
  seed?: string
  flip?: boolean
  /** How the subject is shown; plainly unless told. */
  view?: ViewName
}

export interface AreaSeed {
  slug: string
  groups: AreaGroup[]
  /** ISO 3166-1 alpha-2 */
  country: string
  timeZone: string
  latitude: number
  longitude: number
  picture: ImageSeed
  name: Localized
  /** Other names by which it is searched for. */
  alsoCalled?: Partial<Localized<string[]>>
  /** The country's name as shown under the area's. */
  countryName: Localized
  summary: Localized
}

/** What a destination page tells; paragraphs with an empty line between them. */
export interface AreaGuide {
  about: Localized
  whenToGo: Localized
  gettingThere: Localized
}

export interface CategorySeed {
  id: string
  parent?: string
  slug: string
  icon: string
  label: Localized
  /** What is sold here, in a paragraph. */
  summary: Localized
}

export type PolicyCode =
  | 'free-until-24h'
  | 'free-until-48h'
  | 'free-until-72h'
  | 'half-until-48h'
  | 'free-until-7d-half-until-2d'
  | 'non-refundable'
  | 'free-until-used'

export interface UnitSeed {
  code: UnitType
  /** Only where the label of the unit type does not say it, e.g. 'Boat for up to 6'. */
  label?: Localized
  /** In major units of the product's currency, taxes and fees included. */
  price: number
  /** Age on the day of service. */
  minAge?: number
  maxAge?: number
  /** Seats that one unit takes; 1 unless told. */
  pax?: number
  /** Unit code of which at least one must be in the same booking. */
  accompaniedBy?: UnitType
  max?: number
  /** Where its price is that of a whole group: how many it is for, and with how much luggage. */
  group?: { people: number; bags?: number }
}

export interface DataPlanSeed {
  /** null is unlimited. */
  gigabytes: number | null
  days: number
  networks: string[]
  /** Speed after the fair-use amount of a day, in kbit/s. */
  fairUse?: { gigabytesPerDay: number; kilobitsPerSecond: number }
  hotspot: boolean
  validityStarts: 'first_use' | 'installation' | 'pickup'
}

export interface RouteSeed {
  from: Localized
  to: Localized
  /** Code of the option that goes back; none where there is no such ticket. */
  opposite?: string
  bags?: Bags
  /** Where it starts; at the product's meeting point unless told. */
  meeting?: StartingPlace
}

export interface OptionSeed {
  code: string
  name: Localized
  summary: Localized
  window: BookingWindow
  inventory: Inventory
  /** 'HH:MM' local; required by DATE_TIME. */
  times?: string[]
  /** ISO weekdays on which it runs, 1 = Monday; every day unless told. */
  weekdays?: number[]
  /** Seats a slot, rooms a night, or pieces in stock. */
  capacity: number
  /** Minutes before the start until which it can be booked. */
  cutoffMinutes: number
  minUnits?: number
  maxUnits: number
  policy: PolicyCode
  questions?: Question[]
  fulfilment?: Array<'pickup' | 'delivery'>
  /** Price of a period, as a percentage of the usual price; 'MM-DD' for every year, or whole dates; both ends count. */
  seasons?: Array<{ from: string; to: string; percent: number }>
  /** Of transport: where it goes. */
  route?: RouteSeed
  plan?: DataPlanSeed
  /** Of food: what is served, course by course. */
  menu?: Course[]
  /** Left out, the travellers come by themselves. */
  pickup?: PickupTerms
  /** Of a tour; unless told, private where it is sold by the group and shared else. */
  party?: Party
  units: UnitSeed[]
  extras?: Array<{ code: string; name: Localized; price: number; deposit?: boolean }>
  /** Days counted from today on which this option is sold out, or has only so many places left. */
  soldOutDays?: number[]
  lastSeats?: { day: number; left: number }
}

export interface ProductSeed {
  /** Public id, stable for ever: /products/{id}. */
  id: string
  vertical: Vertical
  /** Absent for eSIM, which has no category in the menu. */
  category?: string
  areas: string[]
  /** Countries where its data plans work (ISO 3166-1 alpha-2); those of its areas unless told. */
  coverage?: string[]
  /** Invented. */
  operator: string
  currency: string
  durationMinutes?: number
  languages?: Array<'en' | 'th' | 'zh' | 'ja' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'ar' | 'no' | 'nl'>
  wheelchair?: boolean
  hotelPickup?: boolean
  /** True unless told: the booking is confirmed in the moment it is paid. */
  instantConfirmation?: boolean
  /** Position among the recommended products of the home page. */
  recommended?: number
  picture: ImageSeed
  /** The four pictures after the cover, where the usual plan of the vertical does not fit. */
  gallery?: ImageSeed[]
  name: Localized
  /** Other names by which it, or what it leads to, is searched for. */
  alsoCalled?: Partial<Localized<string[]>>
  summary: Localized
  highlights: Localized<string[]>
  inclusions: Localized<string[]>
  exclusions: Localized<string[]>
  itinerary?: Array<{ minutes?: number; title: Localized; text: Localized }>
  /** Where the traveller goes, in words that a taxi driver would understand; absent for eSIM and delivery. */
  meeting?: { name: Localized; directions: Localized; latitude: number; longitude: number }
  /** Counters where its goods are fetched, the meeting point's name and directions unless told, and deliveries. */
  handover?: {
    points: Array<{ code: string; name?: Localized; directions?: Localized; hours: OpeningHours[] }>
    delivery?: DeliveryTerms
    use?: FulfilmentUse
  }
  howToUse: Localized
  goodToKnow: Localized<string[]>
  /** What the cover picture shows. */
  alt: Localized
  options: OptionSeed[]
}
