import { getTranslations } from 'next-intl/server'
import { Accordion, AccordionItem } from '@/components/ui/accordion'
import { Badge } from '@/components/ui/badge'
import { Skeleton } from '@/components/ui/skeleton'
import { Specimen, State } from './form-state'

export async function AccordionSpecimen() {
  const t = await getTranslations('specimens.surface')
  const form = await getTranslations('specimens.form')
  const state = await getTranslations('specimens.state')
  return (
    <Specimen name="accordion" wide>
      <State name={`${state('usual')}, ${state('disabled')}`}>
        <Accordion>
          <AccordionItem name="specimen-usual" title={t('rain')}>
            {t('rainAnswer')}
          </AccordionItem>
          <AccordionItem name="specimen-usual" title={t('meet')} icon="map-pin" open>
            {t('meetAnswer')}
          </AccordionItem>
          <AccordionItem title={t('night')} disabled aside={<Badge>{t('nightWhy')}</Badge>} />
        </Accordion>
      </State>
      <State name={`${state('busy')}, ${state('invalid')}, ${state('long')}`}>
        <Accordion>
          <AccordionItem title={t('rain')} open>
            <Skeleton className="h-4 w-2/3" />
          </AccordionItem>
          <AccordionItem
            title={t('meet')}
            aside={
              <Badge tone="bad" icon="warning-circle-fill">
                {t('priceChanged')}
              </Badge>
            }
          >
            {t('meetAnswer')}
          </AccordionItem>
          <AccordionItem title={form('longWord')} aside={<Badge>{t('few')}</Badge>}>
            {form('longSentence')}
          </AccordionItem>
        </Accordion>
      </State>
    </Specimen>
  )
}
