import { expect, test } from 'vitest'
import { translator } from './translate'

test('[E7] shows the key of a missing message', () => {
  for (const locale of ['en', 'th', 'zh-cn'] as const)
    expect(translator(locale)('errors.NO_SUCH_THING')).toBe('errors.NO_SUCH_THING')
})

test('translates a message with its values', () => {
  const translations = (['en', 'th', 'zh-cn'] as const).map((locale) =>
    translator(locale)('cart.api.cleared_items', { items: 2 }),
  )
  expect(new Set(translations).size).toBe(3)
  for (const text of translations) expect(text).toContain('2')
})
