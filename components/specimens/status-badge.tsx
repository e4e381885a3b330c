import { getTranslations } from 'next-intl/server'
import { StatusBadge } from '@/components/ui/status-badge'
import { STATUS_LOOK } from '@/components/ui/status-look'
import type { BookingStatus } from '@/lib/domain/booking'
import { Specimen, State } from './form-state'

export async function StatusBadgeSpecimen() {
  const state = await getTranslations('specimens.state')
  return (
    <Specimen name="status-badge" wide>
      <State name={state('usual')}>
        <div className="flex flex-wrap gap-2">
          {(Object.keys(STATUS_LOOK) as BookingStatus[]).map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
      </State>
    </Specimen>
  )
}
