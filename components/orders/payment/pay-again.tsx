'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { ConfirmationNotes } from '@/components/confirmation/confirmation-notes'
import { orderQuery } from '@/components/orders/query/orders-query'
import { usePreferences } from '@/components/page/preferences'
import { ChargeNote } from '@/components/payment-options/charge-note'
import { PaymentChoice } from '@/components/payment-options/payment-choice'
import { PaymentChoiceSkeleton } from '@/components/payment-options/payment-choice-skeleton'
import { paymentOptionsQuery } from '@/components/payment-options/payment-options-query'
import { Button } from '@/components/ui/action/button'
import { Panel } from '@/components/ui/display/panel'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { send } from '@/lib/api/browser'
import type { Order, startPayment } from '@/lib/contract/orders'
import type { PaymentKey } from '@/lib/domain/payment'
import { formatMoney } from '@/lib/i18n/format'
import { HoldNote } from './hold-note'

/** Pays an unpaid order: for the first time, after a decline, or later. */
export function PayAgain({ order }: { order: Order }) {
  const t = useTranslations('orders.pay')
  const errorText = useErrorText()
  const client = useQueryClient()
  const { path } = usePreferences()
  const options = useQuery(paymentOptionsQuery)
  const later = order.payment?.key === 'pay_later'
  const charges = order.charges.filter((candidate) => !(later && candidate.key === 'pay_later'))
  const offered =
    options.data?.filter((option) => charges.some((candidate) => candidate.key === option.key)) ?? []
  const [key, setKey] = useState<PaymentKey | null>(later ? null : (order.payment?.key ?? null))
  const charge = charges.find((candidate) => candidate.key === key)?.charge ?? null
  const [missing, setMissing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const refresh = () => client.invalidateQueries({ queryKey: orderQuery(order.id).queryKey })

  async function pay() {
    setProblem(null)
    setMissing(key === null || charge === null)
    if (key === null || charge === null || running.current) return
    running.current = true
    setBusy(true)
    try {
      const { data } = await send<typeof startPayment>('POST', '/api/orders/{id}/payments', {
        id: order.id,
        payment_key: key,
        expected_charge: charge,
      })
      window.location.assign(data.redirect ?? path(`/profile/orders/${order.id}`))
    } catch (error) {
      setProblem(errorText(error))
      running.current = false
      setBusy(false)
      void refresh()
    }
  }

  return (
    <Panel aria-label={t('title')} className="grid gap-5">
      {order.expires_at && (
        <HoldNote
          orderId={order.id}
          hold={{
            expires_at: order.expires_at,
            extendable_from: order.extendable_from,
            time_zone: order.bookings[0]?.time_zone ?? 'UTC',
          }}
          onOver={refresh}
          onExtended={(data) => client.setQueryData(orderQuery(order.id).queryKey, data)}
        />
      )}
      <ConfirmationNotes
        of={order.bookings.map(({ product, instant_confirmation: isInstant }) => ({
          product: product.name,
          isInstant,
        }))}
      />
      <FormError message={problem} busy={busy} />
      {options.isPending && options.fetchStatus !== 'paused' && (
        <PaymentChoiceSkeleton keys={charges.map((candidate) => candidate.key)} />
      )}
      {!options.data && (options.isError || options.fetchStatus === 'paused') && (
        <LoadProblem error={options.error} onRetry={() => void options.refetch()} />
      )}
      {options.data && (
        <PaymentChoice
          options={offered}
          error={missing ? t('required') : undefined}
          input={(option) => ({
            name: 'payment_key',
            checked: option === key,
            onChange: () => {
              setKey(option)
              setMissing(false)
            },
          })}
        />
      )}
      <ChargeNote total={order.total} charge={charge} rateDate={order.rate_date} />
      <Button size="lg" busy={busy} icon="lock-simple-bold" onClick={pay}>
        {key === 'pay_later' ? t('later') : t('now', { amount: formatMoney(charge ?? order.total) })}
      </Button>
    </Panel>
  )
}
