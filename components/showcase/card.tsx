import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Specimen, State } from './form-state'

export async function CardSpecimen() {
  const t = await getTranslations('specimens.surface')
  const form = await getTranslations('specimens.form')
  const state = await getTranslations('specimens.state')
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
        <Card title={t('boat')} href="#specimen-card">
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
          href="#specimen-card"
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
