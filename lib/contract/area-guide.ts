import { z } from 'zod'
import { area, galleryImage } from './catalog'
import { defineOperation, envelope } from './operation'
import { preferences, slug } from './shared'

/** Facts that hold for a whole country. Only verified ones. */
export const countryFacts = z.object({
  /** ISO 4217 */
  currency: z.string(),
  /** Without the plus sign. */
  calling_code: z.string(),
  drives: z.enum(['left', 'right']),
  /** IEC plug types, e.g. 'A'. */
  plugs: z.array(z.string()),
  /** Language codes. */
  languages: z.array(z.string()),
  emergency: z.array(
    z.object({ service: z.enum(['all', 'police', 'ambulance', 'tourist_police']), number: z.string() }),
  ),
})

/** A destination with all content of its page. Each text is a list of paragraphs. */
export const areaGuide = area.extend({
  about: z.array(z.string()),
  when_to_go: z.array(z.string()),
  getting_there: z.array(z.string()),
  /** Null, like the three below, if the host does not know where it is. */
  time_zone: z.string().nullable(),
  /** Minimum and maximum offset from UTC during the year, in minutes; they differ if clocks change. */
  utc_offset: z.object({ least: z.int(), most: z.int() }).nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  images: z.array(galleryImage),
  facts: countryFacts.nullable(),
  /** When the destination last changed; null if the host does not say. */
  updated_at: z.iso.datetime().nullable().default(null),
})
export type AreaGuide = z.infer<typeof areaGuide>

export const getArea = defineOperation({
  method: 'GET',
  path: '/api/catalog/areas/{slug}',
  summary: 'Returns a destination with its guide and facts',
  params: z.object({ slug }),
  query: preferences,
  response: envelope(areaGuide),
})
