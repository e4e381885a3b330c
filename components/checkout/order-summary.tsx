'use client'

import { useTranslations } from 'next-intl'
import { BookingDetailsLines } from '@/components/booking-details/booking-details-list'
import { ItemTerms } from '@/components/cancellation/item-terms'
import { PolicyTitle } from '@/components/cancellation/policy-title'
import { ConfirmationNote } from '@/components/confirmation/confirmation-note'
import { usePreferences } from '@/components/page/preferences'
import { ChargeNote } from '@/components/payment-options/charge-note'
import { Ticket, TicketSection } from '@/components/ui/display/ticket'
import { ShopImage } from '@/components/ui/media/image'
import { Price } from '@/components/ui/text/price'
import type { CartItem } from '@/lib/contract/cart'
import type { quoteCheckout } from '@/lib/contract/checkout'
import type { OperationOutput } from '@/lib/contract/operation'
import type { MoneyValue } from '@/lib/contract/shared'
import { depositIn, priceWithout } from '@/lib/domain/deposit'
import { formatMoney } from '@/lib/i18n/format'
import { formatDateRange } from '@/lib/i18n/format-date-range'

interface TripTicketProps {
  items: readonly CartItem[]
  quote: Pick<OperationOutput<typeof quoteCheckout>['data'], 'subtotal' | 'promo' | 'total' | 'rate_date'>
  /** Amount charged by the selected payment method; null while none is selected. */
  charge: MoneyValue | null
  /** The promo code field. */
  promo: React.ReactNode
  children: React.ReactNode
}

/** The items with their prices, and the button below. */
export function OrderSummary({ items, quote, charge, promo, children }: TripTicketProps) {
  const t = useTranslations('checkout.trip')
  const back = useTranslations('deposit')
  const { locale, path } = usePreferences()
  const { subtotal, total } = quote
  const deposit = depositIn(items.flatMap(({ lines }) => lines))
  return (
    <Ticket>
      <TicketSection>
        <h2 className="mb-3 text-20">{t('title')}</h2>
        <ul>
          {items.map((item) => (
            <li key={item.id} className="flex flex-wrap items-start gap-3 py-2">
              {item.product.image && (
                <ShopImage
                  path={item.product.image.path}
                  focus={item.product.image.focus}
                  alt=""
                  sizes="64px"
                  widest={320}
                  ratio={1}
                  className="size-16 flex-none rounded-12 object-cover"
                />
              )}
              <div className="min-w-0 flex-[1_1_min(7rem,50%)] text-13">
                <p className="text-14 font-[650]">{item.product.name}</p>
                {item.legs.length === 0 && (
                  <>
                    <p className="text-ink-3">{item.option.name}</p>
                    <p className="text-ink-3">{formatDateRange(item, locale)}</p>
                  </>
                )}
                <BookingDetailsLines of={item} className="text-ink-3" />
                <ul className="text-ink-3">
                  {item.lines.map(({ unit, extra, deposit, label, quantity, price }) => (
                    <li key={unit ?? extra} className="tabular-nums">
                      {t(deposit ? 'depositLine' : 'line', {
                        label,
                        quantity,
                        price: formatMoney(price),
                      })}
                    </li>
                  ))}
                </ul>
                <p className="mt-0.5 text-ink-2">
                  <ItemTerms
                    item={item}
                    otherwise={
                      <a
                        href={path(`/products/${item.product.id}`)}
                        target="_blank"
                        rel="noreferrer"
                        className="link"
                      >
                        <PolicyTitle />
                      </a>
                    }
                  />
                </p>
                <ConfirmationNote isInstant={item.instant_confirmation} className="mt-0.5 text-ink-2" />
              </div>
              {item.total && (
                <Price value={priceWithout(depositIn(item.lines), item.total)} className="ml-auto text-14" />
              )}
            </li>
          ))}
        </ul>
      </TicketSection>
      <TicketSection>
        <dl className="grid gap-2.5 text-15">
          <div className="flex justify-between gap-4">
            <dt className="text-ink-2">{t('sum', { count: items.length })}</dt>
            <dd className="font-semibold tabular-nums">{formatMoney(priceWithout(deposit, subtotal))}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="text-ink-2">{t('taxes')}</dt>
            <dd className="font-semibold">{t('included')}</dd>
          </div>
          {quote.promo && (
            <div className="flex justify-between gap-4">
              <dt className="min-w-0 wrap-break-word text-ink-2">{t('promo', { code: quote.promo.code })}</dt>
              <dd className="font-semibold text-ok tabular-nums">
                {t('off', { amount: formatMoney(quote.promo.discount) })}
              </dd>
            </div>
          )}
          {deposit && (
            <div className="flex justify-between gap-4">
              <dt className="text-ink-2">{back('title')}</dt>
              <dd className="font-semibold tabular-nums">{formatMoney(deposit)}</dd>
            </div>
          )}
        </dl>
        {deposit && <p className="mt-1.5 text-13 text-ink-3">{back('back')}</p>}
        {promo}
      </TicketSection>
      <TicketSection>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{t('total')}</span>
          <Price value={total} className="text-30" />
        </p>
        <ChargeNote total={total} charge={charge} rateDate={quote.rate_date} />
        {children}
      </TicketSection>
    </Ticket>
  )
}
