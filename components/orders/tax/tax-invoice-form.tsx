'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { showFieldErrors } from '@/components/account/field-errors'
import { orderQuery } from '@/components/orders/query/orders-query'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import { TextField } from '@/components/ui/form/text-field'
import { send } from '@/lib/api/browser'
import type { getTaxInvoiceForm, requestTaxInvoice, TaxBuyerForm } from '@/lib/contract/tax-invoices'
import { MAX_BUYER_ADDRESS_LENGTH, MAX_BUYER_NAME_LENGTH } from '@/lib/domain/tax-document'
import { showToast } from '@/stores/toasts'

interface TaxInvoiceFormProps {
  orderId: string
  onDone(): void
}

function BuyerForm({ orderId, onDone, buyer }: TaxInvoiceFormProps & { buyer: TaxBuyerForm }) {
  const t = useTranslations('orders.tax')
  const errorText = useErrorText()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<TaxBuyerForm>({ defaultValues: buyer })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    try {
      await send<typeof requestTaxInvoice>('POST', '/api/orders/{id}/tax-invoice', { id: orderId, ...values })
      await queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
      showToast({ title: t('issued'), colour: 'success' })
      onDone()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(errorText(error))
    }
  })

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
        <p className="text-15 text-ink-2">{t('hint')}</p>
        <FormError message={problem} busy={isSubmitting} />
        <TextField
          label={t('name')}
          autoComplete="organization"
          maxLength={MAX_BUYER_NAME_LENGTH}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextAreaField
          label={t('address')}
          autoComplete="street-address"
          maxLength={MAX_BUYER_ADDRESS_LENGTH}
          error={errors.address?.message}
          {...form.register('address')}
        />
        <TextField
          label={t('taxId')}
          hint={t('taxIdHint')}
          inputMode="numeric"
          autoComplete="off"
          error={errors.tax_id?.message}
          {...form.register('tax_id')}
        />
        <TextField
          label={t('branch')}
          hint={t('branchHint')}
          inputMode="numeric"
          autoComplete="off"
          error={errors.branch?.message}
          {...form.register('branch')}
        />
        <Button type="submit" wide busy={isSubmitting}>
          {t('submit')}
        </Button>
      </form>
    </FormProvider>
  )
}

/** The form for a full tax invoice, with the buyer's details of the last one. */
export function TaxInvoiceForm(props: TaxInvoiceFormProps) {
  const t = useTranslations('orders')
  const errorText = useErrorText()
  const { data, error } = useQuery({
    queryKey: ['orders', 'tax-invoice', props.orderId],
    queryFn: async ({ signal }) =>
      (
        await send<typeof getTaxInvoiceForm>(
          'GET',
          '/api/orders/{id}/tax-invoice',
          { id: props.orderId },
          { signal },
        )
      ).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (error) return <FormError message={errorText(error)} />
  if (!data)
    return (
      <p role="status" className="flex justify-center py-10">
        <span className="sr-only">{t('loading')}</span>
        <span className="spinner" />
      </p>
    )
  return <BuyerForm {...props} buyer={data} />
}
