'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { Checkbox } from '@/components/ui/form/checkbox'
import { Icon } from '@/components/ui/media/icon'
import type { CheckoutValues } from './checkout-values'

export function TermsField() {
  const t = useTranslations('checkout.terms')
  const { path } = usePreferences()
  const { register, formState } = useFormContext<CheckoutValues>()
  const error = formState.errors.accept_terms?.message
  return (
    <div className="mt-4">
      <Checkbox
        className="py-1 items-start"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'terms-error' : undefined}
        {...register('accept_terms', { required: t('required') })}
      >
        {t('label')}
      </Checkbox>
      <a
        href={path('/terms-and-conditions')}
        target="_blank"
        rel="noopener"
        className="link ml-9 inline-flex min-h-11 items-center gap-1.5 text-14"
      >
        {t('read')}
        <Icon name="arrow-square-out" label={t('newTab')} />
      </a>
      {error && (
        <p id="terms-error" className="flex items-start gap-1.5 text-14 text-bad">
          <Icon name="warning-circle-fill" className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  )
}
