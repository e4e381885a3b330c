'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSavedOrder } from '@/components/offline/use-saved-vouchers'
import { BookingRow } from '@/components/orders/booking/booking-row'
import { OrderHeadline } from '@/components/orders/booking/order-headline'
import { EsimPart } from '@/components/orders/esim/esim-part'
import { PayAgain } from '@/components/orders/payment/pay-again'
import { PaymentOutcome } from '@/components/orders/payment/payment-outcome'
import { usePaymentOutcome } from '@/components/orders/payment/use-payment-outcome'
import { BookingReview } from '@/components/orders/review/booking-review'
import { TaxInvoice } from '@/components/orders/tax/tax-invoice'
import { DocumentLink } from '@/components/orders/voucher/document-link'
import { Tickets } from '@/components/orders/voucher/tickets'
import { Voucher } from '@/components/orders/voucher/voucher'
import { usePreferences } from '@/components/page/preferences'
import { ButtonLink } from '@/components/ui/action/button-link'
import { useOnline } from '@/components/ui/lazy/use-online'
import { Icon } from '@/components/ui/media/icon'
import type { Order } from '@/lib/contract/orders'
import { fullName } from '@/lib/i18n/full-name'
import { OrderHistory } from './order-history'
import { OrderSkeleton } from './order-skeleton'
import { PasskeyOffer } from './passkey-offer'
import { PriceLines } from './price-lines'
import { RefundTimeline } from './refund-timeline'

export function OrderView({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const { locale, path } = usePreferences()
  const { outcome, early, ask } = usePaymentOutcome(order)
  const [payOtherWay, setPayOtherWay] = useState(false)
  // A customer who waits for the bank's confirmation must not be led to pay twice.
  const awaitingBank = outcome === 'checking' && !payOtherWay
  const online = useOnline()
  const saveDocument = useSavedOrder(order)
  const hasReceipt =
    order.payment?.state === 'paid' || (order.total.amount === 0 && order.status !== 'pending')
  const vouchers = order.bookings.filter((booking) => booking.voucher)
  const others = order.bookings.filter((booking) => !booking.voucher)
  if (early) return <OrderSkeleton />
  return (
    <>
      <OrderHeadline order={order} checking={outcome === 'checking' || outcome === 'open'} />
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-7">
          {!online && (
            <p role="status" className="flex items-start gap-2 rounded-12 bg-bg-2 px-4 py-3 text-15">
              <Icon name="info-fill" className="mt-0.5 text-sea" />
              {t('offline')}
            </p>
          )}
          {outcome && (
            <PaymentOutcome
              outcome={outcome}
              order={order}
              onAsk={ask}
              onOther={awaitingBank && order.payable ? () => setPayOtherWay(true) : undefined}
            />
          )}
          {order.payable && !awaitingBank && <PayAgain order={order} />}
          {vouchers.map((booking, index) => (
            <div key={booking.id} className="grid gap-5">
              {/* What installs an eSIM comes before the code of its voucher, which does not. */}
              <EsimPart booking={booking} orderId={order.id} />
              <Voucher
                booking={booking}
                orderId={order.id}
                lead={fullName(order.lead, locale)}
                reference={order.reference}
                number={index + 1}
                count={vouchers.length}
                onDownload={saveDocument}
              />
              <Tickets booking={booking} />
              {booking.status === 'completed' && <BookingReview booking={booking} orderId={order.id} />}
            </div>
          ))}
          {others.length > 0 && (
            <section aria-labelledby="bookings-title">
              <h2 id="bookings-title" className="text-20">
                {vouchers.length > 0 ? t('also') : t('bookings')}
              </h2>
              <ul>
                {others.map((booking) => (
                  <BookingRow
                    key={booking.id}
                    booking={booking}
                    orderId={order.id}
                    reference={order.reference}
                  />
                ))}
              </ul>
            </section>
          )}
          {!order.payable && !awaitingBank && <PasskeyOffer />}
        </div>
        <div className="grid gap-7">
          <PriceLines order={order} />
          {order.refunds.length > 0 && <RefundTimeline order={order} />}
          {hasReceipt && (
            <DocumentLink address={`/api/orders/${order.id}/receipt.pdf`} icon="receipt">
              {t('receipt')}
            </DocumentLink>
          )}
          <TaxInvoice order={order} />
          <OrderHistory order={order} />
          <ButtonLink
            variant="quiet"
            wide
            icon="chat-circle-text"
            href={path(`/support?topic=booking&order=${order.id}`)}
          >
            {t('help')}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
