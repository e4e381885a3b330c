import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Specimen, State } from './form-state'

export async function ButtonLinkSpecimen() {
  const t = await getTranslations('specimens.surface')
  const form = await getTranslations('specimens.form')
  const state = await getTranslations('specimens.state')
  return (
    <Specimen name="button-link">
      <State name={state('usual')}>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink href="#specimen-button-link">{t('book')}</ButtonLink>
          <ButtonLink href="#specimen-button-link" variant="secondary" icon="ticket-bold">
            {t('find')}
          </ButtonLink>
          <ButtonLink href="#specimen-button-link" variant="text">
            {t('pier')}
          </ButtonLink>
        </div>
      </State>
      <State name={state('long')}>
        <ButtonLink href="#specimen-button-link" wide>
          {form('nameLong')}
        </ButtonLink>
      </State>
    </Specimen>
  )
}
