'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { PaymentStep } from '@/lib/contract/payment-action'

/** Whether the browser's back button led here: sending it on again would trap the visitor. */
function isComingBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}

/** Sends the browser to a gateway that wants a form posted to it. */
export function FormStep({ step }: { step: Extract<PaymentStep, { kind: 'form' }> }) {
  const t = useTranslations('payment.form')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isComingBack()) form.current?.submit()
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
