import * as account from './account'
import * as areaGuide from './area-guide'
import * as auth from './auth'
import * as bookingChanges from './booking-changes'
import * as cancellations from './cancellations'
import * as cart from './cart'
import * as catalog from './catalog'
import * as changeable from './changeable'
import * as checkout from './checkout'
import * as documents from './documents'
import * as favourites from './favourites'
import * as fulfilment from './fulfilment'
import * as goods from './goods'
import * as hold from './hold'
import * as holdTimer from './hold-timer'
import * as meetingPoint from './meeting-point'
import * as offlineVouchers from './offline-vouchers'
import type { Operation } from './operation'
import * as option from './option'
import * as orderLinks from './order-links'
import * as orders from './orders'
import * as passkeys from './passkeys'
import * as paymentAction from './payment-action'
import * as preferences from './preferences'
import * as publicPages from './public-pages'
import * as redirects from './redirects'
import * as reviews from './reviews'
import * as sandbox from './sandbox'
import * as search from './search'
import * as shared from './shared'
import * as supplier from './supplier'
import * as supplierContact from './supplier-contact'
import * as support from './support'
import * as taxInvoices from './tax-invoices'
import * as travellers from './travellers'
import * as twoStep from './two-step'
import * as vouchers from './vouchers'

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

/** The files of the contract: operations with their schemas, in the order of the OpenAPI document. */
export const modules = {
  auth,
  account,
  twoStep,
  passkeys,
  preferences,
  catalog,
  publicPages,
  areaGuide,
  search,
  reviews,
  favourites,
  redirects,
  cart,
  checkout,
  orders,
  hold,
  cancellations,
  changeable,
  bookingChanges,
  goods,
  travellers,
  documents,
  taxInvoices,
  offlineVouchers,
  orderLinks,
  supplier,
  support,
  paymentAction,
  vouchers,
  sandbox,
  shared,
  option,
  fulfilment,
  holdTimer,
  meetingPoint,
  supplierContact,
}

/** Every operation of the contract by name, for the OpenAPI document and tests. */
export const operations: Record<string, Operation> = Object.fromEntries(
  Object.values(modules)
    .flatMap((domain) => Object.entries(domain))
    .filter((entry): entry is [string, Operation] => isOperation(entry[1])),
)
