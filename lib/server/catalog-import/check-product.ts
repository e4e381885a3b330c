import type { FileProduct } from '@/lib/contract/catalog-file'
import { checkAvailability } from './check-availability'
import { checkImages } from './check-images'
import { checkOption } from './check-option'
import { checkTimeZone } from './check-time-zone'
import { duplicates } from './duplicates'
import type { Owners } from './lookups'
import type { Path, Problem } from './problems'

/** What products may refer to. */
export interface Names {
  categoryIds: ReadonlySet<string>
  places: ReadonlySet<string>
  codes: ReadonlySet<string>
}

function checkReferences(product: FileProduct, path: Path, { categoryIds, places }: Names): Problem[] {
  const problems: Problem[] = []
  const { category, vertical } = product
  if (category === null && vertical !== 'esim')
    problems.push({ path: [...path, 'category'], message: 'is missing: only an eSIM may have no category' })
  if (category !== null && !categoryIds.has(category))
    problems.push({
      path: [...path, 'category'],
      message: `unknown category ${JSON.stringify(category)}`,
    })
  for (const [index, slug] of product.destinations.entries())
    if (!places.has(slug))
      problems.push({
        path: [...path, 'destinations', index],
        message: `unknown destination ${JSON.stringify(slug)}`,
      })
  return problems
}

const STAY_HOURS = ['check_in_from', 'check_in_until', 'check_out_until'] as const

/** Guests would take the stars of anything else for its reviews. */
function checkStay(product: FileProduct, path: Path): Problem[] {
  const { vertical, stars, amenities } = product
  if (vertical === 'stay') return duplicates([...path, 'amenities'], amenities, (amenity) => amenity)
  const given = [
    ...(stars === null ? [] : ['stars']),
    ...(amenities.length > 0 ? ['amenities'] : []),
    ...STAY_HOURS.filter((field) => product[field] !== null),
  ]
  return given.map((field) => ({ path: [...path, field], message: 'only a stay may have it' }))
}

/** Without the address, a delivery outside the zones would be sold. */
function checkDelivery({ handover, options }: FileProduct, path: Path): Problem[] {
  if (!handover?.delivery_zones.length) return []
  return options.flatMap(({ fulfilment, questions }, index) =>
    fulfilment.includes('delivery') && !questions.includes('lead_delivery_address')
      ? [
          {
            path: [...path, 'options', index, 'questions'],
            message:
              'must include "lead_delivery_address": the product is delivered only to its delivery_zones',
          },
        ]
      : [],
  )
}

/** Without one, the product would have no price "From". */
function checkLeadPrice({ options }: FileProduct, path: Path): Problem[] {
  if (options.some(({ lead_price }) => lead_price)) return []
  return [{ path: [...path, 'options'], message: 'must have an option with "lead_price"' }]
}

/** Search engines show no event without its place and its date. */
function checkEvent({ event, meeting, options }: FileProduct, path: Path): Problem[] {
  if (!event) return []
  return [
    ...(meeting ? [] : [{ path: [...path, 'meeting'], message: 'is missing: an event has a place' }]),
    ...options.flatMap(({ window }, index) =>
      window === 'DATE_TIME'
        ? []
        : [
            {
              path: [...path, 'options', index, 'window'],
              message: 'must be "DATE_TIME": an event has a date and a time',
            },
          ],
    ),
  ]
}

export function checkProduct(product: FileProduct, path: Path, names: Names, owners: Owners): Problem[] {
  return [
    ...checkReferences(product, path, names),
    ...checkStay(product, path),
    ...checkDelivery(product, path),
    ...checkLeadPrice(product, path),
    ...checkEvent(product, path),
    ...duplicates([...path, 'destinations'], product.destinations, (slug) => slug),
    ...duplicates([...path, 'languages'], product.languages, (language) => language),
    ...duplicates([...path, 'handover', 'points'], product.handover?.points ?? [], ({ code }) => code, [
      'code',
    ]),
    ...checkTimeZone(product.time_zone, [...path, 'time_zone']),
    ...checkImages(product.images, [...path, 'images']),
    ...product.options.flatMap((option, index) => {
      const at = [...path, 'options', index]
      const owner = owners.optionOwners.get(option.id) ?? product.id
      const problems = [
        ...checkOption(option, at, product.currency),
        ...checkAvailability(option, at, owners),
      ]
      if (owner !== product.id)
        problems.push({ path: [...at, 'id'], message: `belongs to the product ${JSON.stringify(owner)}` })
      if (!names.codes.has(option.policy))
        problems.push({
          path: [...at, 'policy'],
          message: `unknown cancellation policy ${JSON.stringify(option.policy)}`,
        })
      return problems
    }),
  ]
}
