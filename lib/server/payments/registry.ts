import { SPECIFIED_PAYMENT_KEYS } from '@/lib/domain/payment'
import { env, isSandbox } from '@/lib/env'
import { payLater } from './adapters/pay-later'
import { sandboxGateway } from './adapters/sandbox'
import { credentialed } from './credentialed'
import type { GatewayLane } from './gateway-round'
import { PAYMENT_OPTIONS, type PaymentOptionRow } from './options'
import type { Gateway } from './port'
import { type AttemptRow, isOpen } from './repo'
import { sandboxLedger } from './sandbox-repo'

const sandbox = sandboxGateway(sandboxLedger)

/** The gateways of this installation. */
function gateways(): Gateway[] {
  if (isSandbox) return [sandbox, payLater]
  const named = (env.PAYMENTS ?? '').split(',').map((name) => name.trim())
  return [...credentialed, ...[payLater].filter(({ name }) => named.includes(name))]
}

/** Returns the lanes in which payments are worked on, so that a silent gateway delays only its own. */
export function gatewayLanes(): GatewayLane[] {
  const names = gateways().map(({ name }) => name)
  return [...names.map((gateway) => ({ gateway })), { except: names }]
}

/** Returns a gateway by name; null if this installation does not have it. */
export function findGateway(name: string): Gateway | null {
  return gateways().find((gateway) => gateway.name === name) ?? null
}

/** Whether the sandbox offers an option: those of the specification, and others where their gateway is configured. */
function isSimulated({ key, payment_method }: PaymentOptionRow): boolean {
  return (
    SPECIFIED_PAYMENT_KEYS.some((specified) => specified === key) ||
    credentialed.some(({ name }) => name === payment_method)
  )
}

/** Returns the gateway of a payment option. In sandbox mode the sandbox replaces all except 'pay later'. */
export function gatewayOf(option: PaymentOptionRow): Gateway | null {
  const { payment_method } = option
  if (!isSandbox || payment_method === payLater.name) return findGateway(payment_method)
  return isSimulated(option) ? sandbox : null
}

/** Whether payment is deferred: the order waits until its pay-by time. */
export function isDeferred(attempt: Pick<AttemptRow, 'gateway' | 'state'> | null): boolean {
  return attempt !== null && isOpen(attempt) && attempt.gateway === payLater.name
}

/** Returns the payment options that this installation offers. */
export function offeredOptions(): PaymentOptionRow[] {
  return PAYMENT_OPTIONS.filter((option) => gatewayOf(option) !== null)
}
