import { getTranslations } from 'next-intl/server'
import { readVerticalSummary } from '@/components/cancellation/read-summary'
import { Icon } from '@/components/ui/media/icon'
import type { Vertical } from '@/lib/domain/catalog'
import type { IconName } from '@/lib/icons/icon-names'

interface Part {
  icon: IconName
  title: string
  text: string
}

/** What the customer receives after buying a kind of product, and how cancellation works. */
export async function HowItWorks({ vertical }: { vertical: Vertical }) {
  const [t, cancellation] = await Promise.all([
    getTranslations('category.how'),
    readVerticalSummary(vertical),
  ])
  const parts: Part[] = [
    { icon: 'qr-code', title: t('voucher'), text: t(`${vertical}.voucher`) },
    { icon: 'calendar-check', ...cancellation },
    { icon: 'info', title: t('know'), text: t(`${vertical}.know`) },
  ]
  return (
    <section className="rounded-26 bg-bg-2 px-4 py-6 md:p-7">
      <h2 className="mb-5">{t('title')}</h2>
      <ul className="grid gap-7 md:grid-cols-3">
        {parts.map(({ icon, title, text }) => (
          <li key={icon} className="grid content-start gap-1.5">
            <Icon name={icon} className="size-7 text-sea" />
            <h3>{title}</h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
