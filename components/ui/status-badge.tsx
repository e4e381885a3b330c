import { useTranslations } from 'next-intl'
import type { BookingStatus } from '@/lib/domain/booking'
import type { IconName } from '@/lib/icons/icon-names'
import { Badge, type Tone } from './badge'

const LOOK: Record<BookingStatus, { tone: Tone; icon: IconName }> = {
  confirmed: { tone: 'ok', icon: 'check-circle-fill' },
  completed: { tone: 'ok', icon: 'flag-checkered-fill' },
  paid: { tone: 'ok', icon: 'receipt-fill' },
  pending: { tone: 'warn', icon: 'hourglass-medium-fill' },
  timeout: { tone: 'bad', icon: 'clock-countdown-fill' },
  cancelled: { tone: 'bad', icon: 'x-circle-fill' },
  failed: { tone: 'bad', icon: 'warning-circle-fill' },
}

export function StatusBadge({ status }: { status: BookingStatus }) {
  const t = useTranslations('ui.status')
  const { tone, icon } = LOOK[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(status)}
    </Badge>
  )
}
