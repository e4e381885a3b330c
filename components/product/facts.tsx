import { getTranslations } from 'next-intl/server'
import { readPolicySummary } from '@/components/cancellation/read-summary'
import { Icon } from '@/components/ui/media/icon'
import type { Product } from '@/lib/contract/catalog'
import type { Vertical } from '@/lib/domain/catalog'
import type { Locale } from '@/lib/domain/locale'
import { REPLY_HOURS } from '@/lib/domain/reply-hours'
import type { PolicySummary } from '@/lib/i18n/cancellation/summary-text'
import { currentPage } from '@/lib/i18n/current-page'
import { formatDuration } from '@/lib/i18n/duration'
import { formatList } from '@/lib/i18n/format'
import { stayTimes } from '@/lib/i18n/stay-times'
import type { IconName } from '@/lib/icons/icon-names'

/** Kinds of product that are used without words: there the languages would say nothing. */
const WORDLESS: ReadonlySet<Vertical> = new Set(['shopping', 'esim'])

interface Fact {
  icon: IconName
  title: string
  text: string
}

type Translator = Awaited<ReturnType<typeof getTranslations<'product'>>>
type BookingTranslator = Awaited<ReturnType<typeof getTranslations<'bookingDetails'>>>
type FactsTranslator = Awaited<ReturnType<typeof getTranslations<'orders.facts'>>>
type StayTranslator = Awaited<ReturnType<typeof getTranslations<'listing.stay'>>>

function cancellationFact({ free, title, text }: PolicySummary): Fact {
  return { icon: free ? 'calendar-check' : 'calendar-x', title, text }
}

function starsFact({ stars }: Product, t: StayTranslator): Fact[] {
  return stars === null ? [] : [{ icon: 'star-fill', title: t('stars', { stars }), text: t('class') }]
}

function stayFacts({ stay_hours }: Product, t: BookingTranslator, names: FactsTranslator): Fact[] {
  const { checkIn, checkOut } = stayTimes(stay_hours, t)
  return [
    ...(checkIn ? [{ icon: 'sign-in' as const, title: checkIn, text: names('checkIn') }] : []),
    ...(checkOut ? [{ icon: 'sign-out' as const, title: checkOut, text: names('checkOut') }] : []),
  ]
}

function facts(product: Product, policy: PolicySummary, locale: Locale, t: Translator): Fact[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const { duration_minutes: minutes } = product
  const known: Array<Fact | false> = [
    minutes !== null && {
      icon: 'clock',
      title: formatDuration(minutes, (key, values) => t(`time.${key}`, values)),
      text: t('facts.duration'),
    },
    cancellationFact(policy),
    product.instant_confirmation
      ? { icon: 'qr-code', title: t('facts.instant'), text: t('facts.instantText') }
      : {
          icon: 'hourglass-medium-fill',
          title: t('facts.manual'),
          text: t('facts.manualText', { hours: REPLY_HOURS }),
        },
    product.languages.length > 0 &&
      !WORDLESS.has(product.vertical) && {
        icon: 'translate',
        title: formatList(
          product.languages.map((code) => names.of(code) ?? code),
          locale,
        ),
        text: t('facts.languages'),
      },
    product.wheelchair && { icon: 'wheelchair', title: t('facts.wheelchair'), text: t('facts.yes') },
    product.hotel_pickup && { icon: 'van', title: t('facts.pickup'), text: t('facts.yes') },
  ]
  return known.filter((fact) => fact !== false)
}

/** Key facts of a product at a glance. */
export async function Facts({ product }: { product: Product }) {
  const [t, stay, details, names, policy, { locale }] = await Promise.all([
    getTranslations('product'),
    getTranslations('listing.stay'),
    getTranslations('bookingDetails'),
    getTranslations('orders.facts'),
    readPolicySummary(product.options),
    currentPage(),
  ])
  const all = [
    ...starsFact(product, stay),
    ...stayFacts(product, details, names),
    ...facts(product, policy, locale, t),
  ]
  return (
    <ul
      aria-label={t('facts.label')}
      className="my-4.5 grid grid-cols-2 gap-2 md:my-6 md:grid-cols-[repeat(auto-fill,minmax(150px,1fr))] md:gap-3"
    >
      {all.map(({ icon, title, text }) => (
        <li
          key={icon}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-0.5 rounded-12 bg-bg-2 px-4 py-3.5 text-14 max-md:last:odd:col-span-2"
        >
          <Icon name={icon} className="mb-1 size-6 text-sea" />
          <b className="font-[650]">{title}</b>
          <span className="text-13 text-ink-3">{text}</span>
        </li>
      ))}
    </ul>
  )
}
