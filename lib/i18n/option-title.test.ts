import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { optionTitle, sharedTitles } from './option-title'
import { translator } from './translate'

const option = (name: string, from: string, to: string) => ({ name, route: { from, to } })
const OUT = option('Economy', 'Airport', 'City')
const BACK = option('Economy', 'City', 'Airport')
const FIRST = option('First class', 'Airport', 'City')
const t = (_: string, values: object) => translator('en')('product.optionRoute', { ...values })

test.each(LOCALES)('[C4] %s: the title of an option has its route, if there is one', (locale) => {
  const title = optionTitle(OUT, (key, values) => translator(locale)(`product.${key}`, values))
  const separator = { en: ' to ', th: ' ไป ', 'zh-cn': '至' }[locale]
  expect(title).toContain(`Airport${separator}City`)
  expect(title).toContain('Economy')
  expect(optionTitle({ name: 'Entry', route: null }, t)).toBe('Entry')
})

test('[C4] options of the same terms are named once, with the route only where it makes a difference', () => {
  const options = [OUT, FIRST, BACK]
  expect(sharedTitles(options, options, t)).toEqual(['Economy', 'First class'])
  expect(sharedTitles([OUT, BACK], options, t)).toEqual(['Economy'])
  expect(sharedTitles([OUT, FIRST], options, t)).toEqual(['Airport to City: Economy', 'First class'])
})
