import { expect, test } from 'vitest'
import { translator } from './translate'

test('[E7] a word that is missing shows its key', () => {
  for (const locale of ['en', 'th', 'zh-cn'] as const)
    expect(translator(locale)('errors.NO_SUCH_THING')).toBe('errors.NO_SUCH_THING')
})

test('a word that is there is said in its language, with its values', () => {
  const said = (['en', 'th', 'zh-cn'] as const).map((locale) =>
    translator(locale)('cart.api.cleared_lines', { lines: 2 }),
  )
  expect(new Set(said).size).toBe(3)
  for (const text of said) expect(text).toContain('2')
})
