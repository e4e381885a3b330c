import './hero-search.css'
import { getTranslations } from 'next-intl/server'
import { SearchInput } from '@/components/search/search-input'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { Area, Category } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'

interface QuestionProps {
  name: string
  label: string
  /** The words for no choice. */
  any: string
  choices: Array<{ value: string; label: string }>
}

function Question({ name, label, any, choices }: QuestionProps) {
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

/** The search that overlaps the hero: a form that leads to the listing, also before any script has come. */
export async function Finder({ areas, categories }: { areas: Area[]; categories: Category[] }) {
  const [t, { path }] = await Promise.all([getTranslations('home.finder'), currentPage()])
  return (
    <search className="shown-whole wrap">
      <form id="finder" action={path('/products')} aria-label={t('label')} className="finder">
        <div className="finder-cell">
          <label htmlFor="finder-text">{t('text')}</label>
          <SearchInput id="finder-text" placeholder={t('textHint')} />
        </div>
        <Question
          name="destination"
          label={t('where')}
          any={t('anywhere')}
          choices={areas.map(({ slug, name, country_name }) => ({
            value: slug,
            label: name === country_name ? name : `${name} · ${country_name}`,
          }))}
        />
        <Question
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
    </search>
  )
}
