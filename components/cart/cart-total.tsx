'use client'

import { useTranslations } from 'next-intl'
import { DepositRows } from '@/components/booking-details/deposit-rows'
import { PageMark } from '@/components/page/page-mark'
import { Ticket, TicketSection } from '@/components/ui/display/ticket'
import { Price } from '@/components/ui/text/price'
import type { CartItem } from '@/lib/contract/cart'
import { depositIn, priceWithout } from '@/lib/domain/deposit'
import { MAX_ORDER_ITEMS } from '@/lib/domain/order-size'
import { CART_PAGE_SIZE } from '@/lib/domain/page-size'
import { formatMoney } from '@/lib/i18n/format'
import { CheckOutLink } from './check-out-link'
import { sumOf } from './selection'
import './cart-bar.css'

interface CartTotalProps {
  /** The selected items. */
  items: CartItem[]
  /** Number of items that are not loaded yet. */
  below: number
  /** The cart has more than one page, so the total keeps its position while the rest loads. */
  paged: boolean
  busy: boolean
}

/** Total of the selected items: a ticket beside the list, on a phone a bar below it. */
export function CartTotal({ items, below, paged, busy }: CartTotalProps) {
  const t = useTranslations('cart')
  const back = useTranslations('deposit')
  const ids = items.map(({ id }) => id)
  const total = sumOf(items)
  const deposit = depositIn(items.flatMap((item) => item.lines))
  const label = deposit ? back('paid') : t('total')
  const tooMany = ids.length > MAX_ORDER_ITEMS && t('tooMany', { most: MAX_ORDER_ITEMS })
  const rest = items.length - CART_PAGE_SIZE.usual
  const notes = [below > 0 && t('below', { count: below }), tooMany].filter(Boolean)
  return (
    <>
      <aside className="sticky top-24 max-lg:hidden" aria-label={t('total')}>
        <Ticket>
          <TicketSection>
            <h2 className="mb-4 text-20">{t('selected', { count: items.length })}</h2>
            <dl className="grid grid-cols-[minmax(0,1fr)] gap-2.5 text-15">
              {items.slice(0, CART_PAGE_SIZE.usual).map((item) => (
                <div key={item.id} className="flex justify-between gap-4">
                  <dt className="min-w-0 text-ink-2">
                    {item.product.name}
                    {item.legs.length === 0 && (
                      <span className="block text-13 text-ink-3">{item.option.name}</span>
                    )}
                  </dt>
                  <dd className="no-break font-semibold tabular-nums">
                    {item.total && formatMoney(priceWithout(depositIn(item.lines), item.total))}
                  </dd>
                </div>
              ))}
            </dl>
            {paged && (
              <p className="mt-2.5 min-h-lh text-13 text-ink-3">{rest > 0 && t('rest', { count: rest })}</p>
            )}
          </TicketSection>
          <TicketSection>
            {total && <DepositRows paid={total} deposit={deposit} />}
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{label}</span>
              {total ? <Price value={total} className="text-30" /> : <span aria-hidden="true">–</span>}
            </p>
            <p className="mb-4 text-right text-13 text-ink-3">{t('taxes')}</p>
            <CheckOutLink ids={ids} busy={busy} wide />
            {notes.map((note) => (
              <p key={String(note)} className="mt-3 text-13 text-ink-3">
                {note}
              </p>
            ))}
          </TicketSection>
        </Ticket>
      </aside>
      <PageMark mark="bottom-bar" className="cart-bar">
        <div className="wrap">
          {paged && (
            <p className="mb-1.5 text-13 text-ink-3">
              {below > 0 ? t('belowShort', { count: below }) : t('selected', { count: items.length })}
            </p>
          )}
          {tooMany && <p className="mb-1.5 text-13 text-ink-3">{tooMany}</p>}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="grid flex-1 leading-tight">
              {total && <Price value={priceWithout(deposit, total)} className="text-20" />}
              {deposit && (
                <span className="text-12 text-ink-2">{back('plus', { amount: formatMoney(deposit) })}</span>
              )}
              <span className="text-12 text-ink-3">
                {total ? t('taxes') : t('selected', { count: items.length })}
              </span>
            </p>
            <CheckOutLink ids={ids} busy={busy} />
          </div>
        </div>
      </PageMark>
      <p className="sr-only" role="status">
        {total && !busy ? t('totalNow', { count: items.length, total: formatMoney(total) }) : ''}
      </p>
    </>
  )
}
