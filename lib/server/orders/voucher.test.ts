import { expect, test } from 'vitest'
import { newReference } from './reference'
import { newVoucherCode, qrSvg, readCode, ticketCode } from './voucher'

test('[B7] a voucher code is signed and tolerates case, spaces and look-alike characters', () => {
  const code = newVoucherCode()
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  const voucher = { vouchers: [code], position: null }
  expect(readCode(code)).toEqual(voucher)
  expect(readCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual(voucher)
  expect(readCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(voucher)
})

test.each([0, 1, 31, 32, 1023])(
  '[B7] the ticket of traveller %i is signed and contains its voucher',
  (position) => {
    const voucher = newVoucherCode()
    const code = ticketCode(voucher, position)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(readCode(code.toLowerCase())).toEqual({ vouchers: [voucher], position })
  },
)

test('[B7] rejects a changed or forged code, and a shortened ticket as a voucher', () => {
  const voucher = newVoucherCode()
  for (const code of [voucher, ticketCode(voucher, 1)])
    for (const at of code.split('').keys()) {
      if (code[at] === '-') continue
      const other = code[at] === '0' ? '2' : '0'
      expect(readCode(`${code.slice(0, at)}${other}${code.slice(at + 1)}`)).toBeNull()
    }
  for (const invalid of ['', voucher.slice(1), '0000-0000-0000-0000', ticketCode(voucher, 1).slice(0, 19)])
    expect(readCode(invalid)).toBeNull()
})

test('[B7] renders a QR code as inline SVG', () => {
  expect(qrSvg('7Q4K-M2XW-9PDT-3HRC')).toMatch(/^<svg[^>]+viewBox/)
})

test('an order reference is four unambiguous characters and the month', () => {
  expect(newReference(new Date('2026-12-24T00:00:00Z'))).toMatch(/^SH-[2-9A-HJKMNP-TV-Z]{4}-2612$/)
})
