'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/action/button'
import { SelectField } from '@/components/ui/form/select-field'
import { Stepper } from '@/components/ui/form/stepper'
import { Icon } from '@/components/ui/media/icon'
import { MAX_CHILD_AGE, type Room } from '@/lib/domain/booking-details'
import { rulesOf } from '../selection/booking-product'
import { quantityLimit } from '../selection/quantity-limit'
import { startingRoom } from '../selection/selection-draft'
import { useBookingStore } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { changeRooms } from '../store/transitions'
import { useBookingParts } from '../store/use-booking-parts'

const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => age)

type DraftRoom = Room<number | null>

interface RoomFieldsProps {
  room: DraftRoom
  number: number
  occupancy: number
  onChange(room: DraftRoom): void
  onRemove: (() => void) | null
}

/** The guests of one room; ages of children are required, never prefilled. */
function RoomFields({ room, number, occupancy, onChange, onRemove }: RoomFieldsProps) {
  const t = useTranslations('booking.rooms')
  const { adults, children } = room
  const free = occupancy - adults - children.length
  const full = t('full', { max: occupancy })
  const resize = (count: number) =>
    onChange({ adults, children: Array.from({ length: count }, (_, index) => children[index] ?? null) })
  return (
    <fieldset className="rounded-18 border border-line p-4">
      <legend className="px-1.5 font-[650]">{t('room', { room: number })}</legend>
      <div className="flex items-center justify-between gap-4 py-1.5">
        <span>{t('adults')}</span>
        <Stepper
          label={t('adultsIn', { room: number })}
          value={adults}
          min={1}
          max={adults + free}
          reason={full}
          onChange={(count) => onChange({ adults: count, children })}
        />
      </div>
      <div className="flex items-center justify-between gap-4 py-1.5">
        <span>
          {t('children')}
          <span className="block text-14 text-ink-3">{t('childAges')}</span>
        </span>
        <Stepper
          label={t('childrenIn', { room: number })}
          value={children.length}
          max={children.length + free}
          reason={full}
          onChange={resize}
        />
      </div>
      {children.length > 0 && (
        <div className="mt-2 grid gap-3 sm:grid-cols-3">
          {children
            .map((age, index) => ({ age, index }))
            .map(({ age, index }) => (
              <SelectField
                key={`child-${index + 1}`}
                label={t('age', { child: index + 1 })}
                value={age ?? ''}
                required
                onChange={(event) =>
                  onChange({
                    adults,
                    children: children.with(
                      index,
                      event.target.value === '' ? null : Number(event.target.value),
                    ),
                  })
                }
              >
                <option value="">{t('pickAge')}</option>
                {AGES.map((years) => (
                  <option key={years} value={years}>
                    {t('years', { years })}
                  </option>
                ))}
              </SelectField>
            ))}
        </div>
      )}
      {free < 0 && (
        <p role="status" className="mt-2 flex items-start gap-1.5 text-14 text-bad">
          <Icon name="warning-circle-fill" className="mt-0.5" />
          {full}
        </p>
      )}
      {onRemove && (
        <Button variant="text" size="sm" onClick={onRemove} className="mt-2">
          {t('remove', { room: number })}
        </Button>
      )}
    </fieldset>
  )
}

/** Rooms and the guests in each. */
export function RoomsStep() {
  const t = useTranslations('booking.rooms')
  const store = useBookingStore()
  const {
    option,
    quantities,
    rooms = [],
    left,
  } = useBookingParts((state) => {
    const { option, selection, left } = viewOf(state)
    return { option, quantities: selection.quantities, rooms: selection.bookingDetails.rooms, left }
  })
  const occupancy = rulesOf(option).occupancy ?? 1
  const unit = option.units.find(({ code }) => code === 'ROOM')
  const most = unit ? quantityLimit(option, quantities, unit, left).max : rooms.length
  const set = (next: DraftRoom[]) => store.setState((state) => changeRooms(state, next))
  const fewest = Math.max(1, option.min_units)
  const numbered = rooms.map((room, index) => ({ room, number: index + 1 }))
  return (
    <div className="grid gap-4">
      {numbered.map(({ room, number }) => (
        <RoomFields
          key={number}
          room={room}
          number={number}
          occupancy={occupancy}
          onChange={(next) => set(rooms.with(number - 1, next))}
          onRemove={rooms.length > fewest ? () => set(rooms.toSpliced(number - 1, 1)) : null}
        />
      ))}
      {rooms.length < most ? (
        <Button
          variant="secondary"
          icon="plus"
          className="justify-self-start"
          onClick={() => set([...rooms, startingRoom(occupancy)])}
        >
          {t('add')}
        </Button>
      ) : (
        <p className="text-14 text-ink-3">{t('noMore', { max: most })}</p>
      )}
    </div>
  )
}
