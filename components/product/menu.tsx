import { getTranslations } from 'next-intl/server'
import type { Option } from '@/lib/contract/option'
import { currentPage } from '@/lib/i18n/current-page'
import { formatList } from '@/lib/i18n/format'
import { menusOf } from './menus-of'
import { Section } from './section'

/** The menu of each option, by course; options with the same menu are grouped. */
export async function Menu({ options }: { options: Option[] }) {
  const menus = menusOf(options)
  if (menus.length === 0) return null
  const [t, { locale }] = await Promise.all([getTranslations('product.menu'), currentPage()])
  return (
    <Section id="menu" title={t('title')}>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {menus.map(({ names, courses }) => (
          <div key={names[0]}>
            <h3 className="mb-2.5 font-sans text-16 tracking-normal">{formatList(names, locale)}</h3>
            <dl className="grid gap-2.5 text-15">
              {courses.map(({ title, dishes }) => (
                <div key={title}>
                  <dt className="text-13 text-ink-3">{title}</dt>
                  {dishes.map((dish) => (
                    <dd key={dish} className="text-ink-2">
                      {dish}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      {options.some(({ questions }) => questions.includes('lead_diet')) && (
        <p className="mt-5 max-w-[40em] text-14 text-ink-3">{t('diet')}</p>
      )}
    </Section>
  )
}
