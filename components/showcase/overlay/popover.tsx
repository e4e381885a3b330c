import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { buttonStyle } from '@/components/ui/action/button-style'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Popover } from '@/components/ui/overlay/popover'

export async function PopoverSpecimen() {
  const t = await getTranslations('showcase.surface')
  const form = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  const look = `${buttonStyle('quiet', 'sm')} justify-self-start`
  return (
    <Specimen name="popover">
      <State name={state('usual')}>
        <Popover trigger={t('included')} title={t('included')} className={look}>
          <p className="text-ink-2">{t('includedLine')}</p>
        </Popover>
      </State>
      <State name={state('busy')}>
        <Popover trigger={t('included')} title={t('included')} className={look}>
          <Skeleton className="h-20" />
        </Popover>
      </State>
      <State name={state('long')}>
        <Popover trigger={form('nameLong')} title={form('nameLong')} align="end" className={look}>
          <p>{form('longWord')}</p>
          <p className="mt-3">{form('longSentence')}</p>
        </Popover>
      </State>
    </Specimen>
  )
}
