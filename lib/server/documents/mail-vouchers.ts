import { ApiError } from '@/lib/contract/error'
import type { OfflineVoucher } from '@/lib/contract/offline-vouchers'
import { type Order, order as orderShape } from '@/lib/contract/orders'
import type { Locale } from '@/lib/domain/locale'
import { withoutLinks } from '@/lib/domain/person-name'
import { env, siteOrigin } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { translator } from '@/lib/i18n/translate'
import { log } from '@/lib/server/http/log'
import type { MailPayload } from '@/lib/server/mail/payload'
import { type MailEnclosures, NO_ENCLOSURES } from '@/lib/server/mail/send'
import type { MailAttachment, MailVoucher } from '@/lib/server/mail/templates/content'
import { qrPng } from '@/lib/server/orders/qr-png'
import { orderView } from '@/lib/server/orders/service'
import { findAnyOrder } from '@/lib/server/orders/staff-repo'
import { factWithoutLinks } from './booking-summary'
import { offlineOrderOf } from './offline-vouchers'
import { calendarDocument, voucherDocument } from './service'

/** Mails whose buyer goes to the venue with them. */
const WITH_VOUCHERS: readonly string[] = [
  'order-confirmed',
  'order-reminder',
  'booking-changed',
] satisfies Array<MailPayload['template']>
/** Side of a QR code in px, twice the size at which a mail shows it. */
const QR_SIZE = 360
/** Mail servers reject larger mails; the link in the mail leads to the documents that do not fit. */
const MAX_BYTES = 7 * 1024 * 1024

async function codesOf({ booking_id, codes }: OfflineVoucher) {
  const host = new URL(siteOrigin()).hostname
  return Promise.all(
    codes.map(async ({ code, qr_svg, lines }, index) => ({
      code,
      lines: lines.map(withoutLinks),
      image: `${booking_id}-${index + 1}@${host}`,
      png: await qrPng(qr_svg, QR_SIZE),
    })),
  )
}

/**
 * The documents of a booking; no calendar file where it has no date. A document that cannot be made does not hold the mail
 * back: its link leads to the order.
 * @throws ApiError BUSY while too many are made
 */
async function documentsOf(
  order: Order,
  bookingId: string,
  userId: string,
  locale: Locale,
): Promise<MailAttachment[]> {
  try {
    return await makeDocuments(order, bookingId, userId, locale)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'BUSY') throw error
    log.error({ err: error, booking: bookingId }, 'documents of a mail not made')
    return []
  }
}

async function makeDocuments(order: Order, bookingId: string, userId: string, locale: Locale) {
  const pdf = await voucherDocument(order, bookingId, { locale, userId })
  const isDated = order.bookings.some(({ id, date }) => id === bookingId && date !== null)
  const calendar = isDated ? [await calendarDocument(order, bookingId, locale)] : []
  return [
    { filename: pdf.name, content: Buffer.from(pdf.bytes), contentType: 'application/pdf' },
    ...calendar.map(({ name, bytes }) => ({
      filename: name,
      content: Buffer.from(bytes),
      contentType: 'text/calendar; charset=utf-8',
    })),
  ]
}

/** Who provides the service, and where to ask on the day. */
function contactFacts(order: Order, bookingId: string, locale: Locale) {
  const t = translator(locale)
  const supplier = order.bookings.find(({ id }) => id === bookingId)?.product.supplier ?? ''
  const support = new URL(localePath(locale, '/support', env.LOCALE_PREFIX), siteOrigin()).href
  return [
    { label: t('documents.supplier'), value: supplier },
    { label: t('documents.help'), value: support },
  ]
}

/**
 * Returns the valid vouchers of an order for a mail that its buyer takes along, as they are when the mail is sent: as
 * text with codes, and as PDF and calendar files. Empty for other mails.
 * @throws ApiError BUSY while too many documents are made; the mail is sent later
 */
export async function mailVouchers({ template, locale, values }: MailPayload): Promise<MailEnclosures> {
  const row = WITH_VOUCHERS.includes(template) ? await findAnyOrder(String(values.order_id)) : null
  if (!row?.userId) return NO_ENCLOSURES
  const order = orderShape.parse(await orderView(row.userId, row.id, locale))
  const vouchers: MailVoucher[] = []
  const images: MailAttachment[] = []
  const documents: MailAttachment[] = []
  for (const voucher of offlineOrderOf(order, locale)?.vouchers ?? []) {
    const codes = await codesOf(voucher)
    vouchers.push({
      title: voucher.name,
      codes: codes.map(({ png: _png, ...code }) => code),
      facts: [
        ...voucher.facts.map(factWithoutLinks),
        ...voucher.notes,
        ...contactFacts(order, voucher.booking_id, locale),
      ],
    })
    for (const { code, image, png } of codes)
      images.push({ filename: `${code}.png`, content: png, contentType: 'image/png', cid: image })
    documents.push(...(await documentsOf(order, voucher.booking_id, row.userId, locale)))
  }
  let left = MAX_BYTES
  const attachments = [...images, ...documents].filter(({ content }) => {
    left -= content.length
    return left >= 0
  })
  return { vouchers, attachments }
}
