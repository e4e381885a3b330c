import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Button } from '@/components/ui/action/button'
import { ButtonLink } from '@/components/ui/action/button-link'

export async function ButtonLinkSpecimen() {
  const t = await getTranslations('showcase.surface')
  const form = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="button-link">
      <State name={state('usual')}>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink href="#showcase-button-link">{t('book')}</ButtonLink>
          <ButtonLink href="#showcase-button-link" variant="secondary" icon="ticket-bold">
            {t('find')}
          </ButtonLink>
          <ButtonLink href="#showcase-button-link" variant="text">
            {t('pier')}
          </ButtonLink>
        </div>
      </State>
      <State name={`${state('usual')} · sm, md, lg`}>
        <div className="flex flex-wrap items-center gap-3">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <ButtonLink key={size} href="#showcase-button-link" size={size}>
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
        <ButtonLink href="#showcase-button-link" wide>
          {form('nameLong')}
        </ButtonLink>
        <ButtonLink href="#showcase-button-link" variant="secondary" icon="ticket-bold">
          {form('longWord')}
        </ButtonLink>
      </State>
    </Specimen>
  )
}
