import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Banner, type BannerTone } from '@/components/ui/feedback/banner'
import { NoWrapDates } from '@/components/ui/text/no-wrap-dates'
import type { SupplierRequest } from '@/lib/contract/supplier'
import { DEFAULT_LOCALE, isLocale } from '@/lib/domain/locale'
import { formatInstant } from '@/lib/i18n/format'

const TONES: Record<SupplierRequest['state'], BannerTone> = {
  open: 'info',
  accepted: 'ok',
  declined: 'info',
  cancelled: 'info',
  late: 'info',
}

/**
 * The state of the booking.
 * @param answered the reply was sent from this page: the result takes the focus
 */
export function RequestState({ request, answered }: { request: SupplierRequest; answered: boolean }) {
  const t = useTranslations('supplier.state')
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answered) box.current?.focus()
  }, [answered])
  const { state, reply_by, time_zone } = request
  const moment = formatInstant(reply_by, isLocale(locale) ? locale : DEFAULT_LOCALE, time_zone)
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Banner tone={TONES[state]} title={t(`${state}.title`)} icon={state === 'open' ? 'clock' : undefined}>
        <NoWrapDates text={t(`${state}.text`, { moment })} moments={[moment]} />
      </Banner>
    </div>
  )
}
