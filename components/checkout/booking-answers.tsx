'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { SelectField } from '@/components/ui/form/select-field'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import { TextField } from '@/components/ui/form/text-field'
import type { CartItem } from '@/lib/contract/cart'
import {
  answerProblem,
  isLong,
  MAX_ANSWER_LENGTH,
  requiresCounter,
  requiresTime,
} from '@/lib/domain/booking-questions'
import type { Question } from '@/lib/domain/catalog'
import { placeName } from '@/lib/domain/country-names'
import { deliveryCountries, requiresPostcode } from '@/lib/domain/delivery-zones'
import { mayStayEmpty } from '@/lib/domain/travellers'
import { deliveryPlaces } from '@/lib/i18n/delivery-places'
import { type CheckoutValues, leadQuestions } from './checkout-values'

/** Questions that an item asks once: pickup address, flight number, dietary requirements. */
export function BookingAnswers({ item }: { item: CartItem }) {
  const t = useTranslations('checkout.questions')
  const say = useTranslations('errors.fields')
  const { locale } = usePreferences()
  const { control, register, formState, getValues } = useFormContext<CheckoutValues>()
  const { opening_hours: hours, delivery_zones: zones } = item
  const country = useWatch({ control, name: `details.${item.id}.answers.lead_delivery_country` }) ?? ''
  const [open] = hours
  const hint = (question: Question) => {
    if (question === 'lead_delivery_country')
      return t('deliversTo', { places: deliveryPlaces(zones, locale) })
    return requiresCounter(question) && open ? t('open', { ...open }) : t(`${question}.hint`)
  }
  const wrong = formState.errors.details?.[item.id]?.answers
  const asked = leadQuestions(item).filter(
    (question) => question !== 'lead_delivery_postcode' || requiresPostcode(zones, country),
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {asked.map((question) => {
        const field = {
          label: t(`${question}.label`),
          hint: hint(question),
          aside: mayStayEmpty(question) && <span className="flex-none text-ink-3">{t('optional')}</span>,
          autoComplete: 'off',
          error: wrong?.[question]?.message,
          ...register(`details.${item.id}.answers.${question}`, {
            validate: (answer) => {
              const others = getValues(`details.${item.id}.answers`)
              const problem = answerProblem(question, answer, { open: hours, zones, others })
              return (
                problem === null || ('values' in problem ? say('closed', problem.values) : say(problem.code))
              )
            },
          }),
        }
        if (question === 'lead_delivery_country')
          return (
            <SelectField key={question} {...field}>
              <option value="">{t('pickCountry')}</option>
              {deliveryCountries(zones).map((code) => (
                <option key={code} value={code}>
                  {placeName(code, locale)}
                </option>
              ))}
            </SelectField>
          )
        return isLong(question) ? (
          <div key={question} className="sm:col-span-2">
            <TextAreaField {...field} maxLength={MAX_ANSWER_LENGTH} />
          </div>
        ) : (
          <TextField key={question} {...field} type={requiresTime(question) ? 'time' : 'text'} />
        )
      })}
    </div>
  )
}
