import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/catalog/product-grid'
import { ButtonLink } from '@/components/ui/action/button-link'
import { Link } from '@/components/ui/action/link'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Icon } from '@/components/ui/media/icon'
import { currentPage } from '@/lib/i18n/current-page'
import type { IconName } from '@/lib/icons/icon-names'
import type { ServiceKind } from './by-kind'

/** Anchor of each kind on /services-info. */
const EXPLAINED: Record<string, { icon: IconName; at: string }> = {
  lounges: { icon: 'door-open', at: 'lounge' },
  luggage: { icon: 'suitcase-rolling', at: 'storage' },
  fast_track_meet: { icon: 'identification-card', at: 'fast' },
  insurance_wellness: { icon: 'shield-check', at: 'insurance' },
}

/** Services on sale by kind: the description on the left, the products on the right. */
export async function ServiceKinds({ kinds }: { kinds: ServiceKind[] }) {
  const [t, { path }] = await Promise.all([getTranslations('pages.services'), currentPage()])
  if (kinds.length === 0)
    return (
      <EmptyState
        title={t('empty.title')}
        image="site/empty-cart"
        action={<ButtonLink href={path('/products')}>{t('empty.action')}</ButtonLink>}
      >
        {t('empty.text')}
      </EmptyState>
    )
  return kinds.map(({ id, slug, title, summary, products }) => {
    const { icon, at } = EXPLAINED[slug] ?? { icon: 'suitcase-rolling', at: 'all' }
    const line = EXPLAINED[slug] ? t(`kinds.${slug}`) : summary
    return (
      <section
        key={id}
        aria-labelledby={`kind-${slug}`}
        className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[264px_minmax(0,1fr)]"
      >
        <div>
          <h2 id={`kind-${slug}`} className="flex flex-wrap items-center gap-x-3 text-24">
            <Icon name={icon} className="text-sea" />
            {title}
          </h2>
          {line && <p className="mt-2 text-15 text-ink-2">{line}</p>}
          <Link
            href={path(`/services-info#${at}`)}
            className="link mt-2 inline-flex min-h-11 items-center text-15"
          >
            {t('howOf', { kind: title })}
          </Link>
        </div>
        <ProductGrid products={products} />
      </section>
    )
  })
}
