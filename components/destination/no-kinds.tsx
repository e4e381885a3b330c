import { getTranslations } from 'next-intl/server'
import { Unlisted } from '@/components/catalog/unlisted'
import { ButtonLink } from '@/components/ui/action/button-link'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { currentPage } from '@/lib/i18n/current-page'

/** Instead of the products of a destination that has none. */
export async function NoKinds({ isListed }: { isListed: boolean }) {
  const [t, { path }] = await Promise.all([getTranslations('destination.kinds.none'), currentPage()])
  if (!isListed) return <Unlisted />
  return (
    <EmptyState title={t('title')} action={<ButtonLink href={path('/products')}>{t('action')}</ButtonLink>}>
      {t('text')}
    </EmptyState>
  )
}
