import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Progress } from '@/components/ui/feedback/progress'

export async function ProgressSpecimen() {
  const t = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="progress">
      <State name={state('empty')}>
        <Progress label={t('sending')} value={0} />
      </State>
      <State name={state('filled')}>
        <Progress label={t('sending')} value={2} max={5} text={t('sent', { sent: 2, all: 5 })} />
      </State>
      <State name={state('busy')}>
        <Progress label={t('sending')} value={null} />
      </State>
      <State name={state('long')}>
        <Progress label={t('longSentence')} value={100} />
      </State>
    </Specimen>
  )
}
