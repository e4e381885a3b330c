import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Checkbox } from '@/components/ui/form/checkbox'
import { LeadIn } from '@/components/ui/text/lead-in'

export async function CheckboxSpecimen() {
  const t = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="checkbox">
      <State name={state('empty')}>
        <Checkbox aside="24">{t('lunch')}</Checkbox>
      </State>
      <State name={state('filled')}>
        <Checkbox defaultChecked aside="24">
          {t('lunch')}
        </Checkbox>
        <Checkbox indeterminate>{t('lunch')}</Checkbox>
      </State>
      <State name={state('busy')}>
        <Checkbox busy>{t('lunch')}</Checkbox>
      </State>
      <State name={state('invalid')}>
        <Checkbox error={t('lunchError')}>{t('lunch')}</Checkbox>
      </State>
      <State name={state('disabled')}>
        <Checkbox disabled>{t('lunch')}</Checkbox>
        <Checkbox disabled defaultChecked>
          {t('lunch')}
        </Checkbox>
      </State>
      <State name={state('long')}>
        <Checkbox aside="1,204">
          <LeadIn>{t('longSentence')}</LeadIn>
          {t('longWord')}
        </Checkbox>
      </State>
    </Specimen>
  )
}
