'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { previousPath } from '@/components/account/previous-page'
import { usePreferences } from '@/components/page/preferences'
import { ICON_BUTTON } from '@/components/ui/action/icon-button'
import { Link } from '@/components/ui/action/link'
import { Icon } from '@/components/ui/media/icon'
import { useNavigation } from '@/stores/navigation'
import { parentPath } from './parent-path'

/** Back button on a phone: to the previous page if it is of this site, else to the parent page. */
export function BackButton() {
  const t = useTranslations('layout.client')
  const { path } = usePreferences()
  const here = useNavigation((state) => state.path)

  function goBack(event: MouseEvent) {
    if (previousPath() === null) return
    event.preventDefault()
    window.history.back()
  }

  return (
    <Link
      href={path(parentPath(here ?? '/'))}
      aria-label={t('back')}
      data-stay=""
      onClick={goBack}
      className={`${ICON_BUTTON} bar-back`}
    >
      <Icon name="arrow-left" className="size-6" />
    </Link>
  )
}
