'use client'

import { useTranslations } from 'next-intl'
import { Fragment, useEffect, useRef } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { SelectField } from '@/components/ui/select-field'
import { DURATIONS, FEATURES, type ListingQuery } from '@/lib/domain/listing'
import type { FilterChoices } from './choices'
import { PriceFields } from './price-fields'
import { branchState, toggleCategory } from './toggle-category'

export type FilterPart = 'category' | 'destination' | 'price' | 'features' | 'duration' | 'language'

interface FilterFieldsProps {
  query: ListingQuery
  choices: FilterChoices
  onChange(query: ListingQuery): void
  /** The part to begin with. */
  start?: FilterPart
}

/** A value put into a list, or taken out of it. */
function toggled<T>(values: T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

function Part({ id, legend, start, children }: PartProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (start === id) box.current?.scrollIntoView()
  }, [start, id])
  return (
    <fieldset ref={box} className="min-w-0 border-b border-line py-4 first:pt-0 last:border-0">
      {legend && <legend className="float-left mb-1 w-full font-semibold">{legend}</legend>}
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

interface PartProps {
  id: FilterPart
  legend?: string
  start?: FilterPart
  children: React.ReactNode
}

/** Everything that a listing can be filtered by. */
export function FilterFields({ query, choices, onChange, start }: FilterFieldsProps) {
  const t = useTranslations('listing')
  const change = (part: Partial<ListingQuery>) => onChange({ ...query, ...part, page: 1 })
  const choose = (id: string) =>
    change({ categories: toggleCategory(query.categories, choices.categories, id) })
  return (
    <div>
      <Part id="category" legend={t('category')} start={start}>
        {choices.categories.map((main) => {
          const state = branchState(query.categories, main)
          return (
            <Fragment key={main.id}>
              <Checkbox
                name="product_categories"
                value={main.id}
                checked={state === 'all'}
                indeterminate={state === 'some'}
                aside={main.count}
                onChange={() => choose(main.id)}
              >
                {main.label}
              </Checkbox>
              {state !== 'none' &&
                main.children.map((child) => (
                  <Checkbox
                    key={child.id}
                    name="product_categories"
                    value={child.id}
                    checked={query.categories.includes(child.id)}
                    aside={child.count}
                    onChange={() => choose(child.id)}
                    className="ml-8"
                  >
                    {child.label}
                  </Checkbox>
                ))}
            </Fragment>
          )
        })}
      </Part>
      <Part id="destination" start={start}>
        <SelectField
          label={t('destination')}
          name="destination"
          value={query.destination ?? ''}
          onChange={({ target }) => change({ destination: target.value || null })}
        >
          <option value="">{t('allDestinations')}</option>
          {choices.areas.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      </Part>
      <Part id="price" legend={t('price.label')} start={start}>
        <PriceFields
          key={`${query.price?.min}-${query.price?.max}`}
          query={query}
          choices={choices}
          onCommit={(price) => change({ price })}
        />
      </Part>
      <Part id="features" legend={t('features.label')} start={start}>
        {FEATURES.map((feature) => (
          <Checkbox
            key={feature}
            name={feature}
            value="1"
            checked={query.features.includes(feature)}
            onChange={() => change({ features: toggled(query.features, feature) })}
          >
            {t(`features.${feature}`)}
          </Checkbox>
        ))}
      </Part>
      <Part id="duration" legend={t('durations.label')} start={start}>
        {DURATIONS.map((duration) => (
          <Checkbox
            key={duration}
            name="duration"
            value={duration}
            checked={query.durations.includes(duration)}
            onChange={() => change({ durations: toggled(query.durations, duration) })}
          >
            {t(`durations.${duration}`)}
          </Checkbox>
        ))}
      </Part>
      <Part id="language" legend={t('languages')} start={start}>
        <div className="grid grid-cols-2 gap-x-4">
          {choices.languages.map(({ code, name }) => (
            <Checkbox
              key={code}
              name="language"
              value={code}
              checked={query.languages.includes(code)}
              onChange={() => change({ languages: toggled(query.languages, code) })}
            >
              <span lang={code}>{name}</span>
            </Checkbox>
          ))}
        </div>
      </Part>
    </div>
  )
}
