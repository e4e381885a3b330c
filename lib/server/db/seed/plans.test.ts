import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { products } from './catalog'

const plans = products.flatMap(({ id, options }) =>
  options.flatMap(({ code, summary, plan }) => (plan ? [{ name: `${id} ${code}`, summary, plan }] : [])),
)

describe('data plans', () => {
  it.each(plans)('$name mentions a reduced speed exactly if the plan has one', ({ summary, plan }) => {
    for (const locale of LOCALES)
      expect(/[kM]bit\/s/.test(summary[locale])).toBe((plan.fairUse ?? null) !== null)
  })
})
