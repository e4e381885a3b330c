import { getTranslations } from 'next-intl/server'
import { pricePeriod } from '@/components/catalog/price-period'
import { UnitPrice } from '@/components/catalog/unit-price'
import type { Product } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { currentPage } from '@/lib/i18n/current-page'
import { formatDate, formatList } from '@/lib/i18n/format'
import { optionTitle } from '@/lib/i18n/option-title'
import { Section } from './section'

/** Prices of an option: the lowest of its main unit, and those of its other units. */
function Prices({ option }: { option: Option }) {
  const [main, ...others] = option.units
  if (!main) return null
  const period = pricePeriod(option.window, option.inventory)
  return (
    <ul className="text-14 text-ink-2">
      <li>
        <UnitPrice value={option.from.price} unit={main.code} period={period} from={option.from.varies} />
      </li>
      {others.map(({ code, price }) => (
        <li key={code}>
          <UnitPrice value={price} unit={code} period={period} />
        </li>
      ))}
    </ul>
  )
}

/** The first days on which an option is free, without the year: they are within months. */
async function NextDates({ days }: { days: string[] }) {
  const [t, { locale }] = await Promise.all([getTranslations('product'), currentPage()])
  const dates = formatList(
    days.map((day) => formatDate(day, locale, 'short')),
    locale,
  )
  return <p className="text-14 text-ink-3">{t('nextDates', { dates })}</p>
}

/** The options with their prices and first free days as text: until the booking steps arrive, and for readers without JavaScript. */
export async function OptionPrices({ product }: { product: Product }) {
  const t = await getTranslations('product')
  return (
    <Section title={t('options')}>
      <ul className="grid gap-3">
        {product.options.map((option) => (
          <li key={option.id} className="rounded-18 bg-raised px-5 py-4.5 inset-ring inset-ring-line">
            <h3 className="font-sans text-16 font-[650]">{optionTitle(option, t)}</h3>
            <p className="text-14 text-ink-2">{option.summary}</p>
            <Prices option={option} />
            {option.next_dates && option.next_dates.length > 0 && <NextDates days={option.next_dates} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}
