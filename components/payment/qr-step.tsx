'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { QrImage } from '@/components/orders/voucher/qr-image'
import { ButtonLink } from '@/components/ui/action/button-link'
import type { PaymentStep } from '@/lib/contract/payment-action'
import type { PaymentKey } from '@/lib/domain/payment'
import { outcomeQuery } from './payment-query'
import { SaveCode } from './save-code'

interface QrStepProps {
  orderId: string
  payment: PaymentKey
  /** The order's reference. */
  reference: string
  step: Extract<PaymentStep, { kind: 'qr' }>
  /** In the demo shop the code leads to a page that can be opened here as well. */
  sandbox: boolean
  onOver(): void
}

/** Shows a QR code to scan with another device, and waits for the result. */
export function QrStep({ orderId, payment, reference, step, sandbox, onOver }: QrStepProps) {
  const t = useTranslations('payment.qr')
  const { data: outcome } = useQuery(outcomeQuery(orderId))
  const over = outcome === 'paid' || outcome === 'not_paid'
  useEffect(() => {
    if (over) onOver()
  }, [over, onOver])
  const app = payment === 'gb_prime_pay_qr_credit' ? 'credit' : 'cash'
  return (
    <div className="grid justify-items-center gap-4 text-center text-balance">
      <QrImage svg={step.qr_svg} code={t(`code.${app}`)} />
      <p className="max-w-[28em] text-15 text-ink-2">{t(`line.${app}`)}</p>
      <p role="status" className="flex items-center gap-2 text-15 font-[650]">
        <span className="spinner text-sea" />
        {t('waiting')}
      </p>
      {step.qr_png && <SaveCode png={step.qr_png} reference={reference} />}
      {sandbox && (
        <ButtonLink variant="quiet" href={new URL(step.text).pathname} target="_blank">
          {t('sandbox')}
        </ButtonLink>
      )}
    </div>
  )
}
