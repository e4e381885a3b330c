import type { Option } from '@/lib/contract/option'
import { maxPartySize, singlePeople } from '@/lib/domain/max-party-size'
import type { Quantities } from '@/lib/domain/selection'
import { isPerson } from '@/lib/domain/travellers'

export interface QuantityLimit {
  max: number
  /** Which rule sets the limit. */
  by: 'places' | 'rules'
}

/** Returns the maximum quantity of a unit beside the others, by the option's rules and the places left. */
export function quantityLimit(
  option: Option,
  quantities: Quantities,
  unit: Option['units'][number],
  left: number | null,
): QuantityLimit {
  const others = option.units.filter(({ code }) => code !== unit.code)
  const count = (code: Option['units'][number]['code']) => quantities[code] ?? 0
  const groups = option.units.filter(({ group }) => group)
  const people = singlePeople({ ...quantities, [unit.code]: 0 }, groups)
  const single = isPerson(unit.code) && !unit.group
  const rules = Math.min(
    unit.max_quantity ?? Infinity,
    single ? maxPartySize(option.questions) - people : Infinity,
    option.max_units - others.reduce((sum, { code }) => sum + count(code), 0),
  )
  if (left === null) return { max: rules, by: 'rules' }
  const size = (pax: number) => (option.inventory === 'SLOT' ? pax : 1)
  const taken = others.reduce((sum, { code, pax_count }) => sum + count(code) * size(pax_count), 0)
  const own = size(unit.pax_count)
  const places = own > 0 ? Math.floor((left - taken) / own) : Infinity
  return places < rules ? { max: Math.max(0, places), by: 'places' } : { max: rules, by: 'rules' }
}
