import type { Locale } from '@/lib/domain/locale'
import type { Queryable } from '../client'
import { suppliers } from '../schema'
import { areas, products } from './catalog'
import { insertNew } from './insert'
import type { ProductSeed } from './types'

/** Language of mails to a country's suppliers; English for others. */
const LANGUAGES: Partial<Record<string, Locale>> = { TH: 'th', CN: 'zh-cn' }

/** 'Stoop & Lantern Hotel' → 'stoop-lantern-hotel' */
function mailboxOf(operator: string): string {
  return operator
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function supplierRow({ operator, areas: [first] }: ProductSeed): typeof suppliers.$inferInsert {
  const country = areas.find(({ slug }) => slug === first)?.country ?? ''
  return {
    name: operator,
    email: `${mailboxOf(operator)}@suppliers.example`,
    locale: LANGUAGES[country] ?? 'en',
  }
}

/** Invented suppliers that confirm manually; the sandbox shows their mails in its mailbox. */
export async function seedSuppliers(db: Queryable): Promise<void> {
  const byHand = products.filter(({ instantConfirmation }) => instantConfirmation === false)
  await insertNew(db, suppliers, byHand.map(supplierRow))
}
