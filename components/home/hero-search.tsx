import './hero-search.css'
import { getTranslations } from 'next-intl/server'
import { SearchInput } from '@/components/search/search-input'
import { buttonStyle } from '@/components/ui/action/button-style'
import { Icon } from '@/components/ui/media/icon'
import type { Area, Category } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { DatesCell } from './dates-cell'

interface SelectCellProps {
  name: string
  label: string
  /** Label of the empty option. */
  any: string
  choices: Array<{ value: string; label: string }>
}

function SelectCell({ name, label, any, choices }: SelectCellProps) {
  return (
    <label className="finder-cell">
      {label}
      <span className="finder-select">
        <select name={name} defaultValue="">
          <option value="">{any}</option>
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="caret-down" className="icon-tail" />
      </span>
    </label>
  )
}

/** Search form overlapping the hero; submits to the listing, also without JavaScript. */
export async function HeroSearch({ areas, categories }: { areas: Area[]; categories: Category[] }) {
  const [t, tDates, { path }] = await Promise.all([
    getTranslations('home.finder'),
    getTranslations('listing.dates'),
    currentPage(),
  ])
  return (
    <search className="shown-whole wrap">
      <form id="finder" action={path('/products')} aria-label={t('label')} className="finder">
        <div className="finder-cell">
          <label htmlFor="finder-text">{t('text')}</label>
          <SearchInput id="finder-text" placeholder={t('textHint')} />
        </div>
        <SelectCell
          name="destination"
          label={t('where')}
          any={t('anywhere')}
          choices={areas.map(({ slug, name, country_name }) => ({
            value: slug,
            label: name === country_name ? name : `${name} · ${country_name}`,
          }))}
        />
        <DatesCell label={tDates('label')} any={tDates('any')}>
          <noscript>
            <input type="date" name="from" aria-label={tDates('from')} />
            <input type="date" name="to" aria-label={tDates('to')} />
          </noscript>
        </DatesCell>
        <SelectCell
          name="product_categories"
          label={t('what')}
          any={t('anything')}
          choices={categories
            .filter(({ disabled }) => !disabled)
            .map(({ id, label }) => ({ value: id, label }))}
        />
        <button type="submit" className={buttonStyle('primary', 'lg')}>
          <Icon name="magnifying-glass-bold" />
          {t('search')}
        </button>
      </form>
      <span hidden className="shown-end" />
    </search>
  )
}
