import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Button } from '@/components/ui/action/button'
import type { ButtonVariant } from '@/components/ui/action/button-style'

const VARIANTS = {
  primary: 'book',
  secondary: 'cart',
  quiet: 'receipt',
  text: 'pier',
  danger: 'clear',
} as const

export async function ButtonSpecimen() {
  const t = await getTranslations('showcase.surface')
  const form = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
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
