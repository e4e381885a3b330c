export { isAutomatic, type RefundingGateway } from './automatic-refund'
export { chargeOf } from './charge-amount'
export { chargeCurrency, paymentOption } from './options'
export { findGateway, gatewayOf, isDeferred, offeredOptions } from './registry'
