import { describe, expect, it } from 'vitest'
import { inLocale, LOCALES } from '@/lib/domain/locale'
import { readSeed } from './seed-files'

const { products } = await readSeed()
const plans = products.flatMap(({ options }) =>
  options.flatMap(({ id, summary, plan }) => (plan ? [{ id, summary, plan }] : [])),
)

describe('data plans', () => {
  it.each(plans)('$id mentions a reduced speed exactly if the plan has one', ({ summary, plan }) => {
    for (const locale of LOCALES)
      expect(/[kM]bit\/s/.test(inLocale(summary, locale))).toBe(plan.fair_use !== null)
  })
})
