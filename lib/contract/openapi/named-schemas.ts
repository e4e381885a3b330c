import { z } from 'zod'
import { modules } from '..'
import { downloadData, getAccount } from '../account'
import { register, signUpForm } from '../auth'
import { cartItem } from '../cart'
import { category, product } from '../catalog'
import { checkoutForm, quoteCheckout } from '../checkout'
import { listFavourites } from '../favourites'
import { option } from '../option'
import { booking, order } from '../orders'
import { passkeySignInOptions } from '../passkeys'
import { editReview } from '../reviews'
import { localDate, localTime } from '../shared'
import { renewRecoveryCodes } from '../two-step'

/** Where the name of an export says less than it should beside all the others, or the glossary has another word. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  area: 'Destination',
  areaGuide: 'DestinationGuide',
  paymentStep: 'PaymentAction',
  signedIn: 'SignInResponse',
  taxBuyer: 'TaxInvoiceForm',
  taxBuyerFields: 'TaxInvoiceBuyer',
}

const [settings, fixedSettings] = getAccount.response.shape.data.options
const { details } = checkoutForm.shape
const traveller = details.valueType.shape.travellers.unwrap().element
const sentCode = register.response.shape.data
const lastLead = quoteCheckout.response.shape.data.shape.last_lead.unwrap()
const accountSession = settings.shape.sessions.element
const { handover, pickup } = option.shape

/** Parts of exported schemas that are things of their own. */
const PARTS: Readonly<Record<string, z.ZodType>> = {
  AccountData: downloadData.response.shape.data,
  AccountSession: accountSession,
  AccountSettings: settings,
  FixedAccountSettings: fixedSettings,
  BookingEvent: booking.shape.events.element,
  BookingLine: booking.shape.lines.element,
  Amenity: product.shape.amenities.unwrap().element,
  DateMode: option.shape.window,
  ErrorCode: cartItem.shape.problem.unwrap(),
  GoodsState: booking.shape.goods.unwrap().unwrap().shape.state,
  Inventory: option.shape.inventory,
  Question: option.shape.questions.element,
  Vertical: product.shape.vertical,
  DataPlan: option.shape.plan.unwrap(),
  EsimProfile: booking.shape.esim.element,
  Extra: option.shape.extras.element,
  FavouritesResponse: listFavourites.response,
  FulfilmentTerms: handover.unwrap(),
  ItineraryStep: product.shape.itinerary.element,
  LastLead: lastLead,
  LeadTraveller: order.shape.lead,
  OrderPayment: order.shape.payment.unwrap(),
  PasskeyOptionsResponse: passkeySignInOptions.response,
  PickupTerms: pickup.unwrap(),
  PriceLine: cartItem.shape.lines.element,
  RecoveryCodes: renewRecoveryCodes.response.shape.data,
  ReviewForm: editReview.body,
  Route: option.shape.route.unwrap(),
  SentCode: sentCode,
  StayPrice: product.shape.stay.unwrap(),
  Subcategory: category.shape.children.element,
  TravellerDetails: traveller,
  Voucher: booking.shape.voucher.unwrap(),
}

/** Constants of the contract that are not exported, or make a schema, by file and name. */
export const CONSTANTS: Readonly<Record<string, readonly z.ZodType[]>> = {
  'account/accountSettings': [settings],
  'account/fixedAccount': [fixedSettings],
  'account/session': [accountSession],
  'auth/sentCode': [sentCode],
  'auth/signUpFields': [signUpForm],
  'checkout/lastLead': [lastLead],
  'checkout/traveller': [traveller],
  'fulfilment/deliveryZone': [
    cartItem.shape.delivery_zones.unwrap().element,
    handover.unwrap().shape.delivery_zones.unwrap().element,
  ],
  'fulfilment/fulfilmentTerms': [handover.unwrap()],
  'fulfilment/pickupTerms': [pickup.unwrap()],
}

/** Texts and numbers that deserve a name; all others are written out where they are used. */
const SCALARS: readonly z.ZodType[] = [localDate, localTime]

/** Whether an export is named: an object, a list of words or a choice. */
const isThing = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodObject ||
  value instanceof z.ZodEnum ||
  value instanceof z.ZodUnion ||
  value instanceof z.ZodRecord ||
  (value instanceof z.ZodNullable && isThing(value.unwrap())) ||
  (value instanceof z.ZodType && SCALARS.includes(value))

export const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const EXPORTS = Object.values(modules)
  .flatMap((module) => Object.entries<unknown>(module))
  .filter((entry): entry is [string, z.ZodType] => isThing(entry[1]))
  .map(([name, schema]) => [OTHER_NAMES[name] ?? pascalCase(name), schema] as const)

/** The schemas of the contract that the document names, by their name there. */
export const NAMED_SCHEMAS: ReadonlyArray<readonly [name: string, schema: z.ZodType]> = [
  ...EXPORTS,
  ...Object.entries(PARTS),
]
