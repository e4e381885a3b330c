import type { LocalDate } from '@/lib/domain/local-date'
import { DEFAULT_LOCALE, factsOf, inLocale, LOCALES, type Locale, type Localized } from '@/lib/domain/locale'
import type { TaxDocumentKind, TaxReference } from '@/lib/domain/tax-document'
import { HEAD_OFFICE } from '@/lib/domain/thai-tax-id'
import type { VatGroup } from '@/lib/domain/vat'
import { formatDate } from '@/lib/i18n/format'
import { type Translate, translator } from '@/lib/i18n/translate'
import type { TaxDocumentRow } from '@/lib/server/orders/tax-document-repo'
import type { Fact } from './booking-summary'

/** The language in which the law requires tax documents. */
export const LEGAL_LOCALE = LOCALES.find((locale) => factsOf(locale).homeCountry === 'TH') ?? DEFAULT_LOCALE

const LANGUAGES = [...new Set([LEGAL_LOCALE, DEFAULT_LOCALE])]

const BASIS_POINTS_PER_PERCENT = 100

export interface TaxDocumentText {
  /** In the legal language, then in English. */
  titles: string[]
  /** What cancels it; null while it is valid. */
  cancelled: string | null
  seller: string[]
  /** Heading and lines; null without a buyer. */
  buyer: { heading: string; lines: string[] } | null
  facts: Fact[]
  /** Headings of the columns. */
  columns: { description: string; quantity: string; amount: string }
  lines: Array<{ description: string[]; quantity: string; amount: string }>
  sums: Fact[]
  notes: string[]
}

type Values = Parameters<Translate>[1]

/** A text of the group `documents.tax` in both languages. @param valuesIn its values in a language */
function both(key: string, valuesIn: (locale: Locale) => Values = () => undefined): string {
  return LANGUAGES.map((locale) => translator(locale)(`documents.tax.${key}`, valuesIn(locale))).join(' / ')
}

const labeled = (key: string, value: string) => `${both(key)} ${value}`

const dateText = (date: LocalDate) => LANGUAGES.map((locale) => formatDate(date, locale, 'long')).join(' / ')

const texts = (text: Localized): string[] => [...new Set(LANGUAGES.map((locale) => inLocale(text, locale)))]

const NUMBER = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats satang as baht: '1,290.50'. */
export const bahtText = (satang: number) => NUMBER.format(satang / 100)

const branchText = (branch: string) => labeled(branch === HEAD_OFFICE ? 'headOffice' : 'branch', branch)

/** The values of a text that refers to another document. */
const valuesOf =
  ({ number, date }: TaxReference) =>
  (locale: Locale): Values => ({ number, date: formatDate(date, locale, 'long') })

function groupSums({ treatment, gross, net, vat }: VatGroup): Fact[] {
  if (treatment === 'exempt') return [{ label: both('exempt'), value: bahtText(gross) }]
  const rate = String(treatment / BASIS_POINTS_PER_PERCENT)
  return [
    { label: both('net', () => ({ rate })), value: bahtText(net) },
    { label: both('vat', () => ({ rate })), value: bahtText(vat) },
  ]
}

function creditFacts({ content }: TaxDocumentRow): Fact[] {
  const { credit, net } = content
  if (!credit) return []
  const { invoice, originalNet, creditedNet, reason, note } = credit
  return [
    { label: both('creditedInvoice'), value: both('reference', valuesOf(invoice)) },
    { label: both('reason'), value: [both(`reasons.${reason}`), note].filter(Boolean).join(': ') },
    { label: both('originalNet'), value: bahtText(originalNet) },
    ...(creditedNet > 0 ? [{ label: both('creditedNet'), value: bahtText(creditedNet) }] : []),
    { label: both('correctNet'), value: bahtText(originalNet - creditedNet - net) },
    { label: both('difference'), value: bahtText(net) },
  ]
}

const TOTALS: Record<TaxDocumentKind, string> = {
  abbreviated: 'total',
  full: 'total',
  credit_note: 'creditTotal',
}

/**
 * Returns the text of a tax document, in Thai and English whatever the language of the page.
 * @param replacedBy number of the invoice that cancels it; null while it is valid
 */
export function taxDocumentText(document: TaxDocumentRow, replacedBy: string | null): TaxDocumentText {
  const { kind, number, documentDate, content } = document
  const { seller, buyer, parts, groups, gross, foreign, replaces, orderReference } = content
  return {
    titles: LANGUAGES.map((locale) => translator(locale)(`orders.tax.kinds.${kind}`)),
    cancelled: replacedBy && both('replacedBy', () => ({ number: replacedBy })),
    seller: [seller.name, seller.address, labeled('taxId', seller.taxId), branchText(seller.branch)],
    buyer: buyer && {
      heading: both('buyer'),
      lines: [
        buyer.name,
        buyer.address,
        ...(buyer.taxId ? [labeled('taxId', buyer.taxId)] : []),
        ...(buyer.branch ? [branchText(buyer.branch)] : []),
      ],
    },
    facts: [
      { label: both('number'), value: number },
      { label: both('date'), value: dateText(documentDate) },
      { label: both('order'), value: orderReference },
      ...creditFacts(document),
    ],
    columns: { description: both('description'), quantity: both('quantity'), amount: both('amount') },
    lines: parts
      .flatMap(({ lines }) => lines)
      .map(({ description, quantity, gross: amount }) => ({
        description: texts(description),
        // A credit note is about amounts.
        quantity: kind === 'credit_note' ? '' : String(quantity),
        amount: bahtText(amount),
      })),
    sums: [...groups.flatMap(groupSums), { label: both(TOTALS[kind]), value: bahtText(gross) }],
    notes: [
      both('included'),
      ...(foreign ? [both('foreign', () => ({ currency: foreign.currency, rate: foreign.rate }))] : []),
      ...(replaces ? [both('replaces', valuesOf(replaces))] : []),
    ],
  }
}
