'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { CodeInput } from '@/components/ui/form/code-input'

export function CodeInputSpecimen() {
  const t = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [none, setNone] = useState('')
  const [some, setSome] = useState('183')
  return (
    <Specimen name="code-input">
      <State name={state('empty')}>
        <CodeInput label={t('code')} hint={t('codeHint')} value={none} onChange={setNone} />
      </State>
      <State name={state('filled')}>
        <CodeInput label={t('code')} value={some} onChange={setSome} />
      </State>
      <State name={state('busy')}>
        <CodeInput label={t('code')} value="183042" busy onChange={setSome} />
      </State>
      <State name={state('invalid')}>
        <CodeInput label={t('code')} error={t('codeError')} value={some} onChange={setSome} />
      </State>
      <State name={state('disabled')}>
        <CodeInput label={t('code')} value="183042" disabled onChange={setSome} />
      </State>
      <State name={state('long')}>
        <CodeInput label={t('nameLong')} hint={t('longSentence')} value={none} onChange={setNone} />
      </State>
    </Specimen>
  )
}
