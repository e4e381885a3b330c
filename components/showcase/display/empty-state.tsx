import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { ButtonLink } from '@/components/ui/action/button-link'
import { EmptyState } from '@/components/ui/feedback/empty-state'

export async function EmptyStateSpecimen() {
  const t = await getTranslations('showcase.surface')
  const form = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="empty-state">
      <State name={state('usual')}>
        <EmptyState
          heading="h3"
          title={t('emptyTitle')}
          image="site/category-084"
          action={<ButtonLink href="#showcase-empty-state">{t('find')}</ButtonLink>}
        >
          {t('emptyText')}
        </EmptyState>
      </State>
      <State name={`${state('usual')} · icon`}>
        <EmptyState heading="h3" title={t('emptyTitle')} icon="suitcase-rolling">
          {t('emptyText')}
        </EmptyState>
      </State>
      <State name={state('long')}>
        <EmptyState heading="h3" title={form('longWord')} icon="ticket">
          {form('longSentence')}
        </EmptyState>
      </State>
    </Specimen>
  )
}
