'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { type Path, useForm, useWatch } from 'react-hook-form'
import { createIdempotencyKeys } from '@/components/cancellation/idempotency-key'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { TextField } from '@/components/ui/form/text-field'
import { Dialog } from '@/components/ui/overlay/dialog'
import { send } from '@/lib/api/browser'
import type { changeTravellerNames } from '@/lib/contract/booking-changes'
import { ApiError } from '@/lib/contract/error'
import { MAX_FULL_NAME_LENGTH } from '@/lib/domain/name-length'
import { formatDeadline } from '@/lib/i18n/deadline'
import type { ChangeDateDialogProps } from './change-date-dialog'
import { namedPeople } from './named-people'

interface Values {
  people: Array<{ name: string; age: string }>
}

/** Dialog with a field for each traveller's name; those that are changed are sent. */
export function ChangeNamesDialog({
  open,
  onOpenChange,
  onClosed,
  booking,
  orderId,
  onDone,
}: ChangeDateDialogProps) {
  const t = useTranslations('changes.names')
  const required = useTranslations('errors.fields')('required')
  const errorText = useErrorText()
  const { locale } = usePreferences()
  const formId = useId()
  const [keys] = useState(createIdempotencyKeys)
  const [problem, setProblem] = useState<string | null>(null)
  const [people] = useState(() => namedPeople(booking))
  const form = useForm<Values>({
    defaultValues: { people: people.map(({ name }) => ({ name, age: '' })) },
  })
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control: form.control, name: 'people' })
  const isChanged = (index: number) => typed[index]?.name.trim() !== people[index]?.name
  const { names } = booking.changeable
  const until = names && formatDeadline(names.until, { locale, timeZone: booking.time_zone })

  const submit = form.handleSubmit(async ({ people: values }) => {
    setProblem(null)
    const changed = people.flatMap((person, index) => (isChanged(index) ? [{ person, index }] : []))
    const travellers = changed.map(({ person: { unitItemId, person }, index }) => ({
      unit_item_id: unitItemId,
      person,
      full_name: values[index]?.name ?? '',
      ...(names?.ages && { age: Number(values[index]?.age) }),
    }))
    try {
      const path = '/api/orders/{id}/bookings/{bookingId}/names'
      const idempotencyKey = keys.for(JSON.stringify(travellers))
      const { data: order } = await send<typeof changeTravellerNames>(
        'POST',
        path,
        { id: orderId, bookingId: booking.id, travellers },
        { idempotencyKey },
      )
      onDone(order)
    } catch (error) {
      const wrong = error instanceof ApiError ? Object.entries(error.errors) : []
      for (const [name, [message]] of wrong) {
        const [, place = '', field] = name.match(/^travellers\.(\d+)\.(full_name|age)$/) ?? []
        const at = changed[Number(place)]
        if (at && field)
          form.setError(`people.${at.index}.${field === 'age' ? 'age' : 'name'}` as Path<Values>, {
            type: 'server',
            message,
          })
      }
      if (wrong.length === 0) setProblem(errorText(error))
    }
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title={t('title', { name: booking.product.name })}
      description={
        until
          ? until.here
            ? t('untilBoth', { ...until, here: until.here })
            : t('until', { there: until.there })
          : undefined
      }
      footer={
        <Button
          type="submit"
          form={formId}
          wide
          busy={isSubmitting}
          disabled={!people.some((_, index) => isChanged(index))}
        >
          {t('confirm')}
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
        <p className="text-15 text-ink-2">{t('hint')}</p>
        <FormError message={problem} busy={isSubmitting} />
        {people.map(({ unitItemId, person, label }, index) => (
          <div key={`${unitItemId}-${person}`} className="grid gap-3">
            <TextField
              label={t('name', { number: index + 1, label })}
              autoComplete="off"
              maxLength={MAX_FULL_NAME_LENGTH}
              error={errors.people?.[index]?.name?.message}
              {...form.register(`people.${index}.name`, {
                validate: (value) => value.trim() !== '' || required,
              })}
            />
            {names?.ages && isChanged(index) && (
              <TextField
                label={t('age')}
                inputMode="numeric"
                autoComplete="off"
                error={errors.people?.[index]?.age?.message}
                {...form.register(`people.${index}.age`, {
                  validate: (value) => !isChanged(index) || /^\d{1,3}$/.test(value.trim()) || required,
                })}
              />
            )}
          </div>
        ))}
      </form>
    </Dialog>
  )
}
