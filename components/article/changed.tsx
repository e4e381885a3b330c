import { getTranslations } from 'next-intl/server'
import { LeadIn } from '@/components/ui/text/lead-in'
import type { LocalDate } from '@/lib/domain/local-date'
import { currentPage } from '@/lib/i18n/current-page'
import { formatDate } from '@/lib/i18n/format'

/** When a text last changed. */
export async function Changed({ date }: { date: LocalDate }) {
  const [t, { locale }] = await Promise.all([getTranslations('pages.article'), currentPage()])
  return (
    <p className="mt-3 text-14 text-ink-3">
      <LeadIn>{t('changed')}</LeadIn>
      <time dateTime={date}>{formatDate(date, locale, 'long')}</time>
    </p>
  )
}
