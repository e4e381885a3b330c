import { type Client, escapeIdentifier } from 'pg'
import type { Manifest, StoredTable } from './manifest'

/** A table of the shop as the database describes it. */
export interface Table {
  name: string
  /** Without generated ones, whose values are computed. */
  columns: Array<{ name: string; type: string }>
  /** Columns with amounts in the currency of the row. */
  amounts: string[]
}

const TABLES = `
  SELECT c.relname AS name,
    json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum)
      AS columns
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  GROUP BY c.relname ORDER BY c.relname`

const WHOLE_NUMBERS = ['integer', 'bigint']

/** Returns the tables of the shop's schema. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Omit<Table, 'amounts'>>(TABLES)
  return rows.map(({ name, columns }) => {
    const hasCurrency = columns.some((column) => column.name === 'currency')
    const numbers = columns.filter(({ type }) => WHOLE_NUMBERS.includes(type))
    return { name, columns, amounts: hasCurrency ? numbers.map((column) => column.name) : [] }
  })
}

/** Counts the rows of a table and adds up its amounts. */
export async function countsOf(
  client: Client,
  { name, amounts }: Table,
): Promise<Pick<StoredTable, 'rows' | 'sums'>> {
  const table = escapeIdentifier(name)
  const sums = amounts.map((column) => `coalesce(sum(${escapeIdentifier(column)}), 0)::text`)
  const currency = amounts.length > 0 ? "coalesce(currency::text, '')" : "''"
  const { rows } = await client.query<{ currency: string; count: string; sums: string[] }>(
    `SELECT ${currency} AS currency, count(*) AS count, ARRAY[${sums.join()}]::text[] AS sums
      FROM ${table} GROUP BY 1 ORDER BY 1`,
  )
  return {
    rows: rows.reduce((total, { count }) => total + Number(count), 0),
    sums: Object.fromEntries(
      amounts.length === 0
        ? []
        : rows.map((row) => [
            row.currency,
            Object.fromEntries(amounts.map((column, index) => [column, row.sums[index] ?? '0'])),
          ]),
    ),
  }
}

/** Returns the state of all sequences. It is never behind the rows of a snapshot that was taken before. */
export async function sequencesOf(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY 1",
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${escapeIdentifier(name)}`,
    )
    for (const row of state.rows) sequences.push({ name, ...row })
  }
  return sequences
}

/** How values are written and read, whatever the settings of the database; without limits of time. */
export const TRANSFER_SETTINGS = `
  SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC';
  SET LOCAL extra_float_digits = 3; SET LOCAL bytea_output = 'hex';
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`
