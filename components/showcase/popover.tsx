import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '@/components/ui/button-style'
import { Popover } from '@/components/ui/popover'
import { Skeleton } from '@/components/ui/skeleton'
import { Specimen, State } from './form-state'

export async function PopoverSpecimen() {
  const t = await getTranslations('specimens.surface')
  const form = await getTranslations('specimens.form')
  const state = await getTranslations('specimens.state')
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
