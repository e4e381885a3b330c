import { allocate } from '@/lib/domain/allocate'
import { inLocale, type Localized, localized } from '@/lib/domain/locale'
import { convertMoney, exchangeRate, type Money, moneyOf, type Rates } from '@/lib/domain/money'
import { creditParts } from '@/lib/domain/tax-credit'
import {
  type TaxBuyer,
  type TaxCredit,
  type TaxDocumentContent,
  type TaxLine,
  type TaxPart,
  type TaxSeller,
  taxTotals,
} from '@/lib/domain/tax-document'
import { hasTaxable, type VatTreatment, vatGroups } from '@/lib/domain/vat'
import type { BookingRow, OrderRow } from '@/lib/server/orders/repo'

const RATE_SCALE = 1e10
const RATE_DIGITS = 6

/** The charge already includes the shop's margin: its value in baht must not have it once more. */
const withoutMargin = (rates: Rates): Rates => ({ ...rates, marginBps: 0 })

/** Converts an amount of the charge to satang, at the order's frozen rates without the shop's margin. */
const toSatang = (charged: Money, rates: Rates) => convertMoney(charged, 'THB', withoutMargin(rates)).amount

function foreignOf(charge: Money, rates: Rates): TaxDocumentContent['foreign'] {
  if (charge.currency === 'THB') return null
  const rate = exchangeRate(charge.currency, 'THB', withoutMargin(rates)) / RATE_SCALE
  return { ...charge, rate: `1 ${charge.currency} = ${rate.toPrecision(RATE_DIGITS)} THB` }
}

function descriptionOf({ snapshot }: BookingRow, label: Localized): Localized {
  const names = [snapshot.name, snapshot.optionName, label]
  return localized((locale) =>
    names
      .map((name) => inLocale(name, locale))
      .filter(Boolean)
      .join(' · '),
  )
}

/** Allocates the amount of a booking to its price lines, after their discounts. Deposits are no lines. */
function linesOf(booking: BookingRow, gross: number): TaxLine[] {
  const lines = booking.lines.filter(({ deposit }) => !deposit)
  const shares = allocate(
    gross,
    lines.map(({ amount, quantity, discount = 0 }) => Math.max(0, amount * quantity - discount)),
  )
  return lines
    .map(({ label, quantity }, index) => ({
      description: descriptionOf(booking, label),
      quantity,
      gross: shares[index] ?? 0,
    }))
    .filter((line) => line.gross > 0)
}

interface Charge {
  bookingId: string
  /** In minor units of the charge's currency, with the deposit. */
  amount: number
  deposit: number
  currency: string
}

export interface InvoiceSource {
  seller: TaxSeller
  order: Pick<OrderRow, 'reference' | 'rates'>
  bookings: readonly BookingRow[]
  charges: readonly Charge[]
  /** The whole charge. */
  charge: Money
  /** For bookings made before rates were recorded with them. */
  standardRate: VatTreatment
}

/**
 * Returns the content of an order's invoice: the prices paid, with the VAT that they include. Deposits are returned and
 * therefore no part of it.
 * @returns null if nothing of it is subject to VAT
 */
export function invoiceContent(source: InvoiceSource, buyer: TaxBuyer | null): TaxDocumentContent | null {
  const { seller, order, bookings, charges, charge, standardRate } = source
  const parts: TaxPart[] = bookings.flatMap((booking) => {
    const own = charges.find(({ bookingId }) => bookingId === booking.id)
    const charged = own ? own.amount - own.deposit : 0
    const gross = toSatang({ ...charge, amount: charged }, order.rates)
    if (gross === 0) return []
    const treatment = booking.snapshot.vat ?? standardRate
    return [{ bookingId: booking.id, treatment, charged, gross, lines: linesOf(booking, gross) }]
  })
  const groups = vatGroups(parts)
  if (!hasTaxable(groups)) return null
  return {
    seller,
    buyer,
    orderReference: order.reference,
    parts,
    groups,
    ...taxTotals(groups),
    foreign: foreignOf(charge, order.rates),
    replaces: null,
    credit: null,
  }
}

interface Refund {
  bookingId: string | null
  /** Without deposit, in minor units of the charge. */
  amount: number
  currency: string
}

export interface CreditSource {
  invoice: TaxDocumentContent
  /** Earlier credit notes of the order. */
  credited: readonly TaxDocumentContent[]
  rates: Rates
}

/**
 * Returns the content of the credit note for a refund.
 * An exempt part has one as well: the invoice states it, and what is left of it decides later ones.
 * @returns null if the refund reduces nothing of the invoice
 */
export function creditContent(
  { invoice, credited, rates }: CreditSource,
  refund: Refund,
  about: Pick<TaxCredit, 'invoice' | 'reason' | 'note'>,
): TaxDocumentContent | null {
  const charge = moneyOf(refund.amount, refund.currency)
  const before = credited.flatMap(({ parts }) => parts)
  const parts = creditParts(invoice.parts, before, refund, (amount) => toSatang({ ...charge, amount }, rates))
    .filter(({ gross }) => gross > 0)
    .map((part) => {
      const original = invoice.parts.find(({ bookingId }) => bookingId === part.bookingId)?.lines ?? []
      const shares = allocate(
        part.gross,
        original.map(({ gross }) => gross),
      )
      const lines = original.map((line, index) => ({ ...line, gross: shares[index] ?? 0 }))
      return { ...part, lines: lines.filter(({ gross }) => gross > 0) }
    })
  const groups = vatGroups(parts, before)
  const totals = taxTotals(groups)
  if (totals.gross === 0) return null
  const charged = parts.reduce((sum, part) => sum + part.charged, 0)
  return {
    ...invoice,
    parts,
    groups,
    ...totals,
    foreign: foreignOf({ ...charge, amount: charged }, rates),
    replaces: null,
    credit: {
      ...about,
      originalNet: invoice.net,
      creditedNet: credited.reduce((sum, { net }) => sum + net, 0),
    },
  }
}
