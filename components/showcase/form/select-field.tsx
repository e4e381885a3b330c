import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { SelectField } from '@/components/ui/form/select-field'

const PLACES = ['lobby', 'pier', 'airport'] as const

export async function SelectFieldSpecimen() {
  const t = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  const options = PLACES.map((place) => (
    <option key={place} value={place}>
      {t(`pickUp.${place}`)}
    </option>
  ))
  const nothing = (
    <option value="" disabled>
      {t('pickUp.none')}
    </option>
  )
  return (
    <Specimen name="select-field">
      <State name={state('empty')}>
        <SelectField label={t('pickUp.label')} hint={t('pickUp.hint')} defaultValue="">
          {nothing}
          {options}
        </SelectField>
      </State>
      <State name={state('filled')}>
        <SelectField label={t('pickUp.label')} defaultValue="pier">
          {options}
        </SelectField>
      </State>
      <State name={state('busy')}>
        <SelectField label={t('pickUp.label')} defaultValue="" busy>
          {nothing}
        </SelectField>
      </State>
      <State name={state('invalid')}>
        <SelectField label={t('pickUp.label')} defaultValue="" error={t('pickUp.error')}>
          {nothing}
          {options}
        </SelectField>
      </State>
      <State name={state('disabled')}>
        <SelectField label={t('pickUp.label')} defaultValue="airport" disabled>
          {options}
        </SelectField>
      </State>
      <State name={state('long')}>
        <SelectField label={t('nameLong')} hint={t('longSentence')}>
          <option>{t('longSentence')}</option>
        </SelectField>
      </State>
    </Specimen>
  )
}
