import type { Booking, Order } from '@/lib/contract/orders'
import type { Locale } from '@/lib/domain/locale'
import { withSpacedLinks } from '@/lib/domain/person-name'
import { voucherUse } from '@/lib/domain/voucher-use'
import { env, siteOrigin } from '@/lib/env'
import { translator } from '@/lib/i18n/translate'
import { type BookingSummary, bookingSummary, type Fact } from './booking-summary'
import { INK_3, INNER, MARGIN, Sheet } from './pdf/page-layout'

const QR = 178
const GUTTER = 28

/** A code with its surroundings: the facts beside it, the code as text and its holder below. */
interface CodeBox {
  code: string
  shown: string
  lines: string[]
}

/** What a guest wrote; the supplier's contact in the notes is a link. */
const spaced = ({ label, value }: Fact): Fact => ({ label, value: withSpacedLinks(value) })

function factList(sheet: Sheet, facts: readonly Fact[], width: number): void {
  for (const { label, value } of facts) {
    sheet.withHeading(label, { size: 9, color: INK_3, width }, value, { size: 11.5, weight: 'bold', width })
    sheet.gap(7)
  }
}

function codePage(sheet: Sheet, summary: BookingSummary, box: CodeBox, locale: Locale): void {
  sheet.letterhead(env.SHOP_NAME, translator(locale)('documents.voucher'))
  sheet.text(summary.name, { size: 21, weight: 'bold' })
  sheet.text(summary.supplier, { size: 10.5, color: INK_3 })
  sheet.gap(16)
  const x = MARGIN + INNER - QR
  const under = { x: x - GUTTER / 2, width: QR + GUTTER, align: 'center' } as const
  sheet.columns(
    () => {
      sheet.qr(box.code, x, QR)
      sheet.y += QR + 4
      sheet.text(box.shown, { size: 11, weight: 'bold', ...under })
      for (const line of box.lines) sheet.text(line, { size: 9.5, color: INK_3, ...under })
    },
    () => factList(sheet, summary.facts.map(spaced), INNER - QR - GUTTER),
  )
  sheet.gap(8)
  sheet.rule()
  sheet.gap(14)
  for (const { label, value } of summary.notes) {
    sheet.withHeading(label, { size: 10.5, weight: 'bold' }, value, { size: 10.5 })
    sheet.gap(10)
  }
}

function esimPage(sheet: Sheet, esim: Booking['esim'][number], name: string, locale: Locale): void {
  const t = translator(locale)
  sheet.page()
  sheet.letterhead(env.SHOP_NAME, t('orders.esim.title'))
  sheet.text(name, { size: 21, weight: 'bold' })
  sheet.gap(14)
  sheet.text(t('orders.esim.scan'), { size: 11 })
  sheet.gap(14)
  sheet.qr(esim.activation_code, MARGIN, QR + 20)
  sheet.gap(QR + 32)
  factList(
    sheet,
    [
      { label: t('orders.esim.code'), value: esim.activation_code },
      { label: 'ICCID', value: esim.iccid },
    ],
    INNER,
  )
}

/** Creates a confirmed booking's voucher: one page for all, or one per traveller's ticket or eSIM profile. */
export async function voucherPdf(order: Order, booking: Booking, locale: Locale): Promise<Buffer> {
  const t = translator(locale)
  const summary = bookingSummary(order, booking, locale)
  const sheet = new Sheet({
    locale,
    title: `${summary.name} – ${order.reference}`,
    author: env.SHOP_NAME,
    foot: `${env.SHOP_NAME} · ${new URL(siteOrigin()).host} · ${order.reference}`,
  })
  const { code = '' } = booking.voucher ?? {}
  const tickets = booking.travellers.filter(({ ticket }) => ticket)
  const all = tickets.length > 0 ? [t('documents.all', { count: tickets.length })] : []
  sheet.shrinkToFit(() =>
    codePage(
      sheet,
      summary,
      { code, shown: code, lines: [...all, t('documents.show', { use: voucherUse(booking) })] },
      locale,
    ),
  )
  for (const [index, { label, traveller_name, ticket }] of tickets.entries()) {
    if (!ticket) continue
    sheet.page()
    const who = withSpacedLinks([label, traveller_name].filter(Boolean).join(' · '))
    const number = t('documents.ticket', { number: index + 1, count: tickets.length })
    sheet.shrinkToFit(() =>
      codePage(sheet, summary, { code: ticket.code, shown: ticket.code, lines: [who, number] }, locale),
    )
  }
  for (const esim of booking.esim) esimPage(sheet, esim, summary.name, locale)
  return sheet.finish()
}
