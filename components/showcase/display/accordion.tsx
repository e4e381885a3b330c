import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Badge } from '@/components/ui/display/badge'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Accordion, AccordionItem } from '@/components/ui/navigation/accordion'

export async function AccordionSpecimen() {
  const t = await getTranslations('showcase.surface')
  const form = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="accordion" wide>
      <State name={`${state('usual')}, ${state('disabled')}`}>
        <Accordion>
          <AccordionItem name="showcase-usual" title={t('rain')}>
            {t('rainAnswer')}
          </AccordionItem>
          <AccordionItem name="showcase-usual" title={t('meet')} icon="map-pin" open>
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
