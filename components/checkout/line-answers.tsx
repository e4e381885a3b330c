'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
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
import { mayStayEmpty } from '@/lib/domain/travellers'
import { type CheckoutValues, leadQuestions } from './checkout-values'

/** Questions that an item asks once: pickup address, flight number, dietary requirements. */
export function LineAnswers({ item }: { item: CartItem }) {
  const t = useTranslations('checkout.questions')
  const say = useTranslations('errors.fields')
  const { register, formState, getValues } = useFormContext<CheckoutValues>()
  const [open] = item.opening_hours
  const hint = (question: Question) =>
    requiresCounter(question) && open ? t('open', { ...open }) : t(`${question}.hint`)
  const wrong = formState.errors.details?.[item.id]?.answers
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {leadQuestions(item).map((question) => {
        const field = {
          label: t(`${question}.label`),
          hint: hint(question),
          aside: mayStayEmpty(question) && <span className="flex-none text-ink-3">{t('optional')}</span>,
          autoComplete: 'off',
          error: wrong?.[question]?.message,
          ...register(`details.${item.id}.answers.${question}`, {
            validate: (answer) => {
              const others = getValues(`details.${item.id}.answers`)
              const problem = answerProblem(question, answer, { open: item.opening_hours, others })
              return (
                problem === null || ('values' in problem ? say('closed', problem.values) : say(problem.code))
              )
            },
          }),
        }
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
