'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Link } from '@/components/ui/action/link'
import { importOrFail } from '@/components/ui/lazy/lazy-with-retry'
import { Icon } from '@/components/ui/media/icon'
import { useAuth } from '@/stores/auth'
import { showToast } from '@/stores/toasts'

/** Links for a signed-in visitor, and sign-out. */
export function AccountLinks() {
  const t = useTranslations('layout.client')
  const { path, offered } = usePreferences()
  const user = useAuth((state) => state.authUser)

  async function leave() {
    try {
      const { signOut } = await importOrFail(() => import('@/components/session/sync-session'))
      await signOut(path('/'))
    } catch {
      showToast({ title: t('stillSignedIn'), colour: 'error' })
    }
  }

  return (
    <>
      {user && (
        <p className="truncate px-3 py-2 text-14 text-ink-3">
          {user.first_name ? t('hello', { name: user.first_name }) : user.email}
        </p>
      )}
      {offered.orders && (
        <Link href={path('/profile/orders')} className="menu-row">
          <Icon name="ticket" />
          {t('orders')}
        </Link>
      )}
      {offered.products && (
        <Link href={path('/profile/favourites')} className="menu-row">
          <Icon name="heart" />
          {t('favourites')}
        </Link>
      )}
      <Link href={path('/profile/settings')} className="menu-row">
        <Icon name="gear-six" />
        {t('settings')}
      </Link>
      <button type="button" className="menu-row" onClick={() => void leave()}>
        <Icon name="sign-out" />
        {t('signOut')}
      </button>
    </>
  )
}
