import { getTranslations } from 'next-intl/server'
import { readTrustFact } from '@/components/cancellation/read-summary'
import { Icon } from '@/components/ui/media/icon'
import { offers } from '@/lib/api/queries/offers'
import { getCurrencies } from '@/lib/api/queries/preferences'
import type { IconName } from '@/lib/icons/icon-names'

const FACTS = [
  { id: 'price', icon: 'receipt' },
  { id: 'cancel', icon: 'calendar-check' },
  { id: 'voucher', icon: 'qr-code' },
  { id: 'currency', icon: 'currency-circle-dollar' },
] as const satisfies ReadonlyArray<{ id: string; icon: IconName }>

/** Four facts about buying from the shop; none where nothing is sold. */
export async function Trust() {
  if (!(await offers('products'))) return null
  const [t, cancellation, currencies] = await Promise.all([
    getTranslations('home.trust'),
    readTrustFact(),
    getCurrencies(),
  ])
  const facts = FACTS.map(({ id, icon }) => ({
    icon,
    ...(id === 'cancel'
      ? cancellation
      : { title: t(`${id}.title`), text: t(`${id}.text`, { count: currencies.length }) }),
  }))
  return (
    <section aria-label={t('label')} className="wrap pt-12 md:pt-20">
      <ul className="trust">
        {facts.map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
