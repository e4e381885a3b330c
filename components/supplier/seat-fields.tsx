import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/form/text-field'
import type { SupplierRequest } from '@/lib/contract/supplier'
import {
  MAX_COACH_LENGTH,
  MAX_SEATS_LENGTH,
  type SeatAssignment,
  withSeats,
} from '@/lib/domain/seat-assignment'

interface SeatFieldsProps {
  legs: SupplierRequest['legs']
  seats: SeatAssignment[]
  onChange(seats: SeatAssignment[]): void
}

/** Coach and seats of each leg of a trip, which the voucher will show; nothing if it is no trip. */
export function SeatFields({ legs, seats, onChange }: SeatFieldsProps) {
  const t = useTranslations('supplier.seats')
  return legs.map(({ from, to }, index) => {
    const own = seats[index] ?? { coach: '', seats: '' }
    const change = (part: Partial<SeatAssignment>) => onChange(withSeats(seats, index, { ...own, ...part }))
    return (
      <fieldset key={`${from}-${to}`} className="grid gap-3">
        <legend className="mb-2 font-[650]">{t('leg', { from, to })}</legend>
        <TextField
          label={t('coach')}
          hint={t('hint')}
          maxLength={MAX_COACH_LENGTH}
          value={own.coach}
          onChange={(event) => change({ coach: event.target.value })}
        />
        <TextField
          label={t('seats')}
          hint={t('hint')}
          maxLength={MAX_SEATS_LENGTH}
          value={own.seats}
          onChange={(event) => change({ seats: event.target.value })}
        />
      </fieldset>
    )
  })
}
