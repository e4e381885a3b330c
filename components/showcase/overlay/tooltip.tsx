import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Button } from '@/components/ui/action/button'
import { IconButton } from '@/components/ui/action/icon-button'
import { Tooltip } from '@/components/ui/overlay/tooltip'

export async function TooltipSpecimen() {
  const t = await getTranslations('showcase.surface')
  const form = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
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
