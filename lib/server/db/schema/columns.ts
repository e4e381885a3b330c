import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { bigint, char, customType, text, timestamp } from 'drizzle-orm/pg-core'
import { FULFILMENT_METHODS } from '@/lib/domain/booking-details'
import { COUNTRY_CODE } from '@/lib/domain/contact'
import { CURRENCIES } from '@/lib/domain/currency'
import type { Locale } from '@/lib/domain/locale'
import { isOneOf } from './conditions'
import { locales } from './locales'

/** An amount in minor units of the adjacent currency column. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' })

/** ISO 4217 code. */
export const currencyCode = (name: string) => char(name, { length: 3 })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** One of the shop's currencies. Only for what the shop sells: a gateway may report any. */
export const isCurrencyCode = (column: AnyColumn): SQL => isOneOf(column, CURRENCIES)

export const isCountryCode = (column: AnyColumn): SQL => sql`${column} ~ '${sql.raw(COUNTRY_CODE.source)}'`

/** One of the shop's languages. */
export const localeCode = () =>
  text('locale')
    .$type<Locale>()
    .notNull()
    .references(() => locales.code)

/**
 * An IANA time zone name. PostgreSQL rejects unknown names itself, but would accept POSIX offsets and any
 * capitalization.
 */
export const isTimeZone = (column: AnyColumn): SQL =>
  sql`${column} ~ '^(UTC|Etc/GMT([+-][0-9]{1,2})?|[A-Z][A-Za-z]+(/[A-Z][A-Za-z_-]+)+)$'
    AND timezone(${column}, '2000-01-01 00:00:00+00'::timestamptz) IS NOT NULL`

/** The end date is not before the start date, and requires one. */
export const isDateRange = (first: AnyColumn, last: AnyColumn): SQL =>
  sql`${last} IS NULL OR (${first} IS NOT NULL AND ${last} >= ${first})`

/** How goods reach the buyer, in booking details; `handover` in rows of version 0.1. */
export const fulfilmentOf = (details: SQL | AnyColumn): SQL =>
  sql`COALESCE(${details} -> 'fulfilment', ${details} -> 'handover')`

/**
 * Consistent booking details: guests for each room, a group size, a known fulfilment method, no return before
 * the outward trip.
 */
export const isBookingDetails = (details: AnyColumn, quantities: AnyColumn, first: AnyColumn): SQL =>
  sql`jsonb_typeof(${details}) = 'object'
    AND (${details} -> 'rooms' IS NULL OR COALESCE(jsonb_array_length(${details} -> 'rooms')
      = (${quantities} ->> 'ROOM')::int, false))
    AND (${details} -> 'group' IS NULL OR COALESCE((${details} #>> '{group,people}')::int >= 1
      AND (${details} #> '{group,bags}' IS NULL OR (${details} #>> '{group,bags}')::int >= 0), false))
    AND (${fulfilmentOf(details)} IS NULL
      OR COALESCE(${isOneOf(sql`${fulfilmentOf(details)} ->> 'way'`, FULFILMENT_METHODS)}, false))
    AND (${details} -> 'return' IS NULL
      OR COALESCE((${details} #>> '{return,date}')::date >= ${first}, false))`

/**
 * Consistent booking details: only a delivery has a delivery date, only a collection a point and time, and a
 * pickup has an address.
 */
export const isMeeting = (details: AnyColumn): SQL =>
  sql`(${fulfilmentOf(details)} -> 'date' IS NULL OR COALESCE(${fulfilmentOf(details)} ->> 'way' = 'delivery'
      AND ${fulfilmentOf(details)} ->> 'date' ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$', false))
    AND ((${fulfilmentOf(details)} -> 'point' IS NULL AND ${fulfilmentOf(details)} -> 'time' IS NULL)
      OR COALESCE(${fulfilmentOf(details)} ->> 'way' = 'pickup', false))
    AND (${details} -> 'pickup' IS NULL OR COALESCE(${details} #>> '{pickup,way}' = 'meeting'
      OR (${details} #>> '{pickup,way}' = 'hotel' AND ${details} #>> '{pickup,place}' ~ '[^[:space:]]'), false))`
