import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/*
 * Conditions of CHECK constraints on values of `lib/domain`. The values become part of the text, because the
 * definition of a constraint has no parameters.
 */

const listOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(','))

/** A domain's number as part of a condition. */
export const literal = (value: number): SQL => sql.raw(String(value))

export const isOneOf = (column: AnyColumn | SQL, values: readonly string[]): SQL =>
  sql`${column} IN (${listOf(values)})`

/** Every entry of an array is one of the values. */
export const areAmong = (column: AnyColumn, values: readonly string[]): SQL =>
  sql`${column} <@ ARRAY[${listOf(values)}]::text[]`

export const isBetween = (value: AnyColumn | SQL, min: number, max: number): SQL =>
  sql`${value} BETWEEN ${literal(min)} AND ${literal(max)}`

/** Length in characters. */
export const isAtMost = (column: AnyColumn, maxLength: number): SQL =>
  sql`length(${column}) <= ${literal(maxLength)}`
