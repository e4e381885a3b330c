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

/** Four facts about how the shop sells. */
export async function Trust() {
  const t = await getTranslations('home.trust')
  return (
    <section aria-label={t('label')} className="wrap pt-12 md:pt-20">
      <ul className="-mx-4 border-t border-line sm:mx-0 sm:grid sm:grid-cols-2 sm:border-b lg:grid-cols-4">
        {FACTS.map(({ id, icon }) => (
          <li
            key={id}
            className="grid content-start gap-x-2 gap-y-1.5 border-b border-line px-4 py-4.5 max-sm:grid-cols-[42px_1fr] sm:border-b-0 sm:px-7 sm:py-8.5 lg:not-first:border-l"
          >
            <Icon name={icon} className="size-7.5 text-sea max-sm:row-span-2 sm:mb-1.5" />
            <h3 className="text-[17px] leading-[1.3] [&:lang(th)]:leading-normal">{t(`${id}.title`)}</h3>
            <p className="text-14 text-ink-3">{t(`${id}.text`, { count: CURRENCIES.length })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
