import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import type { ButtonVariant } from '@/components/ui/button-style'
import { Specimen, State } from './form-state'

const VARIANTS = {
  primary: 'book',
  secondary: 'cart',
  quiet: 'receipt',
  text: 'pier',
  danger: 'clear',
} as const

export async function ButtonSpecimen() {
  const t = await getTranslations('specimens.surface')
  const form = await getTranslations('specimens.form')
  const state = await getTranslations('specimens.state')
  const all = (props: { disabled?: boolean; busy?: boolean; icon?: 'ticket-bold' }) => (
    <div className="flex flex-wrap items-center gap-3">
      {(Object.keys(VARIANTS) as ButtonVariant[]).map((variant) => (
        <Button key={variant} variant={variant} {...props}>
          {t(VARIANTS[variant])}
        </Button>
      ))}
    </div>
  )
  return (
    <Specimen name="button">
      <State name={state('usual')}>{all({})}</State>
      <State name={`${state('usual')} · icon`}>{all({ icon: 'ticket-bold' })}</State>
      <State name={`${state('usual')} · sm, md, lg`}>
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm">{t('book')}</Button>
          <Button>{t('book')}</Button>
          <Button size="lg">{t('book')}</Button>
        </div>
      </State>
      <State name={state('busy')}>{all({ busy: true })}</State>
      <State name={state('disabled')}>{all({ disabled: true })}</State>
      <State name={state('long')}>
        <Button wide>{form('nameLong')}</Button>
        <Button variant="secondary" icon="ticket-bold">
          {form('longWord')}
        </Button>
      </State>
    </Specimen>
  )
}
