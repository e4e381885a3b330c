import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { PasswordField } from '@/components/ui/form/password-field'

const VALUE = 'Longtail-at-18:30'

export async function PasswordFieldSpecimen() {
  const t = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="password-field">
      <State name={state('empty')}>
        <PasswordField label={t('password')} hint={t('passwordHint')} autoComplete="off" />
      </State>
      <State name={state('filled')}>
        <PasswordField label={t('password')} defaultValue={VALUE} autoComplete="off" />
      </State>
      <State name={state('busy')}>
        <PasswordField label={t('password')} defaultValue={VALUE} autoComplete="off" busy />
      </State>
      <State name={state('invalid')}>
        <PasswordField
          label={t('password')}
          defaultValue="123"
          autoComplete="off"
          error={t('passwordError')}
        />
      </State>
      <State name={state('disabled')}>
        <PasswordField label={t('password')} defaultValue={VALUE} autoComplete="off" disabled />
      </State>
      <State name={state('long')}>
        <PasswordField label={t('nameLong')} defaultValue={VALUE.repeat(5)} hint={t('longSentence')} />
      </State>
    </Specimen>
  )
}
