import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Specimen, State } from './form-state'

export async function EmptyStateSpecimen() {
  const t = await getTranslations('specimens.surface')
  const form = await getTranslations('specimens.form')
  const state = await getTranslations('specimens.state')
  return (
    <Specimen name="empty-state">
      <State name={state('usual')}>
        <EmptyState
          heading="h3"
          title={t('emptyTitle')}
          picture="site/category-084"
          action={<ButtonLink href="#specimen-empty-state">{t('find')}</ButtonLink>}
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
