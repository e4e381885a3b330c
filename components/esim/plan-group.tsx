import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/action/link'
import { LeadIn } from '@/components/ui/text/lead-in'
import { placeName } from '@/lib/domain/country-names'
import { currentPage } from '@/lib/i18n/current-page'
import { formatList } from '@/lib/i18n/format'
import { bestValue, type PlanGroup as Group } from './esim-view'
import { PlanTicket } from './plan-ticket'

/** The plans of one eSIM, with its countries and networks. */
export async function PlanGroup({ group }: { group: Group }) {
  const [t, { locale, path }] = await Promise.all([getTranslations('esim.plans'), currentPage()])
  const { product, plans, networks, countries } = group
  const best = bestValue(plans)
  const names = countries.map((code) => placeName(code, locale))
  return (
    <>
      <header className="mb-4">
        <h3>{product.name}</h3>
        <p className="mt-1 text-ink-3">
          <LeadIn>{t('networks', { networks: networks.join(' · ') })}</LeadIn>
          <Link href={path(`/products/${product.id}`)} className="link">
            {t('details')}
          </Link>
        </p>
        {countries.length > 1 && (
          <details className="mt-1 text-15">
            <summary className="link inline-flex min-h-11 list-none md:min-h-8 items-center">
              {t('covers', { count: countries.length })}
            </summary>
            <p className="max-w-[46em] text-ink-2">{formatList(names, locale)}</p>
          </details>
        )}
      </header>
      <div className="plans">
        {plans.map((plan) => (
          <PlanTicket
            key={plan.option.id}
            productId={product.id}
            productName={product.name}
            plan={plan}
            best={plan === best}
          />
        ))}
      </div>
    </>
  )
}
