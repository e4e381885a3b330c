import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { baseUrl } from '../fixtures/http'
import { prefixOf } from '../fixtures/locale-prefix'
import { visibleText } from '../fixtures/visible-text'

const textOf = async (path: string) => visibleText(await (await fetch(baseUrl() + path)).text())

test.each(LOCALES)('[C4] [R5] %s: the labels of a product fit its kind', async (locale) => {
  const t = translator(locale)
  const runBy = (vertical: string) => t('product.runBy', { vertical, supplier: '' }).trim()
  const tour = await textOf(`${prefixOf(locale)}/products/atlas-villages-day`)
  expect(tour).toContain(runBy('tour'))
  expect(tour).toContain(t('product.facts.languages'))
  for (const [id, vertical] of [
    ['alpine-chocolate-box', 'shopping'],
    ['esim-japan', 'esim'],
  ] as const) {
    const text = await textOf(`${prefixOf(locale)}/products/${id}`)
    expect(text, id).toContain(runBy(vertical))
    if (locale !== 'zh-cn') expect(text, id).not.toContain(runBy('tour'))
    const facts = text.slice(0, text.indexOf(t('product.howToUse')))
    if (locale === 'en') expect(facts, id).not.toContain(t('product.facts.languages'))
  }
})
