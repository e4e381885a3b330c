'use client'

import { useTranslations } from 'next-intl'
import { Ticket, TicketSection } from '@/components/ui/display/ticket'

/** Instead of the total and the checkout, at an API host that takes no orders. */
export function NoCheckout() {
  const t = useTranslations('checkout.notOffered')
  return (
    <aside className="max-lg:order-first lg:sticky lg:top-24" aria-label={t('title')}>
      <Ticket>
        <TicketSection>
          <h2 className="mb-2 text-20">{t('title')}</h2>
          <p className="text-15 text-ink-2">{t('line')}</p>
        </TicketSection>
      </Ticket>
    </aside>
  )
}
