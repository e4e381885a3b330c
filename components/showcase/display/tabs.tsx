import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Tabs } from '@/components/ui/navigation/tabs'
import { AREA_GROUPS } from '@/lib/domain/catalog'

export async function TabsSpecimen() {
  const t = await getTranslations('showcase.surface')
  const form = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  const group = await getTranslations('layout.client.groups')
  const text = <p className="pt-3 text-ink-2">{t('tabsText')}</p>
  const empty = (
    <EmptyState heading="h3" icon="map-trifold" title={t('nothing')}>
      {t('tabsText')}
    </EmptyState>
  )
  return (
    <Specimen name="tabs" wide>
      <State name={`${state('usual')}, ${state('disabled')}`}>
        <Tabs
          label={t('trips')}
          items={AREA_GROUPS.map((id) => ({
            id,
            label: group(id),
            content: text,
            disabled: id === 'oceania',
          }))}
        />
      </State>
      <State name={`${state('empty')}, ${state('busy')}, ${state('long')}`}>
        <Tabs
          label={t('bangkok')}
          items={[
            { id: 'empty', label: state('empty'), content: empty },
            { id: 'busy', label: state('busy'), content: <Skeleton className="mt-3 h-28" /> },
            { id: 'long', label: form('nameLong'), content: <p className="pt-3">{form('longSentence')}</p> },
            { id: 'shut', label: form('longWord'), content: text, disabled: true },
          ]}
        />
      </State>
      <State name={`${state('usual')} · 24`}>
        <Tabs
          label={t('places')}
          items={[0, 1, 2, 3].flatMap((round) =>
            AREA_GROUPS.slice(0, 6).map((id) => ({
              id: `${id}-${round}`,
              label: `${group(id)} ${round + 1}`,
              content: text,
            })),
          )}
        />
      </State>
    </Specimen>
  )
}
