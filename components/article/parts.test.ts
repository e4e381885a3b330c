import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { readProse } from './prose-text'
import { statedSections } from './sections'

const NONE = { hasProducts: 'false', hasOrders: 'false', hasSettings: 'false', hasSupport: 'false' } as const
const ALL = { hasProducts: 'true', hasOrders: 'true', hasSettings: 'true', hasSupport: 'true' } as const
const FACTS = { shop: 'Sunhop', minutes: 15, currencies: 2 }

/** The keys of all texts that leave something out where a part of the shop is absent. */
function keysOf(value: unknown, path: string[] = []): string[] {
  if (typeof value === 'string') return /\{has[A-Z]/.test(value) ? [path.join('.')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => keysOf(part, [...path, name]))
}

const KEYS = keysOf(JSON.parse(readFileSync('messages/en.json', 'utf8')))

/** Pages that a shop without any of the parts still links to, but not for what they lack. */
const ABSENT = /\]\(\/(?:support|profile)/

describe.each(LOCALES)(
  '[X16] %s: texts of a shop without products, orders, settings and support',
  (locale) => {
    const t = translator(locale)

    test.each(KEYS)('%s', (key) => {
      const text = t(key, { ...FACTS, ...NONE })
      // A text with several paragraphs may have none left; its section is left out then.
      expect(text).not.toBe('')
      expect(text).not.toBe(key)
      if (key !== 'pages.help.questions.emergency.answer') expect(text).not.toMatch(ABSENT)
      for (const { lines } of readProse(text))
        for (const pieces of lines)
          expect(pieces.map((piece) => piece.text).join('')).toMatch(/[.:。：!?？！\p{L}\p{N}\p{M}”’)）}]$/u)
      expect(text).not.toBe(t(key, { ...FACTS, ...ALL }))
    })
  },
)

test('[X16] sections about what the shop lacks, and those without text, are left out', () => {
  const read = (id: string) => ({ title: id, text: id === 'empty' ? ' \n\n ' : `About ${id}` })
  const ids = ['shop', 'empty', 'orders'] as const
  const shown = (parts: typeof NONE | typeof ALL) =>
    statedSections(ids, parts, { orders: 'hasOrders' }, read).map(({ id }) => id)
  expect(shown(ALL)).toEqual(['shop', 'orders'])
  expect(shown(NONE)).toEqual(['shop'])
})
