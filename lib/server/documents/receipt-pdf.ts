import type { Locale } from '@/lib/domain/locale'
import { env, siteOrigin } from '@/lib/env'
import { translator } from '@/lib/i18n/translate'
import type { Fact } from './booking-summary'
import { INK_3, INNER, MARGIN, Sheet, type TextStyle } from './pdf/page-layout'
import { type ReceiptSource, receiptDocument } from './receipt'

const AMOUNT = 130

/** A row with a label on the left and an amount on the right. */
function row(sheet: Sheet, { label, value }: Fact, style: TextStyle): void {
  sheet.room(style.size * 4)
  sheet.columns(
    () => sheet.text(label, { ...style, width: INNER - AMOUNT - 12 }),
    () => sheet.text(value, { ...style, x: MARGIN + INNER - AMOUNT, width: AMOUNT, align: 'right' }),
  )
  sheet.gap(3)
}

/** Creates an order's receipt: payment, frozen exchange rate and refunds. */
export async function receiptPdf(source: ReceiptSource, locale: Locale): Promise<Buffer> {
  const t = translator(locale)
  const receipt = receiptDocument(source, locale)
  const { reference } = source.order
  const sheet = new Sheet({
    locale,
    title: `${t('documents.receipt')} ${reference}`,
    author: env.SHOP_NAME,
    foot: `${env.SHOP_NAME} · ${new URL(siteOrigin()).host} · ${reference}`,
  })
  sheet.letterhead(env.SHOP_NAME, reference)
  sheet.text(t('documents.receipt'), { size: 22, weight: 'bold' })
  for (const line of [env.OPERATOR_NAME, env.OPERATOR_ADDRESS])
    if (line) sheet.text(line, { size: 10, color: INK_3 })
  sheet.gap(12)
  for (const { label, value } of receipt.facts) {
    sheet.columns(
      () => sheet.text(label, { size: 10.5, color: INK_3, width: 150 }),
      () => sheet.text(value, { size: 10.5, weight: 'bold', x: MARGIN + 160, width: INNER - 160 }),
    )
    sheet.gap(2)
  }
  sheet.gap(12)
  sheet.rule()
  sheet.gap(12)
  for (const { name, lines } of receipt.bookings) {
    sheet.room(60)
    sheet.text(name, { size: 11.5, weight: 'bold' })
    for (const line of lines) row(sheet, line, { size: 10.5 })
    sheet.gap(10)
  }
  sheet.room(60)
  sheet.rule()
  sheet.gap(10)
  for (const [index, sum] of receipt.sums.entries())
    row(sheet, sum, index === 0 ? { size: 14, weight: 'bold' } : { size: 11 })
  sheet.gap(12)
  for (const note of receipt.notes) sheet.text(note, { size: 9.5, color: INK_3 })
  return sheet.finish()
}
