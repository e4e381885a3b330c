import { bigint, char, timestamp } from 'drizzle-orm/pg-core'

/** An amount in minor units of the currency beside it. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' })

/** ISO 4217 code. */
export const currencyCode = (name: string) => char(name, { length: 3 })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
