export { chargeOf } from './charge'
export { chargeCurrency, paymentOption } from './options'
export { findGateway, gatewayOf, isDeferred, offeredOptions } from './registry'
