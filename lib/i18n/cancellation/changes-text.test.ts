import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '../translate'
import { changesText } from './changes-text'
import { cancellationTranslator } from './translator'

test.each(LOCALES)(
  '[C4] says what can be changed, and nothing where the option states nothing (%s)',
  (locale) => {
    const textOf = (changes: Parameters<typeof changesText>[0]) =>
      changesText(changes, cancellationTranslator(locale), (key, values) =>
        translator(locale)(`product.time.${key}`, values),
      )
    expect(textOf(null)).toEqual([])
    expect(textOf({ date_hours: null, names_hours: null })).toEqual([])
    const [date, names, ...others] = textOf({ date_hours: 48, names_hours: 12 })
    expect(others).toEqual([])
    expect(date).toMatch(/2/)
    expect(names).toContain('12')
    const [untilStart] = textOf({ date_hours: 0, names_hours: null })
    expect(untilStart).not.toMatch(/[{}0-9]/)
  },
)
