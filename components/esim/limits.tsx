import { getTranslations } from 'next-intl/server'
import { contentFacts } from '@/components/article/facts'
import { isAbout, type Part } from '@/components/article/parts'
import { Icon } from '@/components/ui/media/icon'
import { Accordion, AccordionItem } from '@/components/ui/navigation/accordion'

const LIMITS = ['number', 'locked', 'twice', 'hotspot', 'sea', 'remote'] as const
const QUESTIONS = ['keep', 'whatsapp', 'when', 'early', 'empty', 'two', 'refund'] as const

/** Entries about what the shop may not have. */
const NEEDS: Partial<Record<(typeof LIMITS)[number] | (typeof QUESTIONS)[number], Part>> = {
  hotspot: 'hasProducts',
  sea: 'hasProducts',
  when: 'hasProducts',
  empty: 'hasProducts',
  refund: 'hasOrders',
}

/** eSIM limitations and frequently asked questions, side by side. */
export async function LimitsAndQuestions() {
  const [t, facts] = await Promise.all([getTranslations('esim'), contentFacts()])
  const isStated = (id: keyof typeof NEEDS) => isAbout(facts, NEEDS[id] ?? null)
  return (
    <div className="wrap grid items-start gap-12 pt-12 md:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
      <section>
        <h2 className="mb-4">{t('limits.title')}</h2>
        <ul className="grid gap-3.5 text-ink-2">
          {LIMITS.filter(isStated).map((limit) => (
            <li key={limit} className="flex gap-3">
              <Icon name="x" className="mt-1 text-ink-3" />
              <span>{t(`limits.${limit}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-4">{t('faq.title')}</h2>
        <Accordion>
          {QUESTIONS.filter(isStated).map((question) => (
            <AccordionItem key={question} title={t(`faq.${question}.q`)}>
              {t(`faq.${question}.a`)}
            </AccordionItem>
          ))}
        </Accordion>
      </section>
    </div>
  )
}
