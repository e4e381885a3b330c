import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { TextField } from '@/components/ui/text-field'
import { Specimen, State } from './form-state'

export async function TextFieldSpecimen() {
  const t = await getTranslations('specimens.form')
  const state = await getTranslations('specimens.state')
  return (
    <Specimen name="text-field">
      <State name={state('empty')}>
        <TextField label={t('name')} hint={t('nameHint')} placeholder={t('nameValue')} />
      </State>
      <State name={state('filled')}>
        <TextField label={t('name')} defaultValue={t('nameValue')} start={<Icon name="user" />} />
      </State>
      <State name={state('busy')}>
        <TextField label={t('name')} defaultValue={t('nameValue')} busy />
      </State>
      <State name={state('invalid')}>
        <TextField label={t('name')} defaultValue="N" error={t('nameError')} />
      </State>
      <State name={state('disabled')}>
        <TextField label={t('name')} defaultValue={t('nameValue')} disabled />
      </State>
      <State name={state('long')}>
        <TextField
          label={t('nameLong')}
          hint={t('longSentence')}
          defaultValue={t('longWord')}
          aside={<span className="flex-none text-ink-3">{t('optional')}</span>}
        />
      </State>
    </Specimen>
  )
}
