import type { Currency } from '@/lib/domain/currency'
import { instantOf } from '@/lib/domain/instant'
import { addDays, type LocalDate } from '@/lib/domain/local-date'
import { moneyOf } from '@/lib/domain/money'
import type { PaymentKey } from '@/lib/domain/payment'
import {
  type Deductions,
  SETTLEMENT_TIME_ZONE,
  type SettlementFormat,
  type SettlementLine,
} from '@/lib/domain/settlement-line'
import { PAYMENT_OPTIONS } from '@/lib/server/payments/options'
import { sandboxMovements } from '@/lib/server/payments/sandbox-repo'
import { LAYOUTS } from './layouts'
import { writeSettlementFile } from './write-file'

/** What the sandbox gateway charges, in hundredths of a percent of a payment. The rates are fictional. */
const FEE: Record<PaymentKey, bigint> = {
  two_c2p: 300n,
  ktc_credit_card: 250n,
  ktc_alipay: 200n,
  gb_prime_pay_credit_card: 290n,
  gb_prime_pay_qr_cash: 80n,
  gb_prime_pay_qr_credit: 180n,
  pay_later: 0n,
  stripe: 365n,
}
/** VAT on the fee, and the tax that a merchant in Thailand withholds from it, in percent. */
const VAT = 7n
const WITHHOLDING = 3n

const share = (amount: number, part: bigint, whole: bigint) =>
  Number((2n * BigInt(amount) * part + whole) / (2n * whole))

/** A refund costs nothing, and the fee of its payment is not returned. */
function deductionsOf(format: SettlementFormat, key: string, amount: number): Deductions {
  const option = PAYMENT_OPTIONS.find((candidate) => candidate.key === key)
  const fee = option ? share(amount, FEE[option.key], 10_000n) : 0
  const { columns } = LAYOUTS[format]
  return {
    fee,
    feeVat: share(fee, VAT, 100n),
    withheld: columns.of.withheld === undefined ? 0 : share(fee, WITHHOLDING, 100n),
  }
}

const NONE: Deductions = { fee: 0, feeVat: 0, withheld: 0 }

/**
 * Returns the settlement file that the sandbox gateway writes for a day, from its own books: in the layout of a
 * gateway for that gateway's payment options, in the plain one for all.
 * @param currency only lines in it
 */
export async function sandboxSettlementFile(
  format: SettlementFormat,
  day: LocalDate,
  currency: Currency | null,
): Promise<{ text: string; lines: number }> {
  const { method } = LAYOUTS[format]
  const keys = PAYMENT_OPTIONS.filter((option) => method === null || option.payment_method === method)
  const movements = await sandboxMovements(
    keys.map(({ key }) => key),
    {
      from: instantOf(day, null, SETTLEMENT_TIME_ZONE),
      until: instantOf(addDays(day, 1), null, SETTLEMENT_TIME_ZONE),
    },
  )
  const lines = movements
    .filter((movement) => (currency === null || movement.currency === currency) && movement.amount > 0)
    .map(
      ({ kind, reference, invoiceNumber, at, amount, currency: code, optionKey }, index): SettlementLine => ({
        number: index + 2,
        kind,
        reference,
        invoiceNumber,
        transactedAt: at,
        money: moneyOf(amount, code),
        ...(kind === 'capture' ? deductionsOf(format, optionKey, amount) : NONE),
      }),
    )
  return { text: writeSettlementFile(format, 'sandbox', lines), lines: lines.length }
}
