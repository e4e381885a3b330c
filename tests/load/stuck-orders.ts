import { KTC_MERCHANT } from '../simulators/ktc'
import { startSilentGateway } from '../simulators/silent-gateway'
import { MERCHANT, startTwoC2p } from '../simulators/two-c2p'

/**
 * Five hundred orders wait for a gateway that accepts calls and does not respond, while fresh ones are placed without a
 * payment and at another gateway: `npm run bench -- stuck-orders`. The shop's background jobs run with their real
 * intervals and limits. Prints how long after their time places are free and payments are settled.
 */
const [silent, simulator] = [await startSilentGateway(), await startTwoC2p()]

// The shop reads its configuration when it is imported.
Object.assign(process.env, {
  SHOP_MODE: 'live',
  LOG_LEVEL: 'silent',
  // All buyers have one address.
  UNPAID_ADDRESS_ORDERS: '100000',
  SESSION_SECRET: 'a dedicated secret for the bench, 32 or more',
  KTC_MERCHANT_ID: KTC_MERCHANT.merchantId,
  KTC_LOGIN_ID: KTC_MERCHANT.loginId,
  KTC_PASSWORD: KTC_MERCHANT.password,
  KTC_HASH_SECRET: KTC_MERCHANT.hashSecret,
  KTC_HOST: silent.origin,
  TWO_C2P_MERCHANT_ID: MERCHANT.merchantId,
  TWO_C2P_SECRET_KEY: MERCHANT.secretKey,
  TWO_C2P_HOST: simulator.origin,
})
const { onBothDatabases } = await import('./on-both-databases')
const { measure } = await import('./stuck-orders/measure')

const passed = await onBothDatabases('stuck', () => measure(silent, simulator))
process.exit(passed ? 0 : 1)
