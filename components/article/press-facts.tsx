import './article.css'
import { getTranslations } from 'next-intl/server'
import { getAreas, getProducts } from '@/lib/api/queries/catalog'
import { getCurrencies, getLanguages } from '@/lib/api/queries/preferences'
import { LOCALES } from '@/lib/domain/locale'
import { env } from '@/lib/env'

/** Facts about the shop, in figures taken from the catalog; what an API host does not state is left out. */
export async function PressFacts() {
  const [t, areas, { meta }, languages, currencies] = await Promise.all([
    getTranslations('pages.press.facts'),
    getAreas(),
    getProducts({ page: 1, limit: 1 }),
    getLanguages(),
    getCurrencies(),
  ])
  const isEveryLanguage = LOCALES.every((locale) => languages.some(({ code }) => code === locale))
  const rows: Array<[string, string | number | null]> = [
    [t('name'), env.SHOP_NAME],
    [t('what'), t('whatValue')],
    [t('products'), meta.total],
    [t('kinds'), meta.total === null ? null : t('kindsValue')],
    [t('destinations'), areas.length || null],
    [t('languages'), isEveryLanguage ? t('languagesValue') : languages.map(({ name }) => name).join(' · ')],
    [t('currencies'), currencies.map(({ code }) => code).join(' · ')],
  ]
  const stated = rows.filter(([, value]) => value !== null && value !== '')
  return (
    <>
      <dl className="facts">
        {stated.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {meta.total !== null && <p className="mt-3 text-13 text-ink-3">{t('today')}</p>}
    </>
  )
}
