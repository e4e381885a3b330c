import type { Purchase } from '@/components/product/booking/purchase/purchase'
import type { BookingProduct } from '@/components/product/booking/selection/booking-product'
import type { CartItem } from '@/lib/contract/cart'

type PriceLine = CartItem['lines'][number]

/** Returns the item as it will be, from the dialog's data, to show until the server responds. */
export function changedItem(
  item: CartItem,
  product: Pick<BookingProduct, 'options'>,
  { selection, expected, lines = [] }: Purchase,
): CartItem {
  const option = product.options.find(({ id }) => id === selection.option_id)
  if (!option || !expected) return item
  const things = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const units = lines.map(({ unit, quantity, price }): PriceLine => {
    const known = option.units.find(({ code }) => code === unit)
    return {
      unit,
      extra: null,
      deposit: false,
      label: known?.label ?? unit,
      quantity,
      price,
      max: known?.max_quantity ?? null,
      places: option.inventory === 'SLOT' ? (known?.pax_count ?? 1) : 1,
    }
  })
  const extras = option.extras
    .filter(({ code, deposit }) => deposit || selection.extras?.includes(code))
    .map(
      ({ code, name, price, deposit }): PriceLine => ({
        unit: null,
        extra: code,
        deposit,
        label: name,
        quantity: deposit ? things : 1,
        price,
        max: null,
        places: 0,
      }),
    )
  return {
    ...item,
    option: { ...item.option, id: option.id, name: option.name },
    date: selection.date ?? null,
    end_date: selection.end_date ?? null,
    time: selection.time ?? null,
    booking_details: selection.booking_details ?? {},
    lines: [...units, ...extras],
    limits: { units: option.max_units, left: null },
    total: expected,
    previous_total: null,
    problem: null,
    free_until: null,
    cancellation: null,
  }
}
