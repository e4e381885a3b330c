import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Tooltip } from '@/components/ui/tooltip'
import { Specimen, State } from './form-state'

export async function TooltipSpecimen() {
  const t = await getTranslations('specimens.surface')
  const form = await getTranslations('specimens.form')
  const state = await getTranslations('specimens.state')
  return (
    <Specimen name="tooltip">
      <State name={state('usual')}>
        <Tooltip text={t('onlyYou')}>
          <IconButton icon="heart" label={t('save')} />
        </Tooltip>
      </State>
      <State name={`${state('usual')} · bottom`}>
        <Tooltip text={t('includedLine')} side="bottom">
          <Button variant="quiet" size="sm">
            {t('included')}
          </Button>
        </Tooltip>
      </State>
      <State name={state('long')}>
        <Tooltip text={form('longSentence')}>
          <Button variant="quiet" size="sm">
            {t('pier')}
          </Button>
        </Tooltip>
      </State>
    </Specimen>
  )
}
