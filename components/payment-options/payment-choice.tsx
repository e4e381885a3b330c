'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useId } from 'react'
import { RadioCard } from '@/components/ui/form/radio-card'
import { Icon } from '@/components/ui/media/icon'
import type { PaymentOption } from '@/lib/contract/orders'
import { PAY_LATER_HOURS } from '@/lib/domain/hold'
import type { PaymentKey } from '@/lib/domain/payment'

interface PaymentChoiceProps {
  options: readonly PaymentOption[]
  /** Returns the props of an option's radio button. */
  input(key: PaymentKey): Omit<ComponentProps<'input'>, 'type' | 'title'>
  error?: string
}

/** The payment methods, each with a description, because two of them share a name. */
export function PaymentChoice({ options, input, error }: PaymentChoiceProps) {
  const t = useTranslations('checkout.payment')
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="mb-4 font-display text-20 leading-head font-bold">{t('title')}</legend>
      <div className="grid gap-2.5">
        {options.map((option) => (
          <RadioCard
            key={option.key}
            {...input(option.key)}
            value={option.key}
            aria-invalid={error ? true : undefined}
            title={option.label}
            aside={<img src={option.image} alt="" width={48} height={32} />}
          >
            {t(`option.${option.key}`, { hours: PAY_LATER_HOURS })}
          </RadioCard>
        ))}
      </div>
      {error && (
        <p id={id} className="mt-2.5 flex items-start gap-1.5 text-14 text-bad">
          <Icon name="warning-circle-fill" className="mt-0.5" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
