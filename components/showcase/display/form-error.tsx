'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Button } from '@/components/ui/action/button'
import { FormError } from '@/components/ui/feedback/form-error'

/** Errors shown on load are inert: each would otherwise take the focus. */
export function FormErrorSpecimen() {
  const t = useTranslations('showcase.surface')
  const form = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [message, setMessage] = useState<string | null>(null)
  return (
    <Specimen name="form-error">
      <State name={state('invalid')}>
        <div inert>
          <FormError message={t('declinedLine')} />
        </div>
      </State>
      <State name={state('long')}>
        <div inert>
          <FormError message={form('longSentence')} />
        </div>
      </State>
      <State name={state('empty')}>
        <FormError message={message} />
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setMessage(message ? null : t('declinedLine'))}
        >
          {t('pay')}
        </Button>
      </State>
    </Specimen>
  )
}
