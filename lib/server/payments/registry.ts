import type { PaymentOption } from '@/lib/contract/orders'
import { env, isSandbox } from '@/lib/env'
import { gbPrimePayGateway } from './adapters/gb-prime-pay'
import { gbPrimePayConfiguration } from './adapters/gb-prime-pay/configuration'
import { ktcGateway } from './adapters/ktc'
import { ktcConfiguration } from './adapters/ktc/configuration'
import { payLater } from './adapters/pay-later'
import { sandboxGateway } from './adapters/sandbox'
import { twoC2pGateway } from './adapters/two-c2p'
import { twoC2pConfiguration } from './adapters/two-c2p/configuration'
import { PAYMENT_OPTIONS } from './options'
import type { Gateway } from './port'
import { type AttemptRow, isOpen } from './repo'
import { sandboxLedger } from './sandbox-repo'

const sandbox = sandboxGateway(sandboxLedger)
const gbPrimePay = gbPrimePayConfiguration(env)
const ktc = ktcConfiguration(env)
const twoC2p = twoC2pConfiguration(env)

/** The gateways whose credentials are configured. */
const credentialed: Gateway[] = [
  ...(gbPrimePay ? [gbPrimePayGateway(gbPrimePay)] : []),
  ...(ktc ? [ktcGateway(ktc)] : []),
  ...(twoC2p ? [twoC2pGateway(twoC2p)] : []),
]

/** The gateways of this installation. */
function gateways(): Gateway[] {
  if (isSandbox) return [sandbox, payLater]
  const named = (env.PAYMENTS ?? '').split(',').map((name) => name.trim())
  return [...credentialed, ...[payLater].filter(({ name }) => named.includes(name))]
}

/** Returns a gateway by name; null if this installation does not have it. */
export function findGateway(name: string): Gateway | null {
  return gateways().find((gateway) => gateway.name === name) ?? null
}

/** Returns the gateway of a payment option. In sandbox mode the sandbox replaces all except 'pay later'. */
export function gatewayOf({ payment_method }: PaymentOption): Gateway | null {
  return findGateway(isSandbox && payment_method !== payLater.name ? sandbox.name : payment_method)
}

/** Whether payment is deferred: the order waits until its pay-by time. */
export function isDeferred(attempt: Pick<AttemptRow, 'gateway' | 'state'> | null): boolean {
  return attempt !== null && isOpen(attempt) && attempt.gateway === payLater.name
}

/** Returns the payment options that this installation offers. */
export function offeredOptions(): PaymentOption[] {
  return PAYMENT_OPTIONS.filter((option) => gatewayOf(option) !== null)
}
