import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { CURRENCIES } from '@/lib/domain/currency'
import type { IconName } from '@/lib/icons/icon-names'

const FACTS = [
  { id: 'price', icon: 'receipt' },
  { id: 'cancel', icon: 'calendar-check' },
  { id: 'voucher', icon: 'qr-code' },
  { id: 'currency', icon: 'currency-circle-dollar' },
] as const satisfies ReadonlyArray<{ id: string; icon: IconName }>

/** Four facts about buying from the shop. */
export async function Trust() {
  const t = await getTranslations('home.trust')
  return (
    <section aria-label={t('label')} className="wrap pt-12 md:pt-20">
      <ul className="trust">
        {FACTS.map(({ id, icon }) => (
          <li key={id}>
            <Icon name={icon} />
            <h3>{t(`${id}.title`)}</h3>
            <p>{t(`${id}.text`, { count: CURRENCIES.length })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
