'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { ButtonLink } from '@/components/ui/action/button-link'
import { ICON_BUTTON } from '@/components/ui/action/icon-button'
import { Icon } from '@/components/ui/media/icon'
import { Dropdown } from '@/components/ui/overlay/dropdown'
import { useAuth } from '@/stores/auth'
import { AccountLinks } from './account-links'

/** Sign-in link or account menu; which one is shown is decided before the first paint. */
export function AccountMenu() {
  const t = useTranslations('layout.client')
  const { path } = usePreferences()
  const image = useAuth((state) => state.authUser?.profile.image)
  return (
    <>
      <div className="auth-out">
        <ButtonLink href={path('/sign-in')} variant="secondary" size="sm">
          {t('signIn')}
        </ButtonLink>
      </div>
      <div className="auth-in -mr-2">
        <Dropdown
          label={t('account')}
          className={ICON_BUTTON}
          trigger={
            <>
              {image && <img src={image} alt="" className="size-8 rounded-full object-cover" />}
              <Icon name="user-circle" className="size-7" />
            </>
          }
        >
          <AccountLinks />
        </Dropdown>
      </div>
    </>
  )
}
