'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { MAX_REFERENCE_LENGTH } from '@/lib/domain/support'
import type { SupportValues } from './support-draft'
import type { OwnOrders } from './use-own-orders'

/**
 * The order of the request: one of the visitor's own, or a number typed by a visitor without orders. Both
 * have the same text below, so that swapping them causes no layout shift.
 */
export function OrderField({ state, orders }: OwnOrders) {
  const t = useTranslations('pages.support.form')
  const { register, formState, watch } = useFormContext<SupportValues>()
  const { errors } = formState
  const chosen = watch('order_id')
  if (state === 'none')
    return (
      <TextField
        label={t('reference')}
        hint={t('referenceHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_REFERENCE_LENGTH}
        error={errors.order_reference?.message}
        {...register('order_reference')}
      />
    )
  return (
    <SelectField
      label={t('order')}
      hint={t('referenceHint')}
      busy={state === 'loading'}
      disabled={state === 'loading'}
      error={errors.order_id?.message}
      {...register('order_id')}
      value={orders.some(({ id }) => id === chosen) ? chosen : ''}
    >
      <option value="">{t(state === 'loading' ? 'orderLoading' : 'orderNone')}</option>
      {orders.map(({ id, reference, title }) => (
        <option key={id} value={id}>
          {`${reference} · ${title}`}
        </option>
      ))}
    </SelectField>
  )
}
