'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect } from 'react'
import { ConfirmationNotes } from '@/components/confirmation/confirmation-notes'
import { HoldNote } from '@/components/orders/payment/hold-note'
import { usePreferences } from '@/components/page/preferences'
import { ButtonLink } from '@/components/ui/action/button-link'
import { Ticket, TicketSection } from '@/components/ui/display/ticket'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { Price } from '@/components/ui/text/price'
import { ApiError } from '@/lib/contract/error'
import { paidOrderOf } from '@/lib/navigation/payment-path'
import { useNavigation } from '@/stores/navigation'
import { CardStep } from './card-step'
import { FormStep } from './form-step'
import { stepQuery } from './payment-query'
import { PaymentSkeleton } from './payment-skeleton'
import { QrStep } from './qr-step'

/** The payment page of an order. @param notFound rendered if there is no such order */
export function PaymentScreen({ sandbox, notFound }: { sandbox: boolean; notFound: React.ReactNode }) {
  const t = useTranslations('payment')
  const { path } = usePreferences()
  const id = paidOrderOf(useNavigation((state) => state.path))
  const { data, error, isFetching, fetchStatus, refetch } = useQuery({
    ...stepQuery(id ?? ''),
    enabled: id !== null,
  })
  const toResult = useCallback(
    () => window.location.replace(path(`/profile/orders/${id}?payment=returned`)),
    [id, path],
  )
  const redirectUrl =
    data === null || data?.step.kind === 'nothing'
      ? path(`/profile/orders/${id}?payment=returned`)
      : data?.step.kind === 'redirect'
        ? data.step.url
        : null
  useEffect(() => {
    if (redirectUrl) window.location.replace(redirectUrl)
  }, [redirectUrl])

  if (error instanceof ApiError && (error.status === 404 || error.code === 'VALIDATION_FAILED'))
    return notFound
  if (!data && (error || (id && fetchStatus === 'paused')))
    return <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data || redirectUrl) return <PaymentSkeleton />

  const { step, key, charge, reference, expires_at, extendable_from, time_zone, confirmations } = data
  return (
    <Ticket>
      <TicketSection className="grid gap-2">
        <p className="text-14 text-ink-3">{t('amount', { reference })}</p>
        <Price value={charge} className="text-38" />
        <HoldNote
          orderId={id ?? ''}
          hold={{ expires_at, extendable_from, time_zone }}
          onOver={toResult}
          onExtended={() => void refetch()}
        />
        <ConfirmationNotes
          of={confirmations.map(({ product, instant_confirmation: isInstant }) => ({ product, isInstant }))}
        />
      </TicketSection>
      <TicketSection>
        {step.kind === 'card' && <CardStep orderId={id ?? ''} step={step} charge={charge} />}
        {step.kind === 'form' && <FormStep step={step} />}
        {step.kind === 'qr' && (
          <QrStep
            orderId={id ?? ''}
            payment={key}
            reference={reference}
            step={step}
            sandbox={sandbox}
            onOver={toResult}
          />
        )}
      </TicketSection>
      <TicketSection>
        <ButtonLink variant="quiet" wide href={path(`/profile/orders/${id}`)}>
          {t('other')}
        </ButtonLink>
      </TicketSection>
    </Ticket>
  )
}
