'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { showFieldErrors } from '@/components/account/field-errors'
import { orderQuery } from '@/components/orders/query/orders-query'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { SelectField } from '@/components/ui/form/select-field'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import { send } from '@/lib/api/browser'
import type { editReview, OwnReview, writeReview } from '@/lib/contract/reviews'
import { MAX_REVIEW_LENGTH, REVIEW_LANGUAGES, type ReviewLanguage, reviewerName } from '@/lib/domain/review'
import { useAuth } from '@/stores/auth'
import { showToast } from '@/stores/toasts'
import { ScoreField } from './score-field'

export interface ReviewValues {
  score: string
  text: string
  language: ReviewLanguage
}

interface ReviewFormProps {
  bookingId: string
  orderId: string
  /** The existing review to edit. */
  review: OwnReview | null
  onDone?: () => void
}

/** Form to write or edit the review of a booking. */
export function ReviewForm({ bookingId, orderId, review, onDone }: ReviewFormProps) {
  const t = useTranslations('reviews.own')
  const errorText = useErrorText()
  const id = useId()
  const { locale } = usePreferences()
  const user = useAuth((state) => state.authUser)
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<ReviewValues>({
    defaultValues: {
      score: review ? String(review.score) : '',
      text: review?.text ?? '',
      language: REVIEW_LANGUAGES.find((code) => code === review?.language) ?? locale,
    },
  })
  const { errors, isSubmitting } = form.formState
  const names = new Intl.DisplayNames(locale, { type: 'language' })

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    try {
      const { message } = review
        ? await send<typeof editReview>('PATCH', '/api/reviews/{id}', { id: review.id, ...values })
        : await send<typeof writeReview>('POST', '/api/reviews', { booking_id: bookingId, ...values })
      await queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
      if (message) showToast({ title: message })
      onDone?.()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(errorText(error))
      else if (!values.score) form.setError('score', { message: t('scoreMissing') })
    }
  })

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
        <div>
          <h2 className="text-20">{t('title')}</h2>
          <p className="text-14 text-ink-3">
            {user ? t('lead', { name: reviewerName(user.first_name, user.last_name) }) : t('leadAlone')}
          </p>
        </div>
        <FormError message={problem} busy={isSubmitting} />
        <ScoreField id={id} />
        <TextAreaField
          label={t('text')}
          hint={t('textHint')}
          className="min-h-32"
          count
          maxLength={MAX_REVIEW_LENGTH}
          error={errors.text?.message}
          {...form.register('text')}
        />
        <SelectField label={t('language')} error={errors.language?.message} {...form.register('language')}>
          {REVIEW_LANGUAGES.map((code) => (
            <option key={code} value={code}>
              {names.of(code) ?? code}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSubmitting}>
            {t(review ? 'save' : 'submit')}
          </Button>
          {onDone && (
            <Button variant="quiet" onClick={onDone}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}
