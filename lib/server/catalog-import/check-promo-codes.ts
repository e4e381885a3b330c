import type { FilePromoCode } from '@/lib/contract/catalog-file'
import { duplicates } from './duplicates'
import type { Problem } from './problems'

/** @param productIds the products of the shop and of the file */
export function checkPromoCodes(codes: readonly FilePromoCode[], productIds: ReadonlySet<string>): Problem[] {
  return [
    ...duplicates('promo_codes', codes, ({ code }) => code, ['code']),
    ...codes.flatMap(({ percent, amount, valid_from, valid_until, products }, index): Problem[] => {
      const path = ['promo_codes', index]
      const problems: Problem[] = duplicates([...path, 'products'], products, (id) => id)
      if ((percent === null) === (amount === null))
        problems.push({ path, message: 'must have exactly one of percent, amount' })
      if (amount?.amount === 0) problems.push({ path: [...path, 'amount', 'amount'], message: 'must be ≥ 1' })
      if (valid_from && valid_until && new Date(valid_from) >= new Date(valid_until))
        problems.push({ path: [...path, 'valid_until'], message: `must be after ${valid_from}` })
      for (const [place, id] of products.entries())
        if (!productIds.has(id))
          problems.push({
            path: [...path, 'products', place],
            message: `unknown product ${JSON.stringify(id)}`,
          })
      return problems
    }),
  ]
}
