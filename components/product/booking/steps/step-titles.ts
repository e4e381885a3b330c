import type { Option } from '@/lib/contract/option'
import type { UnitType } from '@/lib/domain/catalog'
import { requiredDateInputs } from '@/lib/domain/selection'
import { rulesOf } from '../selection/booking-product'

/** Units that are not people. */
const THINGS: ReadonlySet<UnitType> = new Set([
  'ROOM',
  'VEHICLE',
  'GROUP',
  'DEVICE',
  'ITEM',
  'BAG',
  'PROFILE',
])

/** Returns the message keys of the titles of an option's steps; null for a step that it does not have. */
export function stepTitles(option: Option, hasReturn: boolean) {
  const question = requiredDateInputs(option.window)
  const { ways, zones, guides, occupancy } = rulesOf(option)
  const people = option.units.some(({ code }) => !THINGS.has(code))
  const pickup = zones && (guides.length > 0 ? 'pickup.both' : 'pickup.title')
  const guide = guides.length > 0 ? 'guide.title' : null
  const range = option.inventory === 'NIGHTLY' ? 'nights' : 'range'
  return {
    route: option.route ? 'trip.title' : null,
    option: option.route ? 'trip.class' : 'option',
    date: !question.date ? null : question.range ? range : 'date',
    time: question.time ? 'time' : null,
    return: hasReturn ? 'trip.back' : null,
    rooms: occupancy === null ? null : 'rooms.title',
    units: occupancy !== null ? null : people ? 'people' : 'units',
    details: ways.length > 0 ? 'fulfilmentStep.title' : (pickup ?? guide),
    extras: option.extras.some(({ deposit }) => !deposit) ? 'extras' : null,
  } as const
}
