import { expect, test } from 'vitest'
import { invoice, noteOf } from '@/tests/fixtures/tax-document'
import { taxDocumentText } from './tax-document'
import { taxDocumentPdf } from './tax-document-pdf'

const company = {
  name: 'บริษัท เที่ยวไกล จำกัด',
  address: '99 ถนนสุขุมวิท กรุงเทพฯ 10110',
  taxId: '0107557000012',
  branch: '00012',
}
const full = { ...invoice, kind: 'full' as const, content: { ...invoice.content, buyer: company } }

test('[B7] an abbreviated invoice has the particulars that the law requires, in Thai and English', () => {
  const text = taxDocumentText(invoice, null)
  expect(text.titles).toEqual(['ใบกำกับภาษีอย่างย่อ', 'Abbreviated tax invoice'])
  expect(text.seller).toEqual([
    'บริษัท ซันฮอป จำกัด',
    '1 ถนนพระอาทิตย์ กรุงเทพฯ 10200',
    'เลขประจำตัวผู้เสียภาษี / Tax ID 0105556123453',
    'สำนักงานใหญ่ / Head office 00000',
  ])
  expect(text.buyer).toBeNull()
  expect(text.facts).toContainEqual({ label: 'เลขที่ / Number', value: 'ABB-00000-2026-000007' })
  expect(text.facts).toContainEqual({
    label: 'วันที่ / Date',
    value: '26 พฤศจิกายน 2026 / 26 November 2026',
  })
  expect(text.lines[0]).toEqual({
    description: ['River tower · Adult ไทย', 'River tower · Adult'],
    quantity: '2',
    amount: '107.00',
  })
  expect(text.notes[0]).toContain('ราคารวมภาษีมูลค่าเพิ่มแล้ว')
  expect(text.notes[0]).toContain('Prices include VAT')
})

test('[B7] the sums state VAT by rate, amounts at zero and exempt amounts', () => {
  expect(taxDocumentText(invoice, null).sums.map(({ value }) => value)).toEqual([
    '100.00',
    '7.00',
    '500.00',
    '0.00',
    '1,000.00',
    '1,607.00',
  ])
  const [net, vat] = taxDocumentText(invoice, null).sums
  expect(net?.label).toBe('มูลค่าก่อนภาษีมูลค่าเพิ่ม 7% / Value before 7% VAT')
  expect(vat?.label).toBe('ภาษีมูลค่าเพิ่ม 7% / VAT 7%')
})

test('[B7] a full invoice names the buyer with tax id and branch, and the invoice that it cancels', () => {
  const content = { ...full.content, replaces: { number: 'ABB-1', date: '2026-11-26' } }
  const text = taxDocumentText({ ...full, content }, null)
  expect(text.titles[0]).toBe('ใบกำกับภาษี')
  expect(text.buyer?.lines).toEqual([
    company.name,
    company.address,
    'เลขประจำตัวผู้เสียภาษี / Tax ID 0107557000012',
    'สาขาที่ / Branch 00012',
  ])
  expect(text.notes.at(-1)).toBe(
    'เป็นการยกเลิกและออกใบกำกับภาษีฉบับใหม่แทนฉบับเดิมเลขที่ ABB-1 ลงวันที่ 26 พฤศจิกายน 2026 / Cancels and replaces tax invoice ABB-1 of 26 November 2026.',
  )
})

test('[B7] a buyer without a tax id has no line for it', () => {
  const content = { ...full.content, buyer: { ...company, taxId: null, branch: null } }
  expect(taxDocumentText({ ...full, content }, null).buyer?.lines).toEqual([company.name, company.address])
})

test('[B7] a cancelled invoice states what replaces it', () => {
  expect(taxDocumentText(invoice, null).cancelled).toBeNull()
  expect(taxDocumentText(invoice, 'INV-2').cancelled).toBe(
    'ยกเลิก ใช้ใบกำกับภาษีเลขที่ INV-2 แทน / CANCELLED. Replaced by tax invoice INV-2.',
  )
})

test('[B7] a credit note states the invoice, the reason, and original, correct and differing value', () => {
  const { titles, facts } = taxDocumentText(noteOf(invoice), null)
  expect(titles).toEqual(['ใบลดหนี้', 'Credit note'])
  expect(facts.slice(3).map(({ value }) => value)).toEqual([
    'เลขที่ ABB-00000-2026-000007 ลงวันที่ 26 พฤศจิกายน 2026 / ABB-00000-2026-000007 of 26 November 2026',
    'ลดราคา / The price was reduced: The guide was late',
    '1,600.00',
    '200.00',
    '1,300.00',
    '100.00',
  ])
})

test('[B7] a payment in another currency states the rate', () => {
  const content = {
    ...invoice.content,
    foreign: { amount: 4900, currency: 'USD', rate: '1 USD = 32.7869 THB' },
  }
  expect(taxDocumentText({ ...invoice, content }, null).notes.join()).toContain('1 USD = 32.7869 THB')
})

test('[B7] the longest names and many lines continue on further pages', async () => {
  const [part] = invoice.content.parts
  if (!part) throw new Error('no part')
  const buyer = { ...company, name: 'เที่ยวไกล'.repeat(22), address: 'W'.repeat(400) }
  const [line] = part.lines
  if (!line) throw new Error('no line')
  const lines = Array.from({ length: 40 }, () => ({
    ...line,
    description: { en: 'Long name '.repeat(20), th: 'ชื่อยาว'.repeat(30), 'zh-cn': '' },
  }))
  const pdf = await taxDocumentPdf(
    { ...full, content: { ...full.content, buyer, parts: [{ ...part, lines }] } },
    null,
  )
  expect(Number(pdf.toString('latin1').match(/\/Count (\d+)/)?.[1])).toBeGreaterThan(2)
})
