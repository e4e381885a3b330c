import { type Env, env } from '@/lib/env'
import { gbPrimePayGateway } from './adapters/gb-prime-pay'
import { gbPrimePayConfiguration } from './adapters/gb-prime-pay/configuration'
import { ktcGateway } from './adapters/ktc'
import { ktcConfiguration } from './adapters/ktc/configuration'
import { stripeGateway } from './adapters/stripe'
import { stripeConfiguration } from './adapters/stripe/configuration'
import { twoC2pGateway } from './adapters/two-c2p'
import { twoC2pConfiguration } from './adapters/two-c2p/configuration'
import type { Gateway } from './port'

/** Returns the gateways whose credentials are configured. */
export function credentialedBy(settings: Env): Gateway[] {
  const gbPrimePay = gbPrimePayConfiguration(settings)
  const ktc = ktcConfiguration(settings)
  const twoC2p = twoC2pConfiguration(settings)
  const stripe = stripeConfiguration(settings)
  return [
    ...(gbPrimePay ? [gbPrimePayGateway(gbPrimePay)] : []),
    ...(ktc ? [ktcGateway(ktc)] : []),
    ...(twoC2p ? [twoC2pGateway(twoC2p)] : []),
    ...(stripe ? [stripeGateway(stripe)] : []),
  ]
}

/** The gateways whose credentials this installation has. */
export const credentialed = credentialedBy(env)
