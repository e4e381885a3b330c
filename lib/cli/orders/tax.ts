import { taxBuyer } from '@/lib/contract/tax-invoices'
import type { TaxBuyer } from '@/lib/domain/tax-document'
import { taxSeller } from '@/lib/env'
import { replacementsOf, taxDocumentsBetween } from '@/lib/server/tax/repo'
import { buyerOf, issueForStaff } from '@/lib/server/tax/service'
import { print } from '../output'
import { Misused } from './arguments'
import { type Invocation, requestedOrder, requireReason, staffMember } from './invocation'
import { monthOf, taxCsv, taxLine } from './tax-report'

function requireTax(): void {
  if (!taxSeller()) throw new Misused('The shop issues no tax documents: TAX_ID is not set.')
}

/** Prints the tax documents of a month, as lines or as CSV for the VAT report. */
export async function listTaxDocuments({ target, values }: Invocation): Promise<void> {
  requireTax()
  const rows = await taxDocumentsBetween(...monthOf(target))
  const replacedBy = await replacementsOf(rows.map(({ document }) => document.id))
  const documents = rows.map(({ document, reference }) => ({
    ...document,
    orderReference: reference,
    replacedBy: replacedBy.get(document.id) ?? null,
  }))
  if (values.csv) return print(taxCsv(documents).trimEnd())
  if (documents.length === 0) print('No tax documents.')
  for (const document of documents) print(taxLine(document))
}

/** Returns the buyer that the flags state; null without them. @throws Misused if a value is invalid */
function requestedBuyer({ values }: Invocation): TaxBuyer | null {
  const flags = {
    name: values['buyer-name'],
    address: values['buyer-address'],
    tax_id: values['buyer-tax-id'],
    branch: values['buyer-branch'],
  }
  if (flags.name === undefined && flags.address === undefined && !flags.tax_id && !flags.branch) return null
  const parsed = taxBuyer.safeParse(flags)
  if (parsed.success) return buyerOf(parsed.data)
  const invalid = [...new Set(parsed.error.issues.map(({ path }) => `--buyer-${String(path[0])}`))]
  throw new Misused(`Missing or invalid: ${invalid.join(', ').replaceAll('_', '-')}`)
}

/** Issues the tax invoice of an order, or replaces it by one with the given buyer's details. */
export async function issueTaxInvoice(invocation: Invocation): Promise<void> {
  requireTax()
  const order = await requestedOrder(invocation)
  const buyer = requestedBuyer(invocation)
  const by = staffMember(invocation)
  print(`Issued ${await issueForStaff(order.id, buyer, by, requireReason(invocation))}.`)
}
