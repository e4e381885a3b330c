import './article.css'
import { getTranslations } from 'next-intl/server'
import { getAreas, getProducts } from '@/lib/api/queries/catalog'
import { CURRENCIES } from '@/lib/domain/currency'
import { env } from '@/lib/env'

/** Facts about the shop, in figures taken from the catalog. */
export async function PressFacts() {
  const [t, areas, { meta }] = await Promise.all([
    getTranslations('pages.press.facts'),
    getAreas(),
    getProducts({ page: 1, limit: 1 }),
  ])
  const rows: Array<[string, string | number]> = [
    [t('name'), env.SHOP_NAME],
    [t('what'), t('whatValue')],
    [t('products'), meta.total],
    [t('kinds'), t('kindsValue')],
    [t('destinations'), areas.length],
    [t('languages'), t('languagesValue')],
    [t('currencies'), CURRENCIES.join(' · ')],
  ]
  return (
    <>
      <dl className="facts">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-13 text-ink-3">{t('today')}</p>
    </>
  )
}
