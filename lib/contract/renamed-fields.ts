/** A field and the names that it and the fields inside it had until version 0.1. */
interface RenamedField {
  now: string
  was: string
  inside?: Readonly<Record<string, string>>
  /** In responses the old name names something else. */
  inRequestsOnly?: boolean
}

/**
 * Fields renamed after version 0.1. For one release a host reads the old names in requests and sends both in
 * responses; delete this table, with what imports it, in the release after.
 */
export const RENAMED_FIELDS: readonly RenamedField[] = [
  { now: 'booking_details', was: 'arrangement', inside: { fulfilment: 'handover' } },
  { now: 'booking_detail_names', was: 'arranged', inside: { pickup_window: 'fetched' } },
  { now: 'cancelled_units', was: 'given_up' },
  { now: 'fee_percent', was: 'percent_kept' },
  { now: 'reply', was: 'answer', inRequestsOnly: true },
  { now: 'reply_by', was: 'answer_by' },
  { now: 'supplier', was: 'operator' },
]

const IN_RESPONSES = RENAMED_FIELDS.filter(({ inRequestsOnly }) => !inRequestsOnly)

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Renames fields of an object; any other value stays as it is. */
function renamed(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [names[name] ?? name, field]))
}

const reversed = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([now, was]) => [was, now]))

/** Adds the old names beside the new ones, in this object only. */
function addOldNames(fields: Fields, list = RENAMED_FIELDS): Fields {
  const added = list.filter(({ now, was }) => now in fields && !(was in fields))
  return {
    ...fields,
    ...Object.fromEntries(added.map(({ now, was, inside = {} }) => [was, renamed(fields[now], inside)])),
  }
}

/** Reads the old names where the new ones are absent, in this object only. */
function readOldNames(fields: Fields, list = RENAMED_FIELDS): Fields {
  const read = list.filter(({ now, was }) => was in fields && !(now in fields))
  const old = new Set(read.map(({ was }) => was))
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !old.has(name))),
    ...Object.fromEntries(
      read.map(({ now, was, inside = {} }) => [now, renamed(fields[was], reversed(inside))]),
    ),
  }
}

/** Applies a function to every object within a JSON value, the innermost first. */
function deeply(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((one) => deeply(one, change))
  if (!isFields(value)) return value
  return change(
    Object.fromEntries(Object.entries(value).map(([name, field]) => [name, deeply(field, change)])),
  )
}

/** A request body with the new names. Only its own fields are renamed: it may be nested at will. */
export const requestWithNewNames = (body: unknown): unknown => (isFields(body) ? readOldNames(body) : body)
/** A request body with both names, for a host of the previous release. */
export const requestWithBothNames = (body: unknown): unknown => (isFields(body) ? addOldNames(body) : body)
/** A response with both names, for clients of the previous release. */
export const responseWithBothNames = (body: unknown): unknown =>
  deeply(body, (fields) => addOldNames(fields, IN_RESPONSES))
/** A response with the new names, from a host of either release. */
export const responseWithNewNames = (body: unknown): unknown =>
  deeply(body, (fields) => readOldNames(fields, IN_RESPONSES))
