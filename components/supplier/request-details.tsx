import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Panel } from '@/components/ui/display/panel'
import { NoWrapDates } from '@/components/ui/text/no-wrap-dates'
import type { SupplierRequest } from '@/lib/contract/supplier'
import { placeName } from '@/lib/domain/country-names'

type Guests = NonNullable<SupplierRequest['guests']>

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-ink-3">{label}</dt>
      <dd className="font-[650] wrap-break-word">{children}</dd>
    </div>
  )
}

function Travellers({ travellers }: Pick<Guests, 'travellers'>) {
  const t = useTranslations('supplier')
  const { locale } = usePreferences()
  const named = travellers.filter(
    ({ name, age, nationality, passport_number }) => name || age !== null || nationality || passport_number,
  )
  if (named.length === 0) return null
  return (
    <Fact label={t('travellers')}>
      <ul className="grid gap-1">
        {named.map(({ position, label, name, age, nationality, national_id_number, passport_number }) => (
          <li key={position}>
            {[
              name ?? label,
              age !== null && t('age', { age }),
              nationality && placeName(nationality, locale),
              national_id_number && t('nationalId', { number: national_id_number }),
              passport_number && t('passport', { number: passport_number }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </Fact>
  )
}

/** What was booked and, while the supplier may see it, the guests. */
export function RequestDetails({ request }: { request: SupplierRequest }) {
  const t = useTranslations('supplier')
  const questions = useTranslations('checkout.questions')
  const { product_name, lines, dates, reference, supplier, guests } = request
  return (
    <Panel className="grid gap-4 p-5">
      <div>
        <h2 className="text-20">{product_name}</h2>
        {lines.map((line) => (
          <p key={line} className="text-15 text-ink-2">
            <NoWrapDates text={line} dates={dates} />
          </p>
        ))}
      </div>
      <dl className="grid gap-3 text-15">
        {guests && <Fact label={t('lead')}>{guests.lead_name}</Fact>}
        {guests && <Travellers travellers={guests.travellers} />}
        {guests?.answers.map(({ question, answer }) => (
          <Fact key={question} label={questions(`${question}.label`)}>
            <span className="whitespace-pre-line">{answer}</span>
          </Fact>
        ))}
        <Fact label={t('reference')}>{reference}</Fact>
        <Fact label={t('supplier')}>{supplier}</Fact>
      </dl>
    </Panel>
  )
}
