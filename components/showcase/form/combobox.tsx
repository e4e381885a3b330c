'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Combobox } from '@/components/ui/combobox/combobox'
import { Icon } from '@/components/ui/media/icon'

interface Place {
  id: string
  name: string
  land: string
}

const LANDS = {
  thailand: ['bangkok', 'phuket', 'chiangMai', 'samui'],
  japan: ['tokyo', 'kyoto', 'osaka'],
} as const

const later = <Item,>(items: Item[]) =>
  new Promise<Item[]>((resolve) => {
    setTimeout(() => resolve(items), 600)
  })

export function ComboboxSpecimen() {
  const t = useTranslations('showcase.form')
  const place = useTranslations('showcase.place')
  const state = useTranslations('showcase.state')
  const places = (['thailand', 'japan'] as const).flatMap((land) =>
    LANDS[land].map((id): Place => ({ id, name: place(id), land: place(land) })),
  )
  const [none, setNone] = useState<Place | null>(null)
  const [some, setSome] = useState<Place | null>(places[1] ?? null)
  const [searched, setSearched] = useState<Place | null>(null)
  const [submitted, setSubmitted] = useState('')
  const common = {
    label: t('where'),
    textOf: ({ name }: Place) => name,
    keyOf: ({ id }: Place) => id,
  }
  const still = () => undefined
  return (
    <Specimen name="combobox">
      <State name={state('empty')}>
        <Combobox<Place>
          {...common}
          hint={t('whereHint')}
          placeholder={t('wherePlaceholder')}
          items={places}
          headingOf={({ land }) => land}
          isItemDisabled={({ id }) => id === 'osaka'}
          value={none}
          onChange={setNone}
        />
      </State>
      <State name={state('filled')}>
        <Combobox<Place> {...common} items={places} value={some} onChange={setSome} />
      </State>
      <State name={`${state('filled')} · onSubmit`}>
        <Combobox<Place>
          {...common}
          label={t('search')}
          hint={submitted || undefined}
          placeholder={t('searchPlaceholder')}
          start={<Icon name="magnifying-glass" />}
          items={(text) =>
            later(places.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())))
          }
          renderItem={({ name, land }) => (
            <>
              <span className="block font-semibold">{name}</span>
              <span className="block text-14 text-ink-3">{land}</span>
            </>
          )}
          value={searched}
          onChange={setSearched}
          onSubmit={setSubmitted}
        />
      </State>
      <State name={state('busy')}>
        <Combobox<Place> {...common} items={[]} value={null} onChange={still} busy />
      </State>
      <State name={state('invalid')}>
        <Combobox<Place>
          {...common}
          error={t('whereError')}
          items={() => Promise.reject(new Error('not found'))}
          value={null}
          onChange={still}
        />
      </State>
      <State name={state('disabled')}>
        <Combobox<Place> {...common} items={places} value={some} onChange={still} disabled />
      </State>
      <State name={state('long')}>
        <Combobox<Place>
          {...common}
          label={t('nameLong')}
          items={[{ id: 'long', name: `${t('longSentence')} ${t('longWord')}`, land: '' }]}
          value={null}
          onChange={still}
        />
      </State>
    </Specimen>
  )
}
