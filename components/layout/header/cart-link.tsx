'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { useCartCount } from '@/components/queries/cart-count'
import { CounterBadge } from '@/components/ui/action/counter-badge'
import { ICON_BUTTON } from '@/components/ui/action/icon-button'
import { Link } from '@/components/ui/action/link'
import { Icon } from '@/components/ui/media/icon'

export function CartLink() {
  const t = useTranslations('layout.client')
  const { path } = usePreferences()
  const count = useCartCount()
  return (
    <Link href={path('/cart')} aria-label={t('cartCount', { count })} data-cart="" className={ICON_BUTTON}>
      <Icon name="shopping-cart" className="size-7" />
      {count > 0 && <CounterBadge>{count}</CounterBadge>}
    </Link>
  )
}
