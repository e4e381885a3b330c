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
  supplier: 'By O’Neill & sons',
  when: 'Sat 12 Dec 2026, 18:30',
  facts: [{ label: 'Lead name', value: '<script>alert(1)</script>' }],
  notes: [{ label: 'Where to meet', value: 'Tha Tien pier\nLeft of the gate' }],
  codes: ['7Q4K-M2XW', '7Q4K-0001', '7Q4K-0002'].map((code) => ({
    code,
    qr_svg: qr(code),
    lines: ['Adult'],
  })),
}

const SAVED = {
  owner: 'one',
  at: '2026-12-01T09:30:00.000Z',
  orders: [{ id: '0198', reference: 'SH-7Q4K-2612', vouchers: [VOUCHER] }],
}

test.each(LOCALES)('[B7] saved pages show everything needed at entry (%s)', (locale) => {
  const shop = shopIn(locale)
  const pages = savedPages(SAVED, new Set(), shop)
  expect([...pages.keys()]).toEqual(['/profile/orders', '/profile/orders/0198'])
  const [list = '', order = ''] = [...pages.values()]
  for (const page of [list, order]) {
    expect(page).toContain(`<html lang="${locale}">`)
    expect(page).toContain('2026')
    expect(page).not.toMatch(/offline\.\w/)
  }
  expect(list).toContain(`href="${shop.path('/profile/orders/0198')}"`)
  for (const text of ['SH-7Q4K-2612', 'Tha Tien pier', ...VOUCHER.codes.map(({ code }) => code)])
    expect(order).toContain(text)
  expect(order.match(/src="data:image\/svg\+xml,/g)).toHaveLength(3)
})

test('escapes user input and loads or runs nothing', () => {
  for (const page of savedPages(SAVED, new Set(), shopIn('en')).values()) {
    expect(page).not.toMatch(/<script|<link|<b>"at"|url\(|src="(?!data:)/)
  }
  expect(savedPages(SAVED, new Set(), shopIn('en')).get('/profile/orders/0198')).toContain(
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  )
})

test('links a voucher PDF only if it is on the device', () => {
  const pdf = documentPath('0198', 'b1')
  const pageWith = (pdfs: string[]) =>
    savedPages(SAVED, new Set(pdfs), shopIn('en')).get('/profile/orders/0198')
  expect(pageWith([pdf])).toContain(`href="${pdf}"`)
  expect(pageWith([documentPath('0198', 'b2')])).not.toContain('.pdf')
})

test('creates no pages without orders', () => {
  expect(savedPages({ ...SAVED, orders: [] }, new Set(), shopIn('en')).size).toBe(0)
})

test.each(LOCALES)('the no-connection page links to saved vouchers (%s)', (locale) => {
  const shop = shopIn(locale)
  expect(noConnectionPage(shop, true)).toContain(`href="${shop.path('/profile/orders')}"`)
  expect(noConnectionPage(shop, false)).not.toContain('/profile/orders')
  expect(noConnectionPage(shop, false)).toContain(shop.t('nothing'))
})
