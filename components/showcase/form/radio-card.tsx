import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Badge } from '@/components/ui/display/badge'
import { RadioCard } from '@/components/ui/form/radio-card'

export async function RadioCardSpecimen() {
  const t = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="radio-card">
      <State name={state('empty')}>
        <RadioCard name="boat" title={t('boat.shared')} aside="฿1,290">
          {t('boat.sharedLine')}
        </RadioCard>
      </State>
      <State name={state('filled')}>
        <RadioCard name="boat" title={t('boat.private')} aside="฿4,800" defaultChecked>
          {t('boat.privateLine')}
        </RadioCard>
      </State>
      <State name={state('busy')}>
        <RadioCard name="boat-busy" title={t('boat.private')} aside="฿4,800" busy>
          {t('boat.privateLine')}
        </RadioCard>
      </State>
      <State name={state('invalid')}>
        <RadioCard name="boat-invalid" title={t('boat.shared')} aside="฿1,290" aria-invalid>
          {t('boat.sharedLine')}
        </RadioCard>
      </State>
      <State name={state('disabled')}>
        <RadioCard
          name="boat-disabled"
          title={t('boat.private')}
          badge={<Badge tone="bad">{t('boat.soldOut')}</Badge>}
          aside="฿4,800"
          disabled
        />
      </State>
      <State name={state('long')}>
        <RadioCard name="boat-long" title={t('longWord')} aside="฿1,290,000">
          {t('longSentence')}
        </RadioCard>
      </State>
    </Specimen>
  )
}
