import { asc } from 'drizzle-orm'
import type { FileSupplier } from '@/lib/contract/catalog-file'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import { suppliers } from '@/lib/server/db/schema'

export async function readSuppliers(db: Queryable): Promise<Map<string, FileSupplier>> {
  const rows = await db.select().from(suppliers).orderBy(asc(suppliers.name))
  return new Map(rows.map((row) => [row.name, row]))
}

export async function writeSuppliers(db: Transaction, list: readonly FileSupplier[]): Promise<void> {
  for (const { name, ...values } of list)
    await db
      .insert(suppliers)
      .values({ name, ...values })
      .onConflictDoUpdate({ target: suppliers.name, set: values })
}
