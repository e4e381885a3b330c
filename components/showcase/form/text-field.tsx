import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { TextField } from '@/components/ui/form/text-field'
import { Icon } from '@/components/ui/media/icon'

export async function TextFieldSpecimen() {
  const t = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
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
