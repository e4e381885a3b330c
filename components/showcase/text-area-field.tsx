import { getTranslations } from 'next-intl/server'
import { TextAreaField } from '@/components/ui/text-area-field'
import { Specimen, State } from './form-state'

export async function TextAreaFieldSpecimen() {
  const t = await getTranslations('specimens.form')
  const state = await getTranslations('specimens.state')
  return (
    <Specimen name="text-area-field">
      <State name={state('empty')}>
        <TextAreaField label={t('wish')} hint={t('wishHint')} maxLength={500} count />
      </State>
      <State name={state('filled')}>
        <TextAreaField label={t('wish')} defaultValue={t('wishValue')} maxLength={40} count />
      </State>
      <State name={state('busy')}>
        <TextAreaField label={t('wish')} defaultValue={t('wishValue')} busy />
      </State>
      <State name={state('invalid')}>
        <TextAreaField label={t('wish')} error={t('wishError')} />
      </State>
      <State name={state('disabled')}>
        <TextAreaField label={t('wish')} defaultValue={t('wishValue')} disabled />
      </State>
      <State name={state('long')}>
        <TextAreaField label={t('nameLong')} defaultValue={`${t('longSentence')} ${t('longWord')}`} />
      </State>
    </Specimen>
  )
}
