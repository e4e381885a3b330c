import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Button } from '@/components/ui/action/button'
import { Badge } from '@/components/ui/display/badge'
import { Card } from '@/components/ui/display/card'

export async function CardSpecimen() {
  const t = await getTranslations('showcase.surface')
  const form = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  const line = <p className="text-ink-2">{t('boatLine')}</p>
  return (
    <Specimen name="card">
      <State name={state('usual')}>
        <Card
          title={t('boat')}
          aside={
            <Badge tone="ok" icon="seal-check">
              {t('free')}
            </Badge>
          }
          footer={<Button size="sm">{t('book')}</Button>}
        >
          {line}
        </Card>
      </State>
      <State name={`${state('usual')} · href`}>
        <Card title={t('boat')} href="#showcase-card">
          {line}
        </Card>
      </State>
      <State name={state('busy')}>
        <Card title={t('boat')} busy />
      </State>
      <State name={state('empty')}>
        <Card title={t('boat')}>
          <p className="text-ink-3">{t('nothing')}</p>
        </Card>
      </State>
      <State name={state('invalid')}>
        <Card title={t('boat')} error={t('priceChanged')}>
          {line}
        </Card>
      </State>
      <State name={state('disabled')}>
        <Card
          title={t('boat')}
          href="#showcase-card"
          disabled
          aside={<Badge tone="bad">{t('soldOut')}</Badge>}
        >
          <p>{t('boatLine')}</p>
        </Card>
      </State>
      <State name={state('long')}>
        <Card title={form('longWord')} aside={<Badge>{t('atOnce')}</Badge>}>
          <p className="text-ink-2">{form('longSentence')}</p>
        </Card>
      </State>
    </Specimen>
  )
}
