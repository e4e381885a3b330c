'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { ButtonLink } from '@/components/ui/action/button-link'
import { EmptyState } from '@/components/ui/feedback/empty-state'

/** Message for an unusable link, with a link to continue. */
export function LinkProblem({ kind }: { kind: 'empty' | 'gone' | 'notOffered' }) {
  const t = useTranslations('addToCart')
  const { path } = usePreferences()
  return (
    <EmptyState
      title={t(`problem.${kind}.title`)}
      image="site/empty-cart"
      action={
        kind === 'notOffered' ? (
          <ButtonLink href={path('/')}>{t('home')}</ButtonLink>
        ) : (
          <ButtonLink href={path('/products')}>{t('explore')}</ButtonLink>
        )
      }
    >
      {t(`problem.${kind}.line`)}
    </EmptyState>
  )
}
