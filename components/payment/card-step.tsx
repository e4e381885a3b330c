'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { TextField } from '@/components/ui/form/text-field'
import { send } from '@/lib/api/browser'
import type { chargeCard, PaymentStep } from '@/lib/contract/payment-action'
import type { MoneyValue } from '@/lib/contract/shared'
import { formatMoney } from '@/lib/i18n/format'
import { createCardToken } from './card-token'
import {
  CARD_FIELDS,
  type CardValues,
  cardProblems,
  groupedNumber,
  spacedExpiry,
  unbrokenNumber,
} from './card-values'

interface CardStepProps {
  orderId: string
  step: Extract<PaymentStep, { kind: 'card' }>
  /** The amount of the button. */
  charge: MoneyValue
}

/** The card form. Card data goes to the gateway only. */
export function CardStep({ orderId, step, charge }: CardStepProps) {
  const t = useTranslations('payment.card')
  const errorText = useErrorText()
  const { register, handleSubmit, setError, setValue, formState } = useForm<CardValues>({
    defaultValues: { number: '', name: '', expiry: '', code: '' },
  })
  const [problem, setProblem] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)

  const pay = handleSubmit(async (card) => {
    setProblem(null)
    const problems = cardProblems(card)
    const [first] = CARD_FIELDS.filter((field) => problems[field])
    for (const field of CARD_FIELDS) {
      const wrong = problems[field]
      if (wrong) setError(field, { message: t(wrong) }, { shouldFocus: field === first })
    }
    if (first) return
    try {
      const token = await createCardToken(step, card)
      if (!token) return setProblem(t('refused'))
      const { data } = await send<typeof chargeCard>('POST', '/api/orders/{id}/card-token', {
        id: orderId,
        token,
        expected_charge: charge,
      })
      setLeaving(true)
      window.location.assign(data.redirect)
    } catch (error) {
      setProblem(errorText(error))
    }
  })

  const formatted = (name: 'number' | 'expiry', format: (typed: string) => string) =>
    register(name, {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        // Reformats only at the end, so that an edit in the middle does not move the caret.
        if (target.selectionStart === target.value.length) setValue(name, format(target.value))
      },
    })
  const error = (name: keyof CardValues) => formState.errors[name]?.message

  return (
    <form method="post" noValidate onSubmit={pay} className="grid gap-4">
      <FormError message={problem} />
      <TextField
        label={t('number')}
        inputMode="numeric"
        autoComplete="cc-number"
        hint={
          step.test_numbers.length > 0 &&
          t('testNumbers', { numbers: step.test_numbers.map(unbrokenNumber).join(' · ') })
        }
        error={error('number')}
        {...formatted('number', groupedNumber)}
      />
      <TextField label={t('name')} autoComplete="cc-name" error={error('name')} {...register('name')} />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label={t('expiry')}
          hint={t('expiryHint')}
          inputMode="numeric"
          autoComplete="cc-exp"
          error={error('expiry')}
          {...formatted('expiry', spacedExpiry)}
        />
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          error={error('code')}
          {...register('code')}
        />
      </div>
      <p className="text-14 text-ink-2">{t('safe')}</p>
      <Button type="submit" size="lg" wide icon="lock-simple-bold" busy={formState.isSubmitting || leaving}>
        {t('pay', { amount: formatMoney(charge) })}
      </Button>
    </form>
  )
}
