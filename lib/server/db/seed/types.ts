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
  /** Defaults to the plain view. */
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
  /** Search aliases. */
  alsoCalled?: Partial<Localized<string[]>>
  /** The country's name as displayed under the area's. */
  countryName: Localized
  summary: Localized
}

/** Texts of a destination page; paragraphs separated by an empty line. */
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
  /** What is sold here, in one paragraph. */
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
  /** Only if the unit type's label is not specific enough, e.g. 'Boat for up to 6'. */
  label?: Localized
  /** In major units of the product's currency, taxes and fees included. */
  price: number
  /** Age on the day of service. */
  minAge?: number
  maxAge?: number
  /** Seats that one unit takes; defaults to 1. */
  pax?: number
  /** A unit code of which the booking must contain at least one. */
  accompaniedBy?: UnitType
  max?: number
  /** For a price per group: number of people and amount of luggage. */
  group?: { people: number; bags?: number }
}

export interface DataPlanSeed {
  /** Null if unlimited. */
  gigabytes: number | null
  days: number
  networks: string[]
  /** Speed after the daily fair-use amount, in kbit/s. */
  fairUse?: { gigabytesPerDay: number; kilobitsPerSecond: number }
  hotspot: boolean
  validityStarts: 'first_use' | 'installation' | 'pickup'
}

export interface RouteSeed {
  from: Localized
  to: Localized
  /** Code of the return option, if any. */
  opposite?: string
  bags?: Bags
  /** Defaults to the product's meeting point. */
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
  /** ISO weekdays on which it runs, 1 = Monday; defaults to every day. */
  weekdays?: number[]
  /** Seats per slot, rooms per night, or pieces in stock. */
  capacity: number
  /** Minutes before the start at which booking closes. */
  cutoffMinutes: number
  minUnits?: number
  maxUnits: number
  policy: PolicyCode
  questions?: Question[]
  fulfilment?: Array<'pickup' | 'delivery'>
  /**
   * Price in a period, as a percentage of the base price;
   * 'MM-DD' for every year, or full dates; both ends inclusive.
   */
  seasons?: Array<{ from: string; to: string; percent: number }>
  /** Transport only. */
  route?: RouteSeed
  plan?: DataPlanSeed
  /** Food only: the menu by course. */
  menu?: Course[]
  /** Omitted if there is no pickup. */
  pickup?: PickupTerms
  /** Tours only; defaults to private if sold per group, otherwise shared. */
  party?: Party
  units: UnitSeed[]
  extras?: Array<{ code: string; name: Localized; price: number; deposit?: boolean }>
  /** Day offsets from today at which the option is sold out or has only the given places left. */
  soldOutDays?: number[]
  lastSeats?: { day: number; left: number }
}

export interface ProductSeed {
  /** Public id that never changes: /products/{id}. */
  id: string
  vertical: Vertical
  /** Absent for eSIM, which has no category in the menu. */
  category?: string
  areas: string[]
  /** Countries where its data plans work (ISO 3166-1 alpha-2); defaults to those of its areas. */
  coverage?: string[]
  /** Invented. */
  operator: string
  currency: string
  durationMinutes?: number
  languages?: Array<'en' | 'th' | 'zh' | 'ja' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'ar' | 'no' | 'nl'>
  wheelchair?: boolean
  hotelPickup?: boolean
  /** Defaults to true: the booking is confirmed as soon as it is paid. */
  instantConfirmation?: boolean
  /** Position among the recommended products of the home page. */
  recommended?: number
  picture: ImageSeed
  /** The four images after the cover, where the default plan of the vertical does not fit. */
  gallery?: ImageSeed[]
  name: Localized
  /** Search aliases of the product or its destination. */
  alsoCalled?: Partial<Localized<string[]>>
  summary: Localized
  highlights: Localized<string[]>
  inclusions: Localized<string[]>
  exclusions: Localized<string[]>
  itinerary?: Array<{ minutes?: number; title: Localized; text: Localized }>
  /** Where the traveller goes, in words that a taxi driver would understand; absent for eSIM and delivery. */
  meeting?: { name: Localized; directions: Localized; latitude: number; longitude: number }
  /**
   * Collection points of its goods (name and directions
   * default to those of the meeting point), and deliveries.
   */
  handover?: {
    points: Array<{ code: string; name?: Localized; directions?: Localized; hours: OpeningHours[] }>
    delivery?: DeliveryTerms
    use?: FulfilmentUse
  }
  howToUse: Localized
  goodToKnow: Localized<string[]>
  /** What the cover image shows. */
  alt: Localized
  options: OptionSeed[]
}
