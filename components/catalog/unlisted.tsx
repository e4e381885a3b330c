import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/action/button-link'
import { EmptyState, type EmptyStateProps } from '@/components/ui/feedback/empty-state'
import { currentPage } from '@/lib/i18n/current-page'

/** Instead of products where the API host has no list of them. */
export async function Unlisted({ heading }: Pick<EmptyStateProps, 'heading'>) {
  const [t, { path }] = await Promise.all([getTranslations('listing.unlisted'), currentPage()])
  return (
    <EmptyState
      title={t('title')}
      heading={heading}
      image="site/empty-cart"
      action={
        <ButtonLink href={path('/#destinations')} variant="secondary">
          {t('action')}
        </ButtonLink>
      }
    >
      {t('text')}
    </EmptyState>
  )
}
