import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/lib/domain/locale'
import seed from '@/lib/server/db/seed/data/categories.json'

const CATEGORIES: Array<{ id: string; parent?: string; label: Record<Locale, string> }> = seed.categories

/** What search engines show; a longer title stands without the name of the shop. */
const MAX_TITLE = 60

test.each(LOCALES)(
  'in %s every category has a short title of its own, which is more than its name',
  async (locale) => {
    const { default: messages } = await import(`@/messages/${locale}.json`)
    const t = createTranslator({ locale, messages, namespace: 'category' })
    const titles = CATEGORIES.map(({ id, parent, label }) => {
      const title = t('title', { main: parent ?? id, label: label[locale] })
      expect(title.length).toBeGreaterThan(label[locale].length + 2)
      expect(title.length).toBeLessThanOrEqual(MAX_TITLE)
      return title
    })
    expect(new Set(titles).size).toBe(titles.length)
  },
)
