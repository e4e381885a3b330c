'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormError } from '@/components/ui/form-error'
import { Specimen, State } from './form-state'

/** Those that are there from the start are inert: each would take the focus of the page. */
export function FormErrorSpecimen() {
  const t = useTranslations('specimens.surface')
  const form = useTranslations('specimens.form')
  const state = useTranslations('specimens.state')
  const [wrong, setWrong] = useState<string | null>(null)
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
        <FormError message={wrong} />
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setWrong(wrong ? null : t('declinedLine'))}
        >
          {t('pay')}
        </Button>
      </State>
    </Specimen>
  )
}
