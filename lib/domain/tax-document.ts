import type { LocalDate } from './local-date'
import type { Localized } from './locale'
import type { VatGroup, VatTreatment } from './vat'

/** Abbreviated tax invoice, full tax invoice and credit note: sections 86/6, 86/4 and 86/10 of the Revenue Code. */
export const TAX_DOCUMENT_KINDS = ['abbreviated', 'full', 'credit_note'] as const
export type TaxDocumentKind = (typeof TAX_DOCUMENT_KINDS)[number]

/** Why a credit note reduces an invoice. */
export const CREDIT_REASONS = ['cancelled', 'not_supplied', 'returned', 'reduction'] as const
export type CreditReason = (typeof CREDIT_REASONS)[number]

/** Tax documents have Thai dates, whatever the time zone of a product or server. */
export const TAX_TIME_ZONE = 'Asia/Bangkok'

export const MAX_BUYER_NAME_LENGTH = 200
export const MAX_BUYER_ADDRESS_LENGTH = 400

const PREFIXES: Record<TaxDocumentKind, string> = { abbreviated: 'ABB', full: 'INV', credit_note: 'CN' }
const SEQUENCE_DIGITS = 6

/** The documents that share one gap-free sequence. */
export interface TaxSeries {
  kind: TaxDocumentKind
  branch: string
  year: number
}

/** Returns a document's number, unique among all documents: 'INV-00000-2026-000123'. */
export function taxDocumentNumber({ kind, branch, year }: TaxSeries, sequence: number): string {
  return `${PREFIXES[kind]}-${branch}-${year}-${String(sequence).padStart(SEQUENCE_DIGITS, '0')}`
}

export interface TaxSeller {
  /** As registered for VAT. */
  name: string
  address: string
  taxId: string
  branch: string
}

export interface TaxBuyer {
  name: string
  address: string
  /** Null for a buyer who states none. */
  taxId: string | null
  branch: string | null
}

/** A line of a document, in satang with VAT. */
export interface TaxLine {
  description: Localized
  quantity: number
  gross: number
}

/** The part of a document that belongs to one booking. */
export interface TaxPart {
  bookingId: string
  treatment: VatTreatment
  /** The price paid for it, or credited, in minor units of the charge's currency; without its deposit. */
  charged: number
  /** The same in satang. */
  gross: number
  lines: TaxLine[]
}

/** A document that another one refers to. */
export interface TaxReference {
  number: string
  date: LocalDate
}

export interface TaxCredit {
  invoice: TaxReference
  /** Value of the invoice, without VAT. */
  originalNet: number
  /** What earlier credit notes of the invoice have reduced it by, without VAT. */
  creditedNet: number
  reason: CreditReason
  /** The words of the staff member who made the refund; empty if there are none. */
  note: string
}

/** The content of a document as issued; it never changes. */
export interface TaxDocumentContent {
  seller: TaxSeller
  /** Null on an abbreviated invoice and on credit notes for one. */
  buyer: TaxBuyer | null
  orderReference: string
  parts: TaxPart[]
  groups: VatGroup[]
  gross: number
  net: number
  vat: number
  /** A charge in another currency, with the rate by which the amounts in baht were computed; null in baht. */
  foreign: { amount: number; currency: string; rate: string } | null
  /** The invoice that this one cancels and replaces; null if it replaces none. */
  replaces: TaxReference | null
  /** Null unless it is a credit note. */
  credit: TaxCredit | null
}

/** Sums groups of a document, in satang. */
export function taxTotals(groups: readonly VatGroup[]): Pick<TaxDocumentContent, 'gross' | 'net' | 'vat'> {
  const sumOf = (key: 'gross' | 'net' | 'vat') => groups.reduce((sum, group) => sum + group[key], 0)
  return { gross: sumOf('gross'), net: sumOf('net'), vat: sumOf('vat') }
}
