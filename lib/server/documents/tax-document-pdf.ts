import { env } from '@/lib/env'
import type { TaxDocumentRow } from '@/lib/server/orders/tax-document-repo'
import type { Fact } from './booking-summary'
import { INK_3, INNER, MARGIN, Sheet, type TextStyle } from './pdf/page-layout'
import { LEGAL_LOCALE, type TaxDocumentText, taxDocumentText } from './tax-document'

const AMOUNT = 100
const QUANTITY = 70
const GAP = 12
const DESCRIPTION = INNER - AMOUNT - QUANTITY - 2 * GAP
const LABEL = 210

/** Writes description, quantity and amount from the same height. */
function tableRow(
  sheet: Sheet,
  description: readonly string[],
  [quantity, amount]: [string, string],
  style: TextStyle,
): void {
  sheet.room(style.size * 5)
  const right = (text: string, x: number, width: number) =>
    sheet.text(text, { ...style, x, width, align: 'right' })
  sheet.columns(
    () => {
      for (const [index, text] of description.entries())
        sheet.text(text, { ...style, width: DESCRIPTION, ...(index > 0 && { color: INK_3 }) })
    },
    () =>
      sheet.columns(
        () => right(quantity, MARGIN + DESCRIPTION + GAP, QUANTITY),
        () => right(amount, MARGIN + INNER - AMOUNT, AMOUNT),
      ),
  )
  sheet.gap(5)
}

function sumRow(sheet: Sheet, { label, value }: Fact, style: TextStyle): void {
  sheet.room(style.size * 4)
  sheet.columns(
    () => sheet.text(label, { ...style, width: INNER - AMOUNT - GAP }),
    () => sheet.text(value, { ...style, x: MARGIN + INNER - AMOUNT, width: AMOUNT, align: 'right' }),
  )
  sheet.gap(3)
}

function write(sheet: Sheet, text: TaxDocumentText, number: string): void {
  const [title = '', ...others] = text.titles
  sheet.letterhead(env.SHOP_NAME, number)
  sheet.text(title, { size: 22, weight: 'bold' })
  for (const other of others) sheet.text(other, { size: 13, color: INK_3 })
  if (text.cancelled) {
    sheet.gap(6)
    sheet.text(text.cancelled, { size: 11, weight: 'bold' })
  }
  sheet.gap(10)
  for (const [index, line] of text.seller.entries())
    sheet.text(line, { size: 10.5, weight: index === 0 ? 'bold' : 'regular' })
  if (text.buyer) {
    sheet.gap(10)
    sheet.text(text.buyer.heading, { size: 9.5, color: INK_3 })
    for (const [index, line] of text.buyer.lines.entries())
      sheet.text(line, { size: 10.5, weight: index === 0 ? 'bold' : 'regular' })
  }
  sheet.gap(12)
  for (const { label, value } of text.facts) {
    sheet.room(32)
    sheet.columns(
      () => sheet.text(label, { size: 10, color: INK_3, width: LABEL }),
      () =>
        sheet.text(value, {
          size: 10,
          weight: 'bold',
          x: MARGIN + LABEL + GAP,
          width: INNER - LABEL - GAP,
        }),
    )
    sheet.gap(2)
  }
  sheet.gap(10)
  sheet.rule()
  sheet.gap(8)
  const { columns } = text
  tableRow(sheet, [columns.description], [columns.quantity, columns.amount], { size: 9, color: INK_3 })
  for (const { description, quantity, amount } of text.lines)
    tableRow(sheet, description, [quantity, amount], { size: 10.5 })
  sheet.room(60)
  sheet.rule()
  sheet.gap(10)
  for (const [index, sum] of text.sums.entries())
    sumRow(sheet, sum, index === text.sums.length - 1 ? { size: 13, weight: 'bold' } : { size: 10.5 })
  sheet.gap(12)
  for (const note of text.notes) sheet.text(note, { size: 9.5, color: INK_3 })
}

/**
 * Creates a tax document. It is in Thai, as the law requires, and in English.
 * @param replacedBy number of the invoice that cancels it; null while it is valid
 */
export async function taxDocumentPdf(document: TaxDocumentRow, replacedBy: string | null): Promise<Buffer> {
  const text = taxDocumentText(document, replacedBy)
  const { number, content } = document
  const [title = ''] = text.titles
  const sheet = new Sheet({
    locale: LEGAL_LOCALE,
    title: `${title} ${number}`,
    author: content.seller.name,
    foot: `${env.SHOP_NAME} · ${number}`,
  })
  sheet.shrinkToFit(() => write(sheet, text, number))
  return sheet.finish()
}
