import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './client'

interface Replacing<Field> {
  /** The fields that identify a row. */
  key: readonly Field[]
  /** Fields that an existing row retains. */
  except?: readonly Field[]
  /** Further assignments to an existing row. */
  also?: readonly SQL[]
}

function conflictOf<Field extends string>(
  { key, except = [], also = [] }: Replacing<Field>,
  fields: readonly string[],
  nameOf: (field: string) => SQL,
): SQL {
  const retained: readonly string[] = [...key, ...except]
  const replaced = fields.filter((field) => !retained.includes(field)).map(nameOf)
  const assignments = [...replaced.map((name) => sql`${name} = excluded.${name}`), ...also]
  return sql`ON CONFLICT (${sql.join(key.map(nameOf), sql`, `)}) DO UPDATE SET ${sql.join(assignments, sql`, `)}`
}

/**
 * Inserts rows as one parameter: to build a statement with thousands of them takes longer than to execute it. All rows have the
 * same fields, each with the value of its column as JSON.
 * @param replacing replaces rows that exist
 */
export async function insertRows<Table extends PgTable>(
  db: Transaction,
  table: Table,
  rows: ReadonlyArray<Table['$inferInsert']>,
  replacing?: Replacing<keyof Table['$inferInsert'] & string>,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const textOf = (field: string) => columns[field]?.name ?? field
  const nameOf = (field: string) => sql.identifier(textOf(field))
  const fields = Object.keys(first)
  const names = sql.join(
    fields.map((field) => sql`${nameOf(field)}`),
    sql`, `,
  )
  const json = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [textOf(field), value])),
  )
  await db.execute(sql`
    INSERT INTO ${table} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(json)}::json)
    ${replacing ? conflictOf(replacing, fields, (field) => sql`${nameOf(field)}`) : sql``}`)
}
