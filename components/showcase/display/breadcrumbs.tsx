import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'

export async function BreadcrumbsSpecimen() {
  const t = await getTranslations('showcase.surface')
  const form = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  const href = '#showcase-breadcrumbs'
  const items = [
    { label: t('home'), href },
    { label: t('thailand'), href },
    { label: t('bangkok'), href },
    { label: t('trips'), href },
  ]
  return (
    <Specimen name="breadcrumbs" wide>
      <State name={state('usual')}>
        <Breadcrumbs label="breadcrumbs 1" items={[...items.slice(0, 1), { label: t('bangkok') }]} />
        <Breadcrumbs label="breadcrumbs 2" items={[...items, { label: t('boat') }]} />
      </State>
      <State name={state('long')}>
        <Breadcrumbs label="breadcrumbs 3" items={[...items.slice(0, 2), { label: form('nameLong') }]} />
        <Breadcrumbs
          label="breadcrumbs 4"
          items={[...items.slice(0, 3), { label: form('longWord'), href }, { label: t('boat') }]}
        />
      </State>
    </Specimen>
  )
}
