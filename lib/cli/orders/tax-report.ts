import { stringify } from 'csv-stringify/sync'
import type { TaxDocumentContent, TaxDocumentKind } from '@/lib/domain/tax-document'
import type { VatGroup, VatTreatment } from '@/lib/domain/vat'
import { Misused } from './arguments'
import { at, sum } from './details'

export interface ReportedDocument {
  kind: TaxDocumentKind
  number: string
  documentDate: string
  issuedAt: Date
  content: TaxDocumentContent
  orderReference: string
  /** Number of the invoice that cancels it; null while it is valid. */
  replacedBy: string | null
}

/** Returns the first day of a month, '2026-11', and of the next one. @throws Misused */
export function monthOf(text: string | undefined): [from: string, until: string] {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? []
  if (!year || !month) throw new Misused('Missing: a month such as 2026-11')
  const next = new Date(Date.UTC(Number(year), Number(month), 1))
  return [`${year}-${month}-01`, next.toISOString().slice(0, 10)]
}

function netOf(groups: readonly VatGroup[], isOf: (treatment: VatTreatment) => boolean): number {
  return groups.filter(({ treatment }) => isOf(treatment)).reduce((total, { net }) => total + net, 0)
}

/** Whether a document counts in the report: a cancelled invoice is listed with amounts of zero. */
const signOf = ({ kind, replacedBy }: ReportedDocument) => (kind === 'credit_note' ? -1 : replacedBy ? 0 : 1)

const COLUMNS = [
  'date',
  'kind',
  'number',
  'order',
  'branch',
  'buyer',
  'buyer_tax_id',
  'buyer_branch',
  'net',
  'zero_rated',
  'exempt',
  'vat',
  'total',
  'refers_to',
  'cancelled_by',
  'issued_at',
] as const

function csvRow(document: ReportedDocument): Record<(typeof COLUMNS)[number], string | number> {
  const { content, kind } = document
  const { buyer, groups, credit, replaces } = content
  const amount = (satang: number) => (signOf(document) * satang + 0) / 100
  return {
    date: document.documentDate,
    kind,
    number: document.number,
    order: document.orderReference,
    branch: content.seller.branch,
    buyer: buyer?.name ?? '',
    buyer_tax_id: buyer?.taxId ?? '',
    buyer_branch: buyer?.branch ?? '',
    net: amount(netOf(groups, (treatment) => treatment !== 'exempt' && treatment > 0)),
    zero_rated: amount(netOf(groups, (treatment) => treatment === 0)),
    exempt: amount(netOf(groups, (treatment) => treatment === 'exempt')),
    vat: amount(content.vat),
    total: amount(content.gross),
    refers_to: (credit?.invoice ?? replaces)?.number ?? '',
    cancelled_by: document.replacedBy ?? '',
    issued_at: document.issuedAt.toISOString(),
  }
}

/**
 * Returns the documents as CSV (UTF-8 with a byte order mark, RFC 4180), amounts in baht. Credit notes are negative and
 * cancelled invoices zero, so that the columns add up to the report. Texts that a spreadsheet would take for formulas
 * are escaped.
 */
export function taxCsv(documents: readonly ReportedDocument[]): string {
  return stringify(documents.map(csvRow), {
    header: true,
    bom: true,
    columns: [...COLUMNS],
    escape_formulas: true,
    cast: { number: (amount) => amount.toFixed(2) },
  })
}

/** Formats a document in one line. */
export function taxLine(document: Omit<ReportedDocument, 'orderReference'>): string {
  const { kind, number, documentDate, content, replacedBy, issuedAt } = document
  return [
    number,
    kind.replace('_', ' '),
    documentDate,
    sum(content.gross, 'THB'),
    `VAT ${sum(content.vat, 'THB')}`,
    replacedBy ? `cancelled by ${replacedBy}` : null,
    content.credit && `for ${content.credit.invoice.number}`,
    `issued ${at(issuedAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
