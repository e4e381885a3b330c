import type { Area, Product, ProductCard } from '../../catalog'
import type { Option } from '../../option'

/** Thai baht; a baht has a hundred minor units. */
export const baht = (amount: number) => ({ amount: amount * 100, currency: 'THB' as const })

export const PRODUCT_ID = 'phi-phi-bamboo-speedboat'
export const OPTION_ID = 'phi-phi-bamboo-speedboat.shared'
export const PRODUCT_NAME = 'Phi Phi and Bamboo Island by speedboat, small group'
export const DATE = '2026-12-12'
export const TIME_ZONE = 'Asia/Bangkok'

export const IMAGE = {
  path: 'phi-phi-bamboo-speedboat-1',
  alt: 'A speedboat with guests in orange vests between limestone islands at noon',
}

export const MEETING = {
  name: 'Chalong Pier, ticket hall at the head of the pier',
  directions: 'Five minutes on foot from Chalong Circle, at the sea end of the road.',
  latitude: 7.8214,
  longitude: 98.3432,
}

export const WHAT_TO_BRING = ['Swimwear and a towel', 'Reef-safe sunscreen']

export const HOW_TO_USE = 'Show the code on your phone at the counter and take your wristband.'

export const CARD: ProductCard = {
  id: PRODUCT_ID,
  vertical: 'tour',
  name: PRODUCT_NAME,
  category: { id: 'CATEGORY_019', slug: 'boat-trips', label: 'Boat trips' },
  area: { slug: 'phuket', name: 'Phuket' },
  image: IMAGE,
  from: baht(2690),
  from_unit: { code: 'ADULT', label: 'Adult' },
  from_window: 'DATE_TIME',
  from_inventory: 'SLOT',
  stay: null,
  duration_minutes: 510,
  free_cancellation: true,
  price_refundable: true,
  instant_confirmation: true,
  stars: null,
  amenities: [],
  rating: { average: 4.7, count: 212 },
}

const OPTION: Option = {
  id: OPTION_ID,
  name: 'Small group',
  summary: 'Up to 20 guests, lunch and park fees included',
  window: 'DATE_TIME',
  inventory: 'SLOT',
  cutoff_minutes: 720,
  min_units: 1,
  max_units: 10,
  cancellation: [{ hours_before: 24, fee_percent: 100 }],
  changes: { date_hours: 24, names_hours: 24 },
  questions: ['full_name'],
  id_card_country: null,
  fulfilment: [],
  handover: null,
  guide_languages: ['en', 'th', 'zh'],
  route: null,
  pickup: null,
  party: 'shared',
  plan: null,
  menu: [],
  units: [
    {
      code: 'ADULT',
      label: 'Adult',
      min_age: 12,
      max_age: null,
      pax_count: 1,
      accompanied_by: null,
      max_quantity: null,
      group: null,
      price: baht(2690),
    },
    {
      code: 'CHILD',
      label: 'Child',
      min_age: 4,
      max_age: 11,
      pax_count: 1,
      accompanied_by: 'ADULT',
      max_quantity: null,
      group: null,
      price: baht(1790),
    },
  ],
  from: { price: baht(2690), varies: false, until: '2027-05-28' },
  availability: 'available',
  next_dates: ['2026-12-01', '2026-12-02', '2026-12-03'],
  extras: [],
}

export const PRODUCT: Product = {
  ...CARD,
  supplier: 'Andaman Lantern Boats',
  from_option_id: OPTION_ID,
  summary:
    'The shared boat is out of Chalong at eight, so you stand on Maya Bay before most of the big boats.',
  highlights: ['Maya Bay with the national park fee already paid', 'A long stop on Bamboo Island'],
  inclusions: ['Speedboat, captain, guide and crew', 'Buffet lunch on Phi Phi Don'],
  exclusions: ['Transfer to Chalong Pier'],
  good_to_know: ['Maya Bay closes every year from 1 August to 30 September'],
  how_to_use: HOW_TO_USE,
  what_to_bring: WHAT_TO_BRING,
  stay_hours: null,
  itinerary: [
    { minutes: 60, title: 'Chalong Pier to Phi Phi Leh', text: 'About an hour across open sea.' },
    { minutes: 90, title: 'Bamboo Island', text: 'Flat, white and ringed by shallow reef.' },
  ],
  performances: [],
  meeting: MEETING,
  opening_hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '06:30', closes: '17:00' }],
  areas: [{ slug: 'phuket', name: 'Phuket' }],
  country: 'TH',
  languages: ['en', 'th', 'zh'],
  wheelchair: false,
  hotel_pickup: false,
  time_zone: TIME_ZONE,
  images: [IMAGE],
  booked: 480,
  options: [OPTION],
}

export const DESTINATION: Area = {
  slug: 'phuket',
  name: 'Phuket',
  country: 'TH',
  country_name: 'Thailand',
  groups: ['recommendation', 'asia'],
  summary: 'Beaches on the west side, an old town of shophouses, and boats to the islands.',
  image: { path: 'phuket-1', alt: 'Longtail boats on a beach of Phuket at dawn' },
  product_count: 9,
}
