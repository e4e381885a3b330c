'use client'

import './voucher.css'
import { useTranslations } from 'next-intl'
import { BookingActions } from '@/components/orders/booking/booking-actions'
import { BookingFacts } from '@/components/orders/booking/booking-facts'
import { BookingNotes } from '@/components/orders/booking/booking-notes'
import { GoodsPart } from '@/components/orders/goods/goods-part'
import { StatusBadge } from '@/components/ui/display/status-badge'
import { ShopImage } from '@/components/ui/media/image'
import type { Booking } from '@/lib/contract/orders'
import { voucherUse } from '@/lib/domain/voucher-use'
import { AppleWalletLink } from './apple-wallet-link'
import { DocumentLink } from './document-link'
import { GoogleWalletButton } from './google-wallet-button'
import { QrImage } from './qr-image'

interface VoucherProps {
  booking: Booking
  orderId: string
  lead: string
  reference: string
  number: number
  count: number
  /** Called with the path when the voucher PDF is downloaded. */
  onDownload?(path: string): void
}

/** Returns the message key of the note under the code: not every voucher is shown at entry. */
function noteKey(booking: Booking) {
  const use = voucherUse(booking)
  if (use === 'install') return 'esim'
  if (use === 'deliver') return 'delivery'
  return use === 'collect' ? 'counter' : 'offline'
}

/** A confirmed booking as the ticket to show at entry. */
export function Voucher({ booking, orderId, lead, reference, number, count, onDownload }: VoucherProps) {
  const t = useTranslations('orders.voucher')
  const { product, voucher } = booking
  if (!voucher) return null
  const address = `/api/orders/${orderId}/bookings/${booking.id}` as const
  const isConfirmed = booking.status === 'confirmed' || booking.status === 'completed'
  return (
    <article className="voucher" aria-label={product.name}>
      <div>
        <div className="flex items-start gap-4">
          {product.image && (
            <ShopImage
              path={product.image.path}
              alt=""
              sizes="96px"
              widest={320}
              ratio={1}
              className="size-16 flex-none rounded-12 object-cover md:size-24"
            />
          )}
          <div className="min-w-0">
            <p className="text-13 text-ink-3">{t('number', { number, count })}</p>
            <h2 className="text-20 md:text-24">{product.name}</h2>
            <p className="mt-1 text-13 text-ink-3">{t('by', { supplier: product.supplier })}</p>
          </div>
        </div>
      </div>
      <div className="grid grid-cols-1 content-center justify-items-center gap-3.5 text-center">
        <QrImage svg={voucher.qr_svg} code={voucher.code} />
        <p className="text-15 font-bold tracking-wider tabular-nums">{voucher.code}</p>
        <StatusBadge status={booking.status} />
        <p className="text-13 text-ink-3">{t(noteKey(booking))}</p>
      </div>
      <div>
        <BookingFacts booking={booking} lead={lead} reference={reference} />
        <GoodsPart booking={booking} orderId={orderId} reference={reference} />
        <BookingNotes booking={booking} />
        <BookingActions booking={booking} orderId={orderId} />
        {isConfirmed && (
          <div className="mt-5 flex flex-wrap gap-2">
            <DocumentLink address={`${address}/voucher.pdf`} icon="download-simple" onDownload={onDownload}>
              {t('download')}
            </DocumentLink>
            {voucher.wallets.includes('apple') && (
              <AppleWalletLink orderId={orderId} bookingId={booking.id} />
            )}
            {voucher.wallets.includes('google') && (
              <GoogleWalletButton orderId={orderId} bookingId={booking.id} />
            )}
            {booking.date && (
              <DocumentLink address={`${address}/calendar.ics`} icon="calendar-plus">
                {t('calendar')}
              </DocumentLink>
            )}
          </div>
        )}
      </div>
    </article>
  )
}
