import { getTranslations } from 'next-intl/server'
import { bestValue, type PlanGroup } from '@/components/esim/esim-view'
import { PlanTicket } from '@/components/esim/plan-ticket'
import type { AreaGuide } from '@/lib/contract/area-guide'
import { currentPage } from '@/lib/i18n/current-page'

/** One row on a desktop screen. */
const MAX_PLANS = 4

/** Data plans for the country of a destination; `group` is the best-matching eSIM. */
export async function EsimFor({ area, group }: { area: AreaGuide; group: PlanGroup }) {
  const [t, { path }] = await Promise.all([getTranslations('destination.esim'), currentPage()])
  const plans = group.plans.slice(0, MAX_PLANS)
  const best = bestValue(plans)
  return (
    <section id="esim">
      <header className="part-head">
        <div>
          <h2>{t('title', { country: area.country_name })}</h2>
          <p className="mt-1 text-ink-3">{t('line')}</p>
        </div>
        <a
          href={path(`/esim#${area.country.toLowerCase()}`)}
          className="link flex min-h-11 items-center md:min-h-8"
        >
          {t('all')}
        </a>
      </header>
      <div className="plans">
        {plans.map((plan) => (
          <PlanTicket
            key={plan.option.id}
            productId={group.product.id}
            productName={group.product.name}
            plan={plan}
            best={plan === best}
          />
        ))}
      </div>
    </section>
  )
}
