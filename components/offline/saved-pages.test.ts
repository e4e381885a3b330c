import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import type { Shop } from './frame'
import { noConnectionPage } from './no-connection'
import { savedPages } from './saved-pages'
import { documentPath } from './saved-paths'

function shopIn(locale: Locale): Shop {
  const t = translator(locale)
  return {
    name: 'Sunhop',
    locale,
    t: (key, values) => t(`offline.${key}`, values),
    path: (to) => (locale === 'en' ? to : `/${locale}${to}`),
  }
}

const qr = (code: string) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${code}</title></svg>`

const VOUCHER = {
  booking_id: 'b1',
  name: 'Long-tail boat <b>"at"</b> dusk',
  operator: 'By O’Neill & sons',
  when: 'Sat 12 Dec 2026, 18:30',
  facts: [{ label: 'Lead name', value: '<script>alert(1)</script>' }],
  notes: [{ label: 'Where to meet', value: 'Tha Tien pier\nLeft of the gate' }],
  codes: ['7Q4K-M2XW', '7Q4K-0001', '7Q4K-0002'].map((code) => ({
    code,
    qr_svg: qr(code),
    lines: ['Adult'],
  })),
}

const KEPT = {
  owner: 'one',
  at: '2026-12-01T09:30:00.000Z',
  orders: [{ id: '0198', reference: 'SH-7Q4K-2612', vouchers: [VOUCHER] }],
}

test.each(LOCALES)('[B7] the pages that are kept say all that the gate asks (%s)', (locale) => {
  const shop = shopIn(locale)
  const pages = savedPages(KEPT, new Set(), shop)
  expect([...pages.keys()]).toEqual(['/profile/orders', '/profile/orders/0198'])
  const [list = '', order = ''] = [...pages.values()]
  for (const page of [list, order]) {
    expect(page).toContain(`<html lang="${locale}">`)
    expect(page).toContain('2026')
    expect(page).not.toMatch(/offline\.\w/)
  }
  expect(list).toContain(`href="${shop.path('/profile/orders/0198')}"`)
  for (const said of ['SH-7Q4K-2612', 'Tha Tien pier', ...VOUCHER.codes.map(({ code }) => code)])
    expect(order).toContain(said)
  expect(order.match(/src="data:image\/svg\+xml,/g)).toHaveLength(3)
})

test('what somebody typed is text, and nothing is fetched or run', () => {
  for (const page of savedPages(KEPT, new Set(), shopIn('en')).values()) {
    expect(page).not.toMatch(/<script|<link|<b>"at"|url\(|src="(?!data:)/)
  }
  expect(savedPages(KEPT, new Set(), shopIn('en')).get('/profile/orders/0198')).toContain(
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  )
})

test('a paper is offered where the device has it', () => {
  const paper = documentPath('0198', 'b1')
  const pageWith = (papers: string[]) =>
    savedPages(KEPT, new Set(papers), shopIn('en')).get('/profile/orders/0198')
  expect(pageWith([paper])).toContain(`href="${paper}"`)
  expect(pageWith([documentPath('0198', 'b2')])).not.toContain('.pdf')
})

test('nothing to keep makes no page', () => {
  expect(savedPages({ ...KEPT, orders: [] }, new Set(), shopIn('en')).size).toBe(0)
})

test.each(LOCALES)('without a connection a page says so, and leads to what is kept (%s)', (locale) => {
  const shop = shopIn(locale)
  expect(noConnectionPage(shop, true)).toContain(`href="${shop.path('/profile/orders')}"`)
  expect(noConnectionPage(shop, false)).not.toContain('/profile/orders')
  expect(noConnectionPage(shop, false)).toContain(shop.t('nothing'))
})
