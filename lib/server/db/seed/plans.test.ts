import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { products } from './catalogue'

const plans = products.flatMap(({ id, options }) =>
  options.flatMap(({ code, summary, plan }) => (plan ? [{ name: `${id} ${code}`, summary, plan }] : [])),
)

describe('data plans', () => {
  it.each(plans)('$name slows down in its words where it does in its facts', ({ summary, plan }) => {
    for (const locale of LOCALES)
      expect(/[kM]bit\/s/.test(summary[locale])).toBe((plan.fairUse ?? null) !== null)
  })
})
