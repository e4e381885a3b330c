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

/** Gateways whose credentials this installation has. */
const credentialed: Gateway[] = [
  ...(gbPrimePay ? [gbPrimePayGateway(gbPrimePay)] : []),
  ...(ktc ? [ktcGateway(ktc)] : []),
  ...(twoC2p ? [twoC2pGateway(twoC2p)] : []),
]

/** Gateways that this installation may use, by name. */
function gateways(): Gateway[] {
  if (isSandbox) return [sandbox, payLater]
  const named = (env.PAYMENTS ?? '').split(',').map((name) => name.trim())
  return [...credentialed, ...[payLater].filter(({ name }) => named.includes(name))]
}

/** A gateway by its name; null where this installation does not have it. */
export function findGateway(name: string): Gateway | null {
  return gateways().find((gateway) => gateway.name === name) ?? null
}

/** The gateway behind an option; in the sandbox mode the sandbox plays all but 'pay later'. */
export function gatewayOf({ payment_method }: PaymentOption): Gateway | null {
  return findGateway(isSandbox && payment_method !== payLater.name ? sandbox.name : payment_method)
}

/** Whether a payment is put off: the order then waits until its pay-by time. */
export function isDeferred(attempt: Pick<AttemptRow, 'gateway' | 'state'> | null): boolean {
  return attempt !== null && isOpen(attempt) && attempt.gateway === payLater.name
}

/** The options that can be paid with here and now. */
export function offeredOptions(): PaymentOption[] {
  return PAYMENT_OPTIONS.filter((option) => gatewayOf(option) !== null)
}
