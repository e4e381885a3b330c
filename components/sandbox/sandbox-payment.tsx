'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/action/button'
import { Ticket, TicketSection } from '@/components/ui/display/ticket'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { Loading } from '@/components/ui/feedback/loading'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Price } from '@/components/ui/text/price'
import { send } from '@/lib/api/browser'
import { ApiError } from '@/lib/contract/error'
import type { decideSandboxPayment, getSandboxPayment } from '@/lib/contract/sandbox'
import { useNavigation } from '@/stores/navigation'
import { invoiceOf } from './invoice-of'
import { SandboxHeading } from './sandbox-heading'

type Decision = 'approve' | 'decline' | 'cancel'

/**
 * The bank's side of a payment in sandbox mode.
 * @param notFound rendered if there is no such payment
 */
export function SandboxPayment({ notFound }: { notFound: React.ReactNode }) {
  const t = useTranslations('sandbox')
  const errorText = useErrorText()
  const invoice = invoiceOf(useNavigation((state) => state.path))
  const query = useQuery({
    queryKey: ['sandbox-payment', invoice],
    enabled: invoice !== null,
    staleTime: 0,
    queryFn: async () =>
      (
        await send<typeof getSandboxPayment>('GET', '/api/sandbox/payments/{invoice}', {
          invoice: invoice ?? '',
        })
      ).data,
  })
  const decide = useMutation({
    mutationFn: async (decision: Decision) =>
      (
        await send<typeof decideSandboxPayment>('POST', '/api/sandbox/payments/{invoice}', {
          invoice: invoice ?? '',
          decision,
        })
      ).data,
    onSuccess: ({ return_url }) => {
      if (scanned) void query.refetch()
      else window.location.assign(return_url)
    },
  })
  // A QR code is scanned with a device other than the one that shops.
  const scanned = query.data?.payment_key.includes('_qr_') ?? false
  // The browser is navigating away; the buttons must stay inactive.
  const leaving = decide.isPending || decide.isSuccess

  if (query.error instanceof ApiError && query.error.status === 404) return notFound
  if (!query.data) {
    if (query.isError || (invoice && query.fetchStatus === 'paused'))
      return <LoadProblem error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
    return (
      <Loading label={t('loading')}>
        <Skeleton className="h-96 rounded-18" />
      </Loading>
    )
  }

  const { amount, description, payment_key, state, return_url } = query.data
  const decision = (name: Decision) => ({
    wide: true,
    size: 'lg' as const,
    busy: leaving && decide.variables === name,
    disabled: leaving && decide.variables !== name,
    onClick: () => decide.mutate(name),
  })
  return (
    <>
      <SandboxHeading option={payment_key} />
      <Ticket>
        <TicketSection>
          <p className="text-14 text-ink-3">{t('amount')}</p>
          <Price value={amount} className="text-38" />
          <dl className="mt-4 grid gap-3 text-14">
            <div>
              <dt className="text-13 text-ink-3">{t('description')}</dt>
              <dd className="font-[650]">{description}</dd>
            </div>
            <div>
              <dt className="text-13 text-ink-3">{t('invoice')}</dt>
              <dd className="font-[650] break-all tabular-nums">{invoice}</dd>
            </div>
          </dl>
        </TicketSection>
        <TicketSection className="grid gap-3">
          {state === 'pending' ? (
            <>
              <FormError message={decide.error ? errorText(decide.error) : null} />
              <Button {...decision('approve')}>{t('approve')}</Button>
              <Button variant="danger" {...decision('decline')}>
                {t('decline')}
              </Button>
              <Button variant="quiet" {...decision('cancel')}>
                {t('cancel')}
              </Button>
            </>
          ) : (
            <>
              <p className="text-15">{t(`over.${state}`)}</p>
              {scanned ? (
                <p className="text-15 text-ink-2">{t('otherDevice')}</p>
              ) : (
                <Button size="lg" wide onClick={() => window.location.assign(return_url)}>
                  {t('back')}
                </Button>
              )}
            </>
          )}
        </TicketSection>
      </Ticket>
    </>
  )
}
