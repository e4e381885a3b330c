import type { User } from '@/lib/contract/auth'
import type { CartItem } from '@/lib/contract/cart'
import type { CheckoutForm, LastLead } from '@/lib/contract/checkout'
import type { MoneyValue } from '@/lib/contract/shared'
import type { Question } from '@/lib/domain/catalog'
import { deliveryCountries } from '@/lib/domain/delivery-zones'
import type { PaymentKey } from '@/lib/domain/payment'
import { isRequiredOfEach } from '@/lib/domain/travellers'

export interface TravellerValues {
  full_name: string
  age: string
  /** ISO 3166-1 alpha-2; with `identity_document`, it decides which of the two numbers is asked. */
  nationality: string
  national_id_number: string
  passport_number: string
  /** Save this traveller in the account. */
  save: boolean
}

/** Values of the checkout form; every field is text, as entered. */
export interface CheckoutValues {
  lead: { first_name: string; last_name: string; email: string; phone: string }
  /** By cart item id. */
  details: Record<string, { travellers: TravellerValues[]; answers: Partial<Record<Question, string>> }>
  /** As entered; the quote says whether it is accepted. */
  promo_code: string
  payment_key: PaymentKey | ''
  accept_terms: boolean
  /** Asked with an eSIM. */
  esim_phone_checked: boolean
}

/** Returns the questions that an item asks once, of the lead traveller. */
export function leadQuestions(item: CartItem): Question[] {
  return item.option.questions.filter((question) => !isRequiredOfEach(question))
}

/** Returns the questions that an item asks about each traveller. */
export function travellerQuestions(item: CartItem): Question[] {
  return item.option.questions.filter(isRequiredOfEach)
}

/** Returns the lead traveller to start with: that of the last order, else the account's owner. */
export function leadOf(user: User, last: LastLead | null): CheckoutValues['lead'] {
  const { first_name, last_name, email, phone } = user
  return { first_name, last_name, phone, ...last, email }
}

/** Returns the country that an item is delivered to; empty if there are several. */
function onlyCountry({ delivery_zones }: CartItem): string {
  const [country = '', ...others] = deliveryCountries(delivery_zones)
  return others.length > 0 ? '' : country
}

/** Returns the initial form values: the draft saved before a reload, else the profile, else empty fields. */
export function initialValues(
  items: readonly CartItem[],
  profile: CheckoutValues['lead'] | null,
  draft: Partial<CheckoutValues> | null,
): CheckoutValues {
  const lead = { first_name: '', last_name: '', email: '', phone: '', ...profile, ...draft?.lead }
  const details = Object.fromEntries(
    items.map((item) => {
      const before = draft?.details?.[item.id]
      const travellers = item.travellers.map((_, index) => ({
        full_name: before?.travellers[index]?.full_name ?? '',
        age: before?.travellers[index]?.age ?? '',
        nationality: before?.travellers[index]?.nationality ?? '',
        national_id_number: '',
        passport_number: '',
        save: before?.travellers[index]?.save ?? false,
      }))
      const answers = Object.fromEntries(
        leadQuestions(item).map((question) => [
          question,
          before?.answers[question] || (question === 'lead_delivery_country' ? onlyCountry(item) : ''),
        ]),
      )
      return [item.id, { travellers, answers }]
    }),
  )
  return {
    lead,
    details,
    promo_code: draft?.promo_code ?? '',
    payment_key: draft?.payment_key ?? '',
    accept_terms: false,
    esim_phone_checked: false,
  }
}

/**
 * Returns the request body of an order.
 * @param promo the promo code included in the quoted total
 * @param charge what the selected payment method charges; null if nothing is to be paid
 */
export function orderForm(
  values: CheckoutValues,
  ids: string[],
  total: MoneyValue,
  promo: string | null,
  charge: MoneyValue | null,
): CheckoutForm {
  return {
    cart_item_ids: ids,
    lead: values.lead,
    details: Object.fromEntries(ids.map((id) => [id, values.details[id] ?? {}])),
    promo_code: promo,
    expected_total: total,
    expected_charge: values.payment_key && charge ? { payment_key: values.payment_key, charge } : null,
    accept_terms: values.accept_terms as true,
    esim_phone_checked: values.esim_phone_checked,
  }
}
