'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Link } from '@/components/ui/action/link'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { Icon } from '@/components/ui/media/icon'
import { LeadIn } from '@/components/ui/text/lead-in'
import type { CartItem } from '@/lib/contract/cart'
import { ApiError } from '@/lib/contract/error'

/** Errors that the visitor resolves in the cart. */
const CART = [
  'SOLD_OUT',
  'NOT_ENOUGH_PLACES',
  'TOO_LATE',
  'DATE_PAST',
  'DATE_CLOSED',
  'BELOW_MIN_UNITS',
  'ABOVE_MAX_UNITS',
  'MUST_BE_ACCOMPANIED',
  'UNIT_UNKNOWN',
  'PRODUCT_NOT_FOUND',
  'RATE_OUTDATED',
]
/** Errors after which an order may already exist. */
const ORDERS = ['IDEMPOTENCY_CONFLICT', 'CART_ITEM_NOT_FOUND']

function itemOf(error: ApiError, items: readonly CartItem[]): CartItem | undefined {
  const { details } = error
  if (typeof details !== 'object' || details === null || !('cart_item_id' in details)) return undefined
  return items.find((item) => item.id === details.cart_item_id)
}

/** What is unaffected, and a link to the page where the visitor can act. */
function Advice({ text, page, link }: { text: string; page: string; link: string }) {
  const { path } = usePreferences()
  return (
    <p>
      <LeadIn>{text}</LeadIn>
      <Link href={path(page)} className="link">
        {link}
      </Link>
    </p>
  )
}

/** Explains why the order failed, what is unaffected and what to do; takes the focus when it appears. */
export function CheckoutProblem({ error, items }: { error: unknown; items: readonly CartItem[] }) {
  const t = useTranslations('checkout.problem')
  const errorText = useErrorText()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) panel.current?.focus()
  }, [error])
  if (!error) return null
  const code = error instanceof ApiError ? error.code : 'INTERNAL'
  const item = error instanceof ApiError ? itemOf(error, items) : undefined
  return (
    <div
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-2.5 rounded-12 bg-bad-tint px-4 py-3 text-15 text-bad forced-colors:border"
    >
      <Icon name="warning-circle-fill" className="mt-0.5" />
      <div className="grid gap-1">
        <p className="font-semibold">
          {item ? t('about', { name: item.product.name, problem: errorText(error) }) : errorText(error)}
        </p>
        {code === 'PRICE_CHANGED' && <p>{t('price')}</p>}
        {code === 'UNAVAILABLE' && <p>{t('connection')}</p>}
        {CART.includes(code) && <Advice text={t('cart')} page="/cart" link={t('toCart')} />}
        {(code === 'TOO_MUCH_UNPAID' || code === 'TOO_MUCH_FREE') && (
          <Advice text={t('unpaid')} page="/profile/orders" link={t('toOrders')} />
        )}
        {(code === 'UNPAID_NETWORK_LIMIT' || code === 'FREE_NETWORK_LIMIT') && (
          <Advice text={t('unpaid')} page="/support" link={t('toSupport')} />
        )}
        {ORDERS.includes(code) && <Advice text={t('orders')} page="/profile/orders" link={t('toOrders')} />}
      </div>
    </div>
  )
}
