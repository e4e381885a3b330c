import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import type { Vertical } from '@/lib/domain/catalog'
import type { IconName } from '@/lib/icons/icon-names'

const PARTS: Array<{ id: 'voucher' | 'cancel' | 'know'; icon: IconName }> = [
  { id: 'voucher', icon: 'qr-code' },
  { id: 'cancel', icon: 'calendar-check' },
  { id: 'know', icon: 'info' },
]

/** What the customer receives after buying a kind of product, and how cancellation works. */
export async function HowItWorks({ vertical }: { vertical: Vertical }) {
  const t = await getTranslations('category.how')
  return (
    <section className="rounded-26 bg-bg-2 px-4 py-6 md:p-7">
      <h2 className="mb-5">{t('title')}</h2>
      <ul className="grid gap-7 md:grid-cols-3">
        {PARTS.map(({ id, icon }) => (
          <li key={id} className="grid content-start gap-1.5">
            <Icon name={icon} className="size-7 text-sea" />
            <h3>{t(id)}</h3>
            <p className="text-ink-2">{t(`${vertical}.${id}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
