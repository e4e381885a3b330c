import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/form/checkbox'
import { SelectField } from '@/components/ui/form/select-field'
import { LeadIn } from '@/components/ui/text/lead-in'
import { DURATIONS, FEATURES, type ListingQuery } from '@/lib/domain/listing'
import { CategoryBoxes } from './category-boxes'
import { checkedAs } from './checked-as'
import type { FilterChoices } from './choices'
import type { FilterCounts } from './counts'
import { DatesPart } from './dates-part'
import { fieldId } from './field-id'
import { FilterGroup } from './filter-group'
import { LanguageBoxes } from './language-boxes'
import { PricePart } from './price-part'

export interface FieldsProps {
  query: ListingQuery
  choices: FilterChoices
  counts: FilterCounts
  /** Called on every change; without it the fields belong to a plain form. */
  onChange?(part: Partial<ListingQuery>): void
}

interface FilterFieldsProps extends FieldsProps {
  /** The price bounds as number fields. */
  price: React.ReactNode
}

/** Minimum ratings to choose from. */
const STARS = [4, 3, 2]

/** Returns the list with the value added, or removed if present. */
function toggled<T>(values: T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

/**
 * All filters of a listing with their product counts. Server-rendered, they work without JavaScript;
 * interactive parts are loaded when they come near the viewport.
 */
export function FilterFields({ price, ...props }: FilterFieldsProps) {
  const { query, choices, counts, onChange } = props
  const t = useTranslations('listing')
  const box = (
    name: string,
    value: string,
    checked: boolean,
    count: number | undefined,
    label: React.ReactNode,
    change: () => Partial<ListingQuery>,
  ) => (
    <Checkbox
      key={`${name}-${value}`}
      name={name}
      value={value}
      {...checkedAs(checked, onChange && (() => onChange(change())))}
      disabled={!count && !checked}
      aside={count ?? 0}
    >
      {label}
    </Checkbox>
  )
  const chosen = (value: string, change: (value: string) => Partial<ListingQuery>) =>
    onChange
      ? {
          value,
          onChange: (event: React.ChangeEvent<HTMLSelectElement>) => onChange(change(event.target.value)),
        }
      : { defaultValue: value }
  const id = (name: string) => (onChange ? undefined : fieldId(name, query))
  return (
    <div>
      <FilterGroup id="category" legend={t('category')}>
        <CategoryBoxes {...props} />
      </FilterGroup>
      <FilterGroup id="destination">
        <SelectField
          label={t('destination')}
          name="destination"
          id={id('destination')}
          {...chosen(query.destination ?? '', (slug) => ({ destination: slug || null }))}
        >
          <option value="">{t('allDestinations')}</option>
          {choices.areas.map(({ slug, name }) => {
            const count = counts.destinations[slug] ?? 0
            return (
              <option key={slug} value={slug} disabled={count === 0 && slug !== query.destination}>
                {t('withCount', { name, count })}
              </option>
            )
          })}
        </SelectField>
      </FilterGroup>
      <FilterGroup id="dates">
        <DatesPart />
        <noscript>
          <label>
            <LeadIn>{t('dates.from')}</LeadIn>
            <input type="date" name="from" defaultValue={query.dates?.from} />
          </label>{' '}
          <label>
            <LeadIn>{t('dates.to')}</LeadIn>
            <input type="date" name="to" defaultValue={query.dates?.to} />
          </label>
        </noscript>
      </FilterGroup>
      <FilterGroup id="price" legend={t('price.label')}>
        <PricePart />
        {price}
      </FilterGroup>
      {(query.rating !== null || Object.keys(counts.ratings).length > 0) && (
        <FilterGroup id="rating">
          <SelectField
            label={t('ratings.label')}
            name="rating_min"
            id={id('rating_min')}
            {...chosen(query.rating === null ? '' : String(query.rating), (stars) => ({
              rating: stars ? Number(stars) : null,
            }))}
          >
            <option value="">{t('ratings.any')}</option>
            {[...new Set([...STARS, ...(query.rating === null ? [] : [query.rating])])].map((stars) => (
              <option key={stars} value={stars} disabled={!counts.ratings[stars] && stars !== query.rating}>
                {counts.ratings[stars] === undefined && stars === query.rating
                  ? t('ratings.from', { stars })
                  : t('withCount', { name: t('ratings.from', { stars }), count: counts.ratings[stars] ?? 0 })}
              </option>
            ))}
          </SelectField>
        </FilterGroup>
      )}
      <FilterGroup id="features" legend={t('features.label')}>
        {FEATURES.map((feature) =>
          box(
            feature,
            '1',
            query.features.includes(feature),
            counts.features[feature],
            t(`features.${feature}`),
            () => ({
              features: toggled(query.features, feature),
            }),
          ),
        )}
      </FilterGroup>
      <FilterGroup id="duration" legend={t('durations.label')}>
        {DURATIONS.map((duration) =>
          box(
            'duration',
            duration,
            query.durations.includes(duration),
            counts.durations[duration],
            t(`durations.${duration}`),
            () => ({
              durations: toggled(query.durations, duration),
            }),
          ),
        )}
      </FilterGroup>
      <FilterGroup id="language" legend={t('languages')}>
        <LanguageBoxes
          languages={choices.languages}
          counts={counts.languages}
          box={({ code, name }) =>
            box(
              'language',
              code,
              query.languages.includes(code),
              counts.languages[code],
              <span lang={code}>{name}</span>,
              () => ({
                languages: toggled(query.languages, code),
              }),
            )
          }
        />
      </FilterGroup>
    </div>
  )
}
