// @module-tag thorough

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { prefixOf } from '../fixtures/locale-prefix'
import { type ShopProcess, startShop, visit } from './shop-process'

const OPERATOR = {
  OPERATOR_NAME: 'The operator under test',
  OPERATOR_ADDRESS: '1 Test Street',
  SUPPORT_EMAIL: 'support@shop.example',
  PRESS_EMAIL: 'press@shop.example',
}

describe('[R14] the merchant', () => {
  let shop: ShopProcess
  const htmlOf = async (path: string) => (await visit(shop.origin + path)).text()

  describe('with configuration', () => {
    beforeAll(async () => {
      shop = await startShop(OPERATOR)
    })
    afterAll(() => shop.stop())

    test.each(LOCALES)('is named on the legal and information pages, in %s', async (locale) => {
      for (const path of ['/about', '/privacy-policy', '/terms-and-conditions', '/support'])
        for (const value of [OPERATOR.OPERATOR_NAME, OPERATOR.OPERATOR_ADDRESS, OPERATOR.SUPPORT_EMAIL])
          expect(await htmlOf(prefixOf(locale) + path), path).toContain(value)
      expect(await htmlOf(`${prefixOf(locale)}/press`)).toContain('mailto:press@shop.example')
    })
  })

  describe('without configuration', () => {
    beforeAll(async () => {
      shop = await startShop({})
    })
    afterAll(() => shop.stop())

    test('is left out of the pages', async () => {
      const label = translator('en')('pages.merchant.name')
      for (const path of ['/about', '/privacy-policy', '/terms-and-conditions', '/support', '/press']) {
        const html = await htmlOf(path)
        expect(html, path).not.toContain(`<dt>${label}</dt>`)
        expect(html, path).not.toContain('mailto:')
      }
    })
  })
})
