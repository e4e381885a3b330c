import { expect, test } from 'vitest'
import { newReference } from './reference'
import { isVoucherCode, newVoucherCode, qrSvg } from './voucher'

test('[B7] a voucher code is signed, and can be read out', () => {
  const code = newVoucherCode()
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(isVoucherCode(code)).toBe(true)
  expect(isVoucherCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(true)
  expect(isVoucherCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(true)
})

test('[B7] a changed or invented voucher code is none', () => {
  const code = newVoucherCode()
  const last = code.at(-1) === '0' ? '2' : '0'
  for (const wrong of ['', code.slice(1), `${code.slice(0, -1)}${last}`, '0000-0000-0000-0000'])
    expect(isVoucherCode(wrong)).toBe(false)
})

test('[B7] a QR code stands in the page by itself', () => {
  expect(qrSvg('7Q4K-M2XW-9PDT-3HRC')).toMatch(/^<svg[^>]+viewBox/)
})

test('an order reference is four clear letters and the month', () => {
  expect(newReference(new Date('2026-12-24T00:00:00Z'))).toMatch(/^SH-[2-9A-HJKMNP-TV-Z]{4}-2612$/)
})
