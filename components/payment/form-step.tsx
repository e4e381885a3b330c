'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/action/button'
import type { PaymentStep } from '@/lib/contract/payment-action'

/** Whether the visitor came by the back button: submitting again would trap them. */
function isBackNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}

/** Submits the browser to a gateway that requires a form POST. */
export function FormStep({ step }: { step: Extract<PaymentStep, { kind: 'form' }> }) {
  const t = useTranslations('payment.form')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isBackNavigation()) form.current?.submit()
  }, [])
  return (
    <form ref={form} method="post" action={step.action} className="grid gap-4">
      {Object.entries(step.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="text-15 text-ink-2">{t('line')}</p>
      <Button type="submit" size="lg" wide>
        {t('go')}
      </Button>
    </form>
  )
}
