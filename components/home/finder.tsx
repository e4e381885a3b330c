import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '@/components/ui/button-style'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { Area, Category } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/page'

const SELECT =
  'relative grid content-center rounded-18 px-3.5 py-2.5 hover:bg-bg-2 has-focus-visible:outline-3 has-focus-visible:outline-focus md:px-5.5 md:py-3'

interface Choice {
  value: string
  label: string
}

function Question({
  name,
  label,
  any,
  choices,
  className,
}: {
  name: string
  label: string
  /** The words for no choice. */
  any: string
  choices: Choice[]
  className?: string
}) {
  return (
    <label className={cx(SELECT, className)}>
      <span className="text-13 font-semibold text-ink-3">{label}</span>
      <span className="relative flex items-center">
        <select
          name={name}
          defaultValue=""
          className="w-full appearance-none truncate bg-transparent pr-7 text-16 leading-normal font-semibold text-ink outline-0 md:text-[17px] [&>option]:bg-raised"
        >
          <option value="">{any}</option>
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="caret-down" className="pointer-events-none absolute right-0 size-4.5 text-ink-3" />
      </span>
    </label>
  )
}

/** The search that overlaps the hero: a form that leads to the listing, also before any script has come. */
export async function Finder({ areas, categories }: { areas: Area[]; categories: Category[] }) {
  const [t, { path }] = await Promise.all([getTranslations('home.finder'), currentPage()])
  return (
    <div className="wrap relative z-3 -mt-[76px] md:-mt-[46px]">
      <search>
        <form
          action={path('/products')}
          aria-label={t('label')}
          className="grid rounded-[22px] bg-raised p-2 shadow-3 md:grid-cols-[1.2fr_1.1fr_auto] md:rounded-26 md:p-2.5"
        >
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
            className="before:absolute before:border-line-strong before:opacity-60 max-md:before:inset-x-3.5 max-md:before:top-0 max-md:before:border-t-2 max-md:before:border-dotted md:before:inset-y-3.5 md:before:left-0 md:before:border-l-2 md:before:border-dotted"
          />
          <button
            type="submit"
            className={cx(
              buttonStyle('primary', 'lg'),
              'mt-1.5 min-h-13! rounded-[16px]! md:mt-0 md:min-h-18!',
            )}
          >
            <Icon name="magnifying-glass-bold" />
            {t('search')}
          </button>
        </form>
      </search>
    </div>
  )
}
