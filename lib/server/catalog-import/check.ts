import type { CatalogFile } from '@/lib/contract/catalog-file'
import { checkCategories } from './check-categories'
import { checkImages } from './check-images'
import type { Names } from './check-product'
import { checkPromoCodes } from './check-promo-codes'
import { checkRedirects } from './check-redirects'
import { checkTimeZone } from './check-time-zone'
import { duplicates } from './duplicates'
import type { KnownEntries } from './lookups'
import type { Problem } from './problems'

/** Returns what the products of a file may refer to. */
export function namesOf(file: CatalogFile, known: KnownEntries): Names {
  const { categories = [], destinations = [], cancellation_policies: policies = [] } = file
  return {
    categoryIds: new Set([...known.categories.keys(), ...categories.map(({ id }) => id)]),
    places: new Set([...known.destinations, ...destinations.map(({ slug }) => slug)]),
    codes: new Set([...known.policies, ...policies.map(({ code }) => code)]),
  }
}

/**
 * Checks what the schema cannot, except of products: references and contradictions. Skips holes in the file's lists, which
 * stand for invalid entries.
 * @param productIds the products of the shop and of the file
 */
export function checkFile(
  file: CatalogFile,
  known: KnownEntries,
  productIds: ReadonlySet<string>,
): Problem[] {
  const { categories = [], destinations = [], cancellation_policies: policies = [] } = file
  return [
    ...checkCategories(categories, known),
    ...duplicates('destinations', destinations, ({ slug }) => slug, ['slug']),
    ...destinations.flatMap((destination, index) => [
      ...checkTimeZone(destination.time_zone, ['destinations', index, 'time_zone']),
      ...checkImages(destination.images, ['destinations', index, 'images']),
    ]),
    ...duplicates('cancellation_policies', policies, ({ code }) => code, ['code']),
    ...policies.flatMap(({ tiers }, index) =>
      tiers.flatMap(({ hours_before: hours }, tier): Problem[] =>
        hours >= (tiers[tier - 1]?.hours_before ?? Number.POSITIVE_INFINITY)
          ? [
              {
                path: ['cancellation_policies', index, 'tiers', tier, 'hours_before'],
                message: 'must be less than in the previous tier',
              },
            ]
          : [],
      ),
    ),
    ...duplicates('suppliers', file.suppliers ?? [], ({ name }) => name, ['name']),
    ...checkPromoCodes(file.promo_codes ?? [], productIds),
    ...checkRedirects(file.redirects ?? [], known.redirects),
  ]
}
