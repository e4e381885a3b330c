import './plan.css'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/action/button-link'
import { cx } from '@/components/ui/class-names'
import { Ticket, TicketSection } from '@/components/ui/display/ticket'
import { LeadIn } from '@/components/ui/text/lead-in'
import { Price } from '@/components/ui/text/price'
import { currentPage } from '@/lib/i18n/current-page'
import type { EsimPlan } from './esim-view'
import { planLines } from './plan-lines'

interface PlanTicketProps {
  productId: string
  productName: string
  plan: EsimPlan
  /** Has the lowest price per gigabyte in its group. */
  best?: boolean
}

/** A data plan as a ticket: data volume, validity, features and price. */
export async function PlanTicket({ productId, productName, plan: entry, best }: PlanTicketProps) {
  const [t, tPlans, { path }] = await Promise.all([
    getTranslations('esim.plan'),
    getTranslations('esim.plans'),
    currentPage(),
  ])
  const { option, plan, price } = entry
  return (
    <Ticket className="plan-ticket">
      <TicketSection className={cx(best && 'plan-best')}>
        <p className="plan-size">
          {plan.gigabytes === null ? (
            <span>{t('unlimited')}</span>
          ) : (
            <>
              {plan.gigabytes} <small>{t('gigabytes')}</small>
            </>
          )}
        </p>
        {best && <span className="plan-badge">{t('value')}</span>}
        <p className="plan-days">{t('days', { count: plan.days })}</p>
      </TicketSection>
      <TicketSection>
        <ul>
          {planLines(plan, t).map(({ good, text }) => (
            <li key={text} className={good ? undefined : 'plan-lacks'}>
              {text}
            </li>
          ))}
        </ul>
        <Price value={price} className="text-24" />
        <ButtonLink
          href={path(`/products/${productId}?option=${option.id}`)}
          variant={best ? 'primary' : 'secondary'}
          size="sm"
          // The address is the product's: crawlers reach it by the link to its details.
          rel="nofollow"
        >
          <LeadIn>{tPlans('choose')}</LeadIn>
          <span className="sr-only">{tPlans('choice', { plan: option.name, name: productName })}</span>
        </ButtonLink>
      </TicketSection>
    </Ticket>
  )
}
