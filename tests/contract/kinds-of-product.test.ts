import { expect, test } from 'vitest'
import type { Product } from '@/lib/contract/catalog'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { baseUrl, request } from '../fixtures/http'
import { prefixOf } from '../fixtures/locale-prefix'
import { visibleText } from '../fixtures/visible-text'

test.each(LOCALES)('[C4] [R5] %s: the labels of a product fit its kind', async (locale) => {
  const t = translator(locale)
  for (const id of ['atlas-villages-day', 'alpine-chocolate-box', 'esim-japan']) {
    const { vertical, supplier, languages } = (
      await request('GET', `/api/catalog/products/${id}`, { locale })
    ).body.data as Product
    const html = await (await fetch(`${baseUrl()}${prefixOf(locale)}/products/${id}`)).text()
    const isTour = vertical === 'tour'
    expect(visibleText(html), id).toContain(t('product.runBy', { vertical, supplier }))
    expect(html.includes(`>${t('product.facts.languages')}</span>`), id).toBe(isTour)
    expect(languages.length, id).toBeGreaterThan(0)
    if (locale !== 'zh-cn')
      expect(html.includes(t('product.runBy', { vertical: 'tour', supplier })), id).toBe(isTour)
  }
})
