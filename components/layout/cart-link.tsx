'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { CounterBadge } from '@/components/ui/counter-badge'
import { Icon } from '@/components/ui/icon'
import { ICON_BUTTON } from '@/components/ui/icon-button'
import { useCartCount } from './cart-count'
import { usePreferences } from './preferences'

export function CartLink() {
  const t = useTranslations('layout.client')
  const { path } = usePreferences()
  const count = useCartCount()
  return (
    <Link
      href={path('/cart')}
      prefetch={false}
      aria-label={t('cartCount', { count })}
      data-cart=""
      className={ICON_BUTTON}
    >
      <Icon name="shopping-cart" className="size-7" />
      {count > 0 && <CounterBadge>{count}</CounterBadge>}
    </Link>
  )
}
