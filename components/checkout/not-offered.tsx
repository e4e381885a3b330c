import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/action/button-link'
import { EmptyState, type EmptyStateProps } from '@/components/ui/feedback/empty-state'
import { currentPage } from '@/lib/i18n/current-page'

/** Instead of the checkout and of the orders, at an API host that has no calls for them. */
export async function CheckoutNotOffered({ heading }: Pick<EmptyStateProps, 'heading'>) {
  const [t, { path }] = await Promise.all([getTranslations('checkout.notOffered'), currentPage()])
  return (
    <EmptyState
      title={t('title')}
      heading={heading}
      image="site/empty-cart"
      action={<ButtonLink href={path('/cart')}>{t('cart')}</ButtonLink>}
    >
      {t('line')}
    </EmptyState>
  )
}
