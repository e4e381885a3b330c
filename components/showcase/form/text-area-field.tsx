import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { TextAreaField } from '@/components/ui/form/text-area-field'

export async function TextAreaFieldSpecimen() {
  const t = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="text-area-field">
      <State name={state('empty')}>
        <TextAreaField label={t('requests')} hint={t('requestsHint')} maxLength={500} count />
      </State>
      <State name={state('filled')}>
        <TextAreaField label={t('requests')} defaultValue={t('requestsValue')} maxLength={40} count />
      </State>
      <State name={state('busy')}>
        <TextAreaField label={t('requests')} defaultValue={t('requestsValue')} busy />
      </State>
      <State name={state('invalid')}>
        <TextAreaField label={t('requests')} error={t('requestsError')} />
      </State>
      <State name={state('disabled')}>
        <TextAreaField label={t('requests')} defaultValue={t('requestsValue')} disabled />
      </State>
      <State name={state('long')}>
        <TextAreaField label={t('nameLong')} defaultValue={`${t('longSentence')} ${t('longWord')}`} />
      </State>
    </Specimen>
  )
}
