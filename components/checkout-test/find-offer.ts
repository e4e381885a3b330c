import { send } from '@/lib/api/browser'
import type { getAvailability, getProduct, listProducts } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import type { UnitType } from '@/lib/domain/catalog'
import { addDays, todayIn } from '@/lib/domain/local-date'

/** The selection of a test order. */
export interface Offer {
  product_id: string
  option_id: string
  date: string
  time?: string
  quantities: Partial<Record<UnitType, number>>
}

/** Whether an option can be booked with traveller names alone. */
function isPlain({ window, inventory, questions, handover, pickup, guide_languages }: Option): boolean {
  const dated = window === 'DATE' || window === 'DATE_TIME'
  const namesOnly = questions.every((question) => question === 'full_name')
  return dated && inventory === 'SLOT' && namesOnly && !handover && !pickup && guide_languages.length === 0
}

const DAYS = 30

async function openDay(productId: string, { id, units, min_units }: Option, zone: string) {
  const [unit] = units
  if (!unit) return null
  const from = addDays(todayIn(zone), 3)
  const { data } = await send<typeof getAvailability>('GET', '/api/catalog/products/{id}/availability', {
    id: productId,
    option_id: id,
    from,
    to: addDays(from, DAYS),
  })
  for (const { date, status, times } of data.days) {
    const slot = times.find(({ bookable, left }) => bookable && left > min_units)
    if (status === 'available' && (times.length === 0 || slot))
      return { date, time: slot?.time, quantities: { [unit.code]: min_units } }
  }
  return null
}

/** Finds a selection in the catalog that can be bought now; null if there is no plain option. */
export async function findOffer(): Promise<Offer | null> {
  const { data } = await send<typeof listProducts>('GET', '/api/catalog/products', { limit: 24 })
  for (const { id } of data.items) {
    const product = (await send<typeof getProduct>('GET', '/api/catalog/products/{id}', { id })).data
    for (const option of product.options.filter(isPlain)) {
      const day = await openDay(id, option, product.time_zone)
      if (day) return { product_id: id, option_id: option.id, ...day }
    }
  }
  return null
}
