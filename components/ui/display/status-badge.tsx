import { useTranslations } from 'next-intl'
import type { BookingStatus } from '@/lib/domain/booking'
import { Badge } from './badge'
import { STATUS_LOOK } from './status-look'

/** The status of a booking as color, icon and text. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const t = useTranslations('ui.status')
  return <Badge {...STATUS_LOOK[status]}>{t(status)}</Badge>
}
