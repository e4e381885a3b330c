'use client'

import { useTranslations } from 'next-intl'
import { FactLine } from '@/components/orders/booking/fact-line'
import { usePreferences } from '@/components/page/preferences'
import { Link } from '@/components/ui/action/link'
import { StatusBadge } from '@/components/ui/display/status-badge'
import { ShopImage } from '@/components/ui/media/image'
import { NoWrapDates } from '@/components/ui/text/no-wrap-dates'
import { Price } from '@/components/ui/text/price'
import type { OrderSummary } from '@/lib/contract/orders'
import { formatInstant } from '@/lib/i18n/format'

export function OrderRow({ order }: { order: OrderSummary }) {
  const t = useTranslations('orders')
  const { locale, path } = usePreferences()
  const moment = formatInstant(order.created_at, locale)
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4.5">
      <div className="size-18 flex-none overflow-hidden rounded-12 bg-bg-3">
        {order.image && (
          <ShopImage
            path={order.image.path}
            alt=""
            sizes="72px"
            widest={320}
            ratio={1}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="min-w-40 flex-1">
        <h2 className="card-title">
          <Link
            href={path(`/profile/orders/${order.id}`)}
            className="after:absolute after:inset-0 hover:underline"
          >
            {t('rowTitle', { title: order.title, more: order.booking_count - 1 })}
          </Link>
        </h2>
        <FactLine
          facts={{
            reference: order.reference,
            moment: <NoWrapDates text={moment} moments={[moment]} />,
          }}
          className="text-14 text-ink-3 tabular-nums"
        />
      </div>
      <div className="flex items-center gap-4 max-sm:w-full max-sm:justify-between sm:flex-col sm:items-end sm:gap-1.5">
        <StatusBadge status={order.status} />
        <Price value={order.total} className="text-18" />
      </div>
    </li>
  )
}
