'use client'

import { useTranslations } from 'next-intl'
import { Ticket, TicketSection } from '@/components/ui/display/ticket'
import { Loading } from '@/components/ui/feedback/loading'
import { Skeleton } from '@/components/ui/feedback/skeleton'

/** Loading state of the payment page: placeholders for amount, payment step and exit link. */
export function PaymentSkeleton() {
  const t = useTranslations('payment')
  return (
    <Loading label={t('loading')}>
      <Ticket>
        <TicketSection className="grid gap-2">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-14 w-2/3" />
          <Skeleton className="h-6 w-full" />
        </TicketSection>
        <TicketSection>
          <Skeleton className="h-96 rounded-12" />
        </TicketSection>
        <TicketSection>
          <Skeleton className="h-12 rounded-pill" />
        </TicketSection>
      </Ticket>
    </Loading>
  )
}
