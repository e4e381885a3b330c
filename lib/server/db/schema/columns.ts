import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { bigint, char, timestamp } from 'drizzle-orm/pg-core'

/** An amount in minor units of the adjacent currency column. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' })

/** ISO 4217 code. */
export const currencyCode = (name: string) => char(name, { length: 3 })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** One of the shop's languages. */
export const isLocaleCode = (column: AnyColumn): SQL => sql`${column} IN ('en','th','zh-cn')`

/**
 * An IANA time zone name. PostgreSQL rejects unknown names itself, but would accept POSIX offsets and any
 * capitalisation.
 */
export const isTimeZone = (column: AnyColumn): SQL =>
  sql`${column} ~ '^(UTC|Etc/GMT([+-][0-9]{1,2})?|[A-Z][A-Za-z]+(/[A-Z][A-Za-z_-]+)+)$'
    AND timezone(${column}, '2000-01-01 00:00:00+00'::timestamptz) IS NOT NULL`

/** The end date is not before the start date, and requires one. */
export const isDateRange = (first: AnyColumn, last: AnyColumn): SQL =>
  sql`${last} IS NULL OR (${first} IS NOT NULL AND ${last} >= ${first})`

/**
 * Consistent booking details: guests for each room, a group size, a known fulfilment method, no return before
 * the outward trip.
 */
export const isBookingDetails = (arrangement: AnyColumn, quantities: AnyColumn, first: AnyColumn): SQL =>
  sql`jsonb_typeof(${arrangement}) = 'object'
    AND (${arrangement} -> 'rooms' IS NULL OR COALESCE(jsonb_array_length(${arrangement} -> 'rooms')
      = (${quantities} ->> 'ROOM')::int, false))
    AND (${arrangement} -> 'group' IS NULL OR COALESCE((${arrangement} #>> '{group,people}')::int >= 1
      AND (${arrangement} #> '{group,bags}' IS NULL OR (${arrangement} #>> '{group,bags}')::int >= 0), false))
    AND (${arrangement} -> 'handover' IS NULL
      OR COALESCE(${arrangement} #>> '{handover,way}' IN ('pickup','delivery'), false))
    AND (${arrangement} -> 'return' IS NULL
      OR COALESCE((${arrangement} #>> '{return,date}')::date >= ${first}, false))`

/**
 * Consistent booking details: only a delivery has a delivery date, only a collection a point and time, and a
 * pickup has an address.
 */
export const isMeeting = (arrangement: AnyColumn): SQL =>
  sql`(${arrangement} #> '{handover,date}' IS NULL OR COALESCE(${arrangement} #>> '{handover,way}' = 'delivery'
      AND ${arrangement} #>> '{handover,date}' ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$', false))
    AND ((${arrangement} #> '{handover,point}' IS NULL AND ${arrangement} #> '{handover,time}' IS NULL)
      OR COALESCE(${arrangement} #>> '{handover,way}' = 'pickup', false))
    AND (${arrangement} -> 'pickup' IS NULL OR COALESCE(${arrangement} #>> '{pickup,way}' = 'meeting'
      OR (${arrangement} #>> '{pickup,way}' = 'hotel' AND ${arrangement} #>> '{pickup,place}' ~ '[^[:space:]]'), false))`
