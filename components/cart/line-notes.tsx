'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { CartItem } from '@/lib/contract/cart'
import { formatInstant, formatMoney } from '@/lib/i18n/format'

/** What there is to know about a line before it is bought. */
export function LineNotes({ item }: { item: CartItem }) {
  const t = useTranslations('cart')
  const errors = useTranslations('errors')
  const { locale, path } = usePreferences()
  if (item.problem) {
    const short = t.has(`problem.${item.problem}`) ? t(`problem.${item.problem}`) : t('problem.other')
    const reason = t.has(`reason.${item.problem}`) ? t(`reason.${item.problem}`) : errors('CART_EMPTY')
    return (
      <div className="mt-2.5 grid justify-items-start gap-1">
        <Badge tone="bad" icon="warning-circle-fill">
          {short}
        </Badge>
        <p className="text-14 text-ink-2">{reason}</p>
        <Link href={path(`/products/${item.product.id}`)} className="link inline-flex min-h-11 items-center">
          {t('change')}
        </Link>
      </div>
    )
  }
  return (
    <>
      {item.previous_total && (
        <p className="mt-2 flex items-start gap-1.5 text-14 font-semibold text-warn">
          <Icon name="info-fill" className="mt-0.5" />
          {t('priceChanged', { before: formatMoney(item.previous_total), now: formatMoney(item.total) })}
        </p>
      )}
      {item.free_until && (
        <p className="mt-2 flex items-start gap-1.5 text-14 font-semibold text-ok">
          <Icon name="check-circle-fill" className="mt-0.5" />
          {new Date(item.free_until) > new Date()
            ? t('freeUntil', { moment: formatInstant(item.free_until, locale, item.time_zone) })
            : t('freeOver')}
        </p>
      )}
    </>
  )
}
