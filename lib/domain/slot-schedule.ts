import { addDays, datesUntil, daysBetween, type LocalDate, weekday } from './local-date'

/** A bookable start; `time` is 'HH:MM', or null for a whole day. */
export interface Start {
  date: LocalDate
  time: string | null
  capacity: number
}

export interface SlotRule {
  from: LocalDate
  to: LocalDate
  /** ISO weekdays, 1 = Monday. */
  weekdays: number[]
  times?: string[]
  capacity: number
}

export interface SlotDay {
  date: LocalDate
  time?: string
  capacity?: number
  closed: boolean
}

/** A schedule of starts: rules, and exceptions on single days. */
export interface SlotPlan {
  rules: SlotRule[]
  days: SlotDay[]
  closed_days: LocalDate[]
}

/** The rule or day that defines a start, for error messages. */
export type Told = ['rules' | 'days', number]

export interface PlannedStart extends Start {
  told: Told
}

const keyOf = (date: LocalDate, time: string | null) => `${date} ${time ?? ''}`

/**
 * Returns the bookable starts of a schedule by date and time. Later rules override earlier ones, single days
 * override rules, closed days override everything.
 * @param since earlier days are omitted
 */
export function plannedStarts(plan: SlotPlan, since: LocalDate): PlannedStart[] {
  const starts = new Map<string, PlannedStart | null>()
  for (const [index, { from, to, weekdays, times, capacity }] of plan.rules.entries())
    for (const date of datesUntil(from < since ? since : from, addDays(to, 1)))
      if (weekdays.includes(weekday(date)))
        for (const time of times ?? [null])
          starts.set(keyOf(date, time), { date, time, capacity, told: ['rules', index] })
  for (const [index, { date, time = null, capacity = 0, closed }] of plan.days.entries())
    if (date >= since)
      starts.set(keyOf(date, time), closed ? null : { date, time, capacity, told: ['days', index] })
  const closedDays = new Set(plan.closed_days)
  return [...starts.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, start]) => (start && !closedDays.has(start.date) ? [start] : []))
}

/** Returns the most frequent value; the smallest one if there are several. */
function commonest(values: number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce((best, next) =>
    next[1] > best[1] || (next[1] === best[1] && next[0] < best[0]) ? next : best,
  )[0]
}

/** Returns the same weekday of every week from the first day to the last. */
function everyWeek(first: LocalDate, last: LocalDate): LocalDate[] {
  const weeks = Math.floor(daysBetween(first, last) / 7)
  return Array.from({ length: weeks + 1 }, (_, week) => addDays(first, week * 7))
}

interface Series {
  rule: SlotRule | null
  days: SlotDay[]
}

/** Describes the starts of one time on one weekday: a rule with exceptions, or single days if shorter. */
function describeSeries(starts: Start[], time: string | null): Series {
  const timed = time === null ? {} : { time }
  const single = (start: Start): SlotDay => ({
    date: start.date,
    ...timed,
    capacity: start.capacity,
    closed: false,
  })
  const [first, last] = [starts.at(0), starts.at(-1)]
  if (!first || !last) return { rule: null, days: [] }
  const capacity = commonest(starts.map((start) => start.capacity))
  const byDate = new Map(starts.map((start) => [start.date, start]))
  const exceptions = everyWeek(first.date, last.date).flatMap((date): SlotDay[] => {
    const start = byDate.get(date)
    if (!start) return [{ date, ...timed, closed: true }]
    return start.capacity === capacity ? [] : [single(start)]
  })
  if (exceptions.length + 1 >= starts.length && starts.length > 1)
    return { rule: null, days: starts.map(single) }
  const rule = { from: first.date, to: last.date, weekdays: [weekday(first.date)], capacity }
  return { rule: time === null ? rule : { ...rule, times: [time] }, days: exceptions }
}

/** Whether a rule's weekdays occur between `from` (inclusive) and `until` (exclusive). */
function runsBetween({ weekdays }: SlotRule, from: LocalDate, until: LocalDate): boolean {
  if (daysBetween(from, until) >= 7) return true
  return datesUntil(from, until).some((date) => weekdays.includes(weekday(date)))
}

/** Joins two rules if neither would gain a day from the other's period; otherwise null. */
function joinWeekdays(a: SlotRule, b: SlotRule): SlotRule | null {
  if (a.capacity !== b.capacity || a.times?.[0] !== b.times?.[0]) return null
  const from = [a.from, b.from].toSorted()[0] ?? a.from
  const to = [a.to, b.to].toSorted()[1] ?? a.to
  const gains = (rule: SlotRule) =>
    runsBetween(rule, from, rule.from) || runsBetween(rule, addDays(rule.to, 1), addDays(to, 1))
  if (gains(a) || gains(b)) return null
  return { ...a, from, to, weekdays: [...a.weekdays, ...b.weekdays].sort() }
}

function joinTimes(a: SlotRule, b: SlotRule): SlotRule | null {
  const same =
    a.from === b.from &&
    a.to === b.to &&
    a.capacity === b.capacity &&
    a.weekdays.join() === b.weekdays.join() &&
    a.times !== undefined &&
    b.times !== undefined
  return same ? { ...a, times: [...(a.times ?? []), ...(b.times ?? [])].sort() } : null
}

function joined(rules: SlotRule[], join: (a: SlotRule, b: SlotRule) => SlotRule | null): SlotRule[] {
  const result: SlotRule[] = []
  for (const rule of rules) {
    const at = result.findIndex((other) => join(other, rule) !== null)
    const both = result[at] && join(result[at], rule)
    if (both) result[at] = both
    else result.push(rule)
  }
  return result
}

/** Describes starts as a compact schedule; the same starts always give the same schedule. */
export function describeStarts(starts: readonly Start[]): SlotPlan {
  const sorted = starts.toSorted((a, b) => (keyOf(a.date, a.time) < keyOf(b.date, b.time) ? -1 : 1))
  const series = [...Map.groupBy(sorted, ({ date, time }) => `${time ?? ''} ${weekday(date)}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => describeSeries(group, group[0]?.time ?? null))
  const weekly = joined(
    series.flatMap(({ rule }) => rule ?? []),
    joinWeekdays,
  )
  return {
    rules: joined(weekly, joinTimes),
    days: series
      .flatMap(({ days }) => days)
      .sort((a, b) => (keyOf(a.date, a.time ?? null) < keyOf(b.date, b.time ?? null) ? -1 : 1)),
    closed_days: [],
  }
}
