import type { CatalogFile } from '@/lib/contract/catalog-file'
import { checkCategories } from './check-categories'
import { checkImages } from './check-images'
import { checkProduct } from './check-product'
import { checkPromoCodes } from './check-promo-codes'
import { checkRedirects } from './check-redirects'
import { checkTimeZone } from './check-time-zone'
import { duplicates } from './duplicates'
import type { Known } from './lookups'
import type { Problem } from './problems'

/**
 * Checks what the schema cannot: references and contradictions. Skips holes in the file's lists, which stand
 * for invalid entries.
 */
export function checkFile(file: CatalogFile, known: Known): Problem[] {
  const { categories = [], destinations = [], cancellation_policies: policies = [], products } = file
  const places = new Set([...known.destinations, ...destinations.map(({ slug }) => slug)])
  const codes = new Set([...known.policies, ...policies.map(({ code }) => code)])
  const productIds = new Set([...known.products, ...products.flatMap(({ id }) => id)])
  const categoryIds = new Set([...known.categories.keys(), ...categories.map(({ id }) => id)])
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
    ...duplicates('products', products, ({ id }) => id, ['id']),
    ...doubleOptions(file),
    ...products.flatMap((product, index) =>
      checkProduct(product, ['products', index], { categoryIds, places, codes, known }),
    ),
    ...checkPromoCodes(file.promo_codes ?? [], productIds),
    ...checkRedirects(file.redirects ?? [], known.redirects),
  ]
}

/** Rejects option ids used by several products of the file, and repeated eSIM profiles. */
function doubleOptions({ products }: CatalogFile): Problem[] {
  const options = products.flatMap((product, index) =>
    product.options.map((option, place) => ({ option, path: ['products', index, 'options', place] })),
  )
  const profiles = options.flatMap(({ option, path }) =>
    option.esim_profiles.map(({ iccid }, place) => ({
      name: iccid,
      path: [...path, 'esim_profiles', place, 'iccid'],
    })),
  )
  const named = options.map(({ option, path }) => ({ name: option.id, path: [...path, 'id'] }))
  return [named, profiles].flatMap((list) => {
    const seen = new Set<string>()
    return list.flatMap(({ name, path }): Problem[] => {
      if (seen.has(name)) return [{ path, message: `${JSON.stringify(name)} occurs twice in this file` }]
      seen.add(name)
      return []
    })
  })
}
