import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { StatusBadge } from '@/components/ui/display/status-badge'
import { STATUS_LOOK } from '@/components/ui/display/status-look'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import type { BookingStatus } from '@/lib/domain/booking'

export async function StatusBadgeSpecimen() {
  const state = await getTranslations('showcase.state')
  const all = (Object.keys(STATUS_LOOK) as BookingStatus[]).map((status) => (
    <StatusBadge key={status} status={status} />
  ))
  return (
    <Specimen name="status-badge" wide>
      <State name={state('usual')}>
        <div className="flex flex-wrap gap-2">{all}</div>
      </State>
      <State name={state('busy')}>
        <Skeleton className="h-7 w-28 rounded-18" />
      </State>
      <State name={state('long')}>
        <div className="grid w-20 justify-items-start gap-2">{all}</div>
      </State>
    </Specimen>
  )
}
