import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { FIELD_CODES } from '@/lib/contract/error'
import { ERROR_STATUS } from '@/lib/contract/error-status'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'

type Catalog = { [key: string]: string | Catalog }

function flatten(catalog: Catalog, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(catalog).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value] as const]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

const messagesByLocale = new Map(
  LOCALES.map((locale) => [
    locale,
    flatten(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Catalog),
  ]),
)
const english = messagesByLocale.get('en') ?? new Map<string, string>()

/** The names of a message's arguments and tags. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>()
  const visit = (elements: ReturnType<typeof parse>) => {
    for (const element of elements) {
      if (element.type !== 0 && element.type !== 7) names.add(element.value)
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value)
      if ('children' in element) visit(element.children)
    }
  }
  visit(parse(message))
  return [...names].sort()
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name)) yield path
  }
}

/** Values for a message's arguments: numbers where it counts, Chinese words elsewhere. */
function chineseValues(message: string): Record<string, string | number> {
  const values: Record<string, string | number> = {}
  const visit = (elements: ReturnType<typeof parse>) => {
    for (const element of elements) {
      if (element.type !== 0 && element.type !== 7)
        values[element.value] ??= element.type === 6 ? 2 : '支付宝'
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value)
      if ('children' in element) visit(element.children)
    }
  }
  visit(parse(message))
  return values
}

describe('messages', () => {
  test.each(LOCALES)('[N1] %s has the same keys as English', (locale) => {
    expect([...(messagesByLocale.get(locale)?.keys() ?? [])].sort()).toEqual([...english.keys()].sort())
  })

  test.each(LOCALES)(
    '%s is valid ICU with the same arguments as English, and no message is empty',
    (locale) => {
      for (const [key, message] of messagesByLocale.get(locale) ?? []) {
        expect(message.trim(), key).not.toBe('')
        expect(argumentsOf(message), key).toEqual(argumentsOf(english.get(key) ?? ''))
      }
    },
  )

  test('[N1] Chinese has no space between its words, nor after full-width punctuation', () => {
    const spaced = /[\p{Script=Han}：，。、；！？）] (?=[\p{Script=Han}：，。、；！？（])|[：，。、；！？] /u
    const texts = [...(messagesByLocale.get('zh-cn') ?? [])].filter(([key]) => !key.endsWith('.also'))
    expect(texts.filter(([, message]) => spaced.test(message))).toEqual([])
    const t = translator('zh-cn')
    const formatted = texts
      .filter(([, message]) => /\{/.test(message) && !/<\w+>/.test(message))
      .map(([key, message]) => [key, t(key, chineseValues(message))] as const)
    expect(formatted.filter(([key, text]) => text === key)).toEqual([])
    expect(formatted.filter(([, text]) => spaced.test(text))).toEqual([])
  })

  test('every error code and field code has a message', () => {
    const required = [
      ...Object.keys(ERROR_STATUS).map((code) => `errors.${code}`),
      ...FIELD_CODES.map((code) => `errors.fields.${code}`),
    ]
    expect(required.filter((key) => !english.has(key))).toEqual([])
  })

  test('[C4] [N2] limits of a quantity suit people and things', () => {
    const keys = ['booking.most', 'booking.least', 'errors.BELOW_MIN_UNITS', 'errors.ABOVE_MAX_UNITS']
    const reasons = ['cart.reason.BELOW_MIN_UNITS', 'cart.reason.ABOVE_MAX_UNITS']
    const texts = LOCALES.flatMap((locale) =>
      [...keys, ...reasons].map((key) => messagesByLocale.get(locale)?.get(key)),
    )
    expect(texts.filter((text) => text === undefined || /people|} ที่|人/.test(text))).toEqual([])
  })

  test('[E1] the fixed strings of the specification are unchanged', () => {
    expect([...english.values()]).toContain('Oops! Something Went Wrong.')
    expect([...english.values()]).toContain('Technical Error')
    expect([...english.values()]).toContain('Page not found')
  })

  test('no key is unused', () => {
    const code = ['app', 'components', 'lib', 'stores', 'tests']
      .flatMap((folder) => [...sources(folder)])
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const unused = [...english.keys()].filter((key) => {
      const last = key.split('.').at(-1) ?? key
      return !code.includes(last) && !new RegExp(`[.\`']${last.slice(0, 4)}`).test(code)
    })
    expect(unused.filter((key) => !key.startsWith('errors.'))).toEqual([])
  })
})
