'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { PaymentChoice } from '@/components/payment-options/payment-choice'
import { isSessionEnd } from '@/components/session/session'
import { useSignedIn } from '@/components/session/use-signed-in'
import { Panel } from '@/components/ui/display/panel'
import type { User } from '@/lib/contract/auth'
import type { CartItem } from '@/lib/contract/cart'
import type { quoteCheckout } from '@/lib/contract/checkout'
import { ApiError } from '@/lib/contract/error'
import type { OperationOutput } from '@/lib/contract/operation'
import type { PaymentOption } from '@/lib/contract/orders'
import { PAY_LATER_HOURS } from '@/lib/domain/hold'
import { isEsim } from '@/lib/domain/selection'
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-draft'
import { CheckoutProblem } from './checkout-problem'
import { initialValues, leadOf, orderForm } from './checkout-values'
import { EsimPhoneField } from './esim-phone-field'
import { ItemQuestions } from './item-questions'
import { LeadFields } from './lead-fields'
import { nameDocument } from './name-document'
import { OrderSummary } from './order-summary'
import { PayBar } from './pay-bar'
import { PayButton } from './pay-button'
import { PromoField } from './promo-field'
import { showResponseErrors } from './show-response-errors'
import { TermsField } from './terms-field'
import { isRefusal, usePlaceOrder } from './use-place-order'
import { isPromoRefusal, usePromo } from './use-promo'

interface CheckoutFormProps {
  user: User
  items: CartItem[]
  quote: OperationOutput<typeof quoteCheckout>['data']
  options: PaymentOption[]
}

export function CheckoutForm({ user, items, quote: listed, options }: CheckoutFormProps) {
  const t = useTranslations('checkout')
  const client = useQueryClient()
  const page = useRef<HTMLFormElement>(null)
  const { busy, place } = usePlaceOrder()
  const signedIn = useSignedIn()
  const [problem, setProblem] = useState<unknown>(null)
  const form = useForm({
    defaultValues: initialValues(items, leadOf(user, listed.last_lead), readCheckoutDraft(user.id)),
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveCheckoutDraft(user.id, values),
      }),
    [form, user.id],
  )

  const ids = items.map(({ id }) => id)
  const promo = usePromo(form, ids)
  const quote = promo.quote ?? listed
  const key = form.watch('payment_key')
  const charge = quote.charges.find((candidate) => candidate.key === key)?.charge ?? null
  const offered = options.filter((option) => quote.charges.some((candidate) => candidate.key === option.key))
  const free = quote.total.amount === 0

  const paying = { total: quote.total, charge, way: key, busy: busy || promo.busy }

  const submit = form.handleSubmit(async (values) => {
    if (busy || promo.busy) return
    setProblem(null)
    if (!free && !charge) return setProblem(new ApiError('PAYMENT_OPTION_UNAVAILABLE', { status: 409 }))
    try {
      const code = quote.promo?.code ?? null
      await place(orderForm(values, ids, quote.total, code, free ? null : charge))
    } catch (error) {
      if (showResponseErrors(form, page.current, error)) return
      if (isPromoRefusal(error)) return promo.refuse(error)
      setProblem(error)
      // Without a response the order may exist and the cart be empty; a retry with the same key leads to it.
      if (!isRefusal(error) || isSessionEnd(error)) return
      await client.invalidateQueries({ queryKey: ['cart', 'quote'] })
      await client.invalidateQueries({ queryKey: ['cart', 'checkout'] })
    }
  })

  return (
    <FormProvider {...form}>
      <form ref={page} method="post" noValidate onSubmit={submit}>
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-12">
          <div className="grid grid-cols-1 gap-5.5">
            <CheckoutProblem error={signedIn && isSessionEnd(problem) ? null : problem} items={items} />
            <LeadFields country={user.profile.country} document={nameDocument(items)} />
            <ItemQuestions items={items} />
            {items.some(({ quantities }) => isEsim(quantities)) && <EsimPhoneField />}
            {!free && (
              <Panel as="div">
                <PaymentChoice
                  options={offered}
                  error={form.formState.errors.payment_key?.message}
                  input={() => form.register('payment_key', { required: t('payment.required') })}
                />
              </Panel>
            )}
          </div>
          <div className="lg:sticky lg:top-6">
            <OrderSummary items={items} quote={quote} charge={charge} promo={<PromoField promo={promo} />}>
              <TermsField />
              <PayButton {...paying} large />
              <p className="mt-3 text-center text-13 text-ink-3">
                {key === 'pay_later'
                  ? t('heldLater', { hours: PAY_LATER_HOURS })
                  : t('held', { minutes: quote.hold_minutes })}
              </p>
            </OrderSummary>
          </div>
        </div>
        <PayBar total={quote.total} charge={charge}>
          <PayButton {...paying} />
        </PayBar>
      </form>
    </FormProvider>
  )
}
