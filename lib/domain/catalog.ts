/** The product verticals. */
export const VERTICALS = [
  'ticket',
  'tour',
  'transport',
  'stay',
  'food',
  'connectivity',
  'service',
  'shopping',
  'esim',
] as const
export type Vertical = (typeof VERTICALS)[number]

/** The dates that a buyer selects for an option. */
export const DATE_MODES = ['NONE', 'DATE', 'DATE_TIME', 'DATE_RANGE'] as const
export type DateMode = (typeof DATE_MODES)[number]

/** How the availability of an option is limited. */
export const INVENTORIES = ['FREESALE', 'SLOT', 'NIGHTLY', 'STOCK', 'SERIAL'] as const
export type Inventory = (typeof INVENTORIES)[number]

/** What is left of an option on its bookable days, or of its stock; `closed` without such a day. */
export const OPTION_AVAILABILITIES = ['available', 'few', 'sold_out', 'closed'] as const
export type OptionAvailability = (typeof OPTION_AVAILABILITIES)[number]

/** OCTO unit types; the last eight are our own. */
export const UNIT_TYPES = [
  'ADULT',
  'CHILD',
  'INFANT',
  'YOUTH',
  'STUDENT',
  'SENIOR',
  'FAMILY',
  'PERSON',
  'GROUP',
  'VEHICLE',
  'ROOM',
  'DEVICE',
  'ITEM',
  'BAG',
  'PROFILE',
] as const
export type UnitType = (typeof UNIT_TYPES)[number]

/** Destination groups of the menu, spelled as in the specification. */
export const AREA_GROUPS = [
  'recommendation',
  'asia',
  'oceania',
  'europe',
  'north_aemrica',
  'south_aemrica',
  'africa',
] as const
export type AreaGroup = (typeof AREA_GROUPS)[number]

/** What an option asks: questions to each traveller, or only to the lead traveller (`lead_…`). */
export const OPTION_QUESTIONS = [
  'full_name',
  'age',
  'passport_number',
  'identity_document',
  'lead_pickup_place',
  'lead_flight_number',
  'lead_arrival_time',
  'lead_terminal',
  'lead_drop_off_time',
  'lead_collect_time',
  'lead_diet',
  'lead_delivery_address',
  'lead_special_requests',
] as const
export type OptionQuestion = (typeof OPTION_QUESTIONS)[number]

/** Asked with a delivery address if goods are delivered only to some places. */
export const DELIVERY_QUESTIONS = ['lead_delivery_country', 'lead_delivery_postcode'] as const

export const QUESTIONS = [...OPTION_QUESTIONS, ...DELIVERY_QUESTIONS] as const
export type Question = (typeof QUESTIONS)[number]

/** The highest class of a stay, in stars. */
export const MAX_STARS = 5

/** What a stay has. */
export const AMENITIES = [
  'wifi',
  'breakfast',
  'restaurant',
  'bar',
  'pool',
  'hot_spring',
  'sauna',
  'gym',
  'spa',
  'air_conditioning',
  'kitchen',
  'laundry',
  'garden',
  'terrace',
  'fireplace',
  'family_rooms',
  'luggage_storage',
  'front_desk_24h',
  'lift',
  'parking',
  'bicycles',
  'shuttle',
] as const
export type Amenity = (typeof AMENITIES)[number]

/** Whether a tour is shared with others or private. */
export const GROUP_TYPES = ['shared', 'private'] as const
export type GroupType = (typeof GROUP_TYPES)[number]
