'use client'

import { useTranslations } from 'next-intl'
import { DepositRows } from '@/components/booking-details/deposit-rows'
import { Ticket, TicketSection } from '@/components/ui/display/ticket'
import { Price } from '@/components/ui/text/price'
import type { Order } from '@/lib/contract/orders'
import { depositIn, depositLeft } from '@/lib/domain/deposit'
import { formatMoney } from '@/lib/i18n/format'

/** Price lines and total of the order, and the amount charged if it is in another currency. */
export function PriceLines({ order }: { order: Order }) {
  const t = useTranslations('orders.price')
  const { payment, total } = order
  const taken = depositIn(order.bookings.flatMap(({ lines }) => lines))
  const left = depositLeft(order.bookings)
  const isWhole = left !== null && left.amount === taken?.amount
  return (
    <Ticket>
      <TicketSection>
        <h2 className="mb-4 text-20">{t('title')}</h2>
        <div className="grid gap-4">
          {order.bookings.map((booking) => (
            <div key={booking.id} className="text-14">
              <p className="font-[650]">{booking.product.name}</p>
              <dl>
                {booking.lines.map(({ label, quantity, cancelled, price, deposit }) => (
                  <div key={label} className="flex justify-between gap-4 text-ink-2">
                    <dt>
                      {t('line', { label, quantity, price: formatMoney(price) })}
                      {cancelled > 0 && (
                        <span className="block text-13 text-ink-3">
                          {t('cancelled', { count: cancelled })}
                        </span>
                      )}
                      {deposit && depositLeft([booking]) && (
                        <span className="block text-13 text-ink-3">{t('deposit')}</span>
                      )}
                    </dt>
                    <dd className="tabular-nums">
                      {formatMoney({ ...price, amount: price.amount * quantity })}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </TicketSection>
      <TicketSection>
        {order.promo && (
          <p className="mb-2.5 flex justify-between gap-4 text-15">
            <span className="min-w-0 wrap-break-word text-ink-2">
              {t('promo', { code: order.promo.code })}
            </span>
            <span className="font-semibold text-ok tabular-nums">
              {t('off', { amount: formatMoney(order.promo.discount) })}
            </span>
          </p>
        )}
        <DepositRows paid={isWhole ? total : null} deposit={left} />
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{t(taken ? 'withDeposit' : 'total')}</span>
          <Price value={total} className="text-24" />
        </p>
        <p className="text-right text-13 text-ink-3">{t('taxes')}</p>
        {payment?.state === 'paid' && payment.charge.currency !== total.currency && (
          <p className="mt-3 text-14 text-ink-2">
            {t('charged', { charge: formatMoney(payment.charge), method: payment.label })}
          </p>
        )}
      </TicketSection>
    </Ticket>
  )
}
