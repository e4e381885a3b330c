import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
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
      <State name={`${state('usual')} · sm, md, lg`}>
        <div className="flex flex-wrap items-center gap-3">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <ButtonLink key={size} href="#specimen-button-link" size={size}>
              {t('book')}
            </ButtonLink>
          ))}
        </div>
      </State>
      <State name={`${state('disabled')}, ${state('busy')}`}>
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled>{t('book')}</Button>
          <Button busy>{t('book')}</Button>
        </div>
      </State>
      <State name={state('long')}>
        <ButtonLink href="#specimen-button-link" wide>
          {form('nameLong')}
        </ButtonLink>
        <ButtonLink href="#specimen-button-link" variant="secondary" icon="ticket-bold">
          {form('longWord')}
        </ButtonLink>
      </State>
    </Specimen>
  )
}
