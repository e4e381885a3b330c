import { addDays, datesUntil, daysBetween, type LocalDate, weekday } from './local-date'
import { isWithin, isYearlyDay, type YearlyDay } from './yearly-period'

/** A bookable start; `time` is 'HH:MM', or null for a whole day. */
export interface Start {
  date: LocalDate
  time: string | null
  capacity: number
}

export interface SlotRule {
  /** First and last day, inclusive. A rolling schedule may leave them open, or give days of every year. */
  from?: LocalDate | YearlyDay
  to?: LocalDate | YearlyDay
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
  /** For a rolling schedule: the number of days that are open for sale, today included. */
  days_ahead?: number
  rules: SlotRule[]
  days: SlotDay[]
  closed_days: Array<LocalDate | YearlyDay>
}

/** A schedule that moves on with today's date. */
export type RollingPlan = SlotPlan & { days_ahead: number }

/** A start and the rule or day that defines it, for error messages. */
export interface PlannedStart extends Start {
  source: ['rules' | 'days', number]
}

const keyOf = (date: LocalDate, time: string | null) => `${date} ${time ?? ''}`

interface Day {
  date: LocalDate
  weekday: number
}

/** The days of the last period: the rules of a schedule, and the schedules of a catalog, have the same one. */
let lastPeriod: { since: LocalDate; until: LocalDate; days: Day[] } | undefined

function daysOfPeriod(since: LocalDate, until: LocalDate): readonly Day[] {
  if (lastPeriod?.since !== since || lastPeriod.until !== until) {
    const days = datesUntil(since, until).map((date) => ({ date, weekday: weekday(date) }))
    lastPeriod = { since, until, days }
  }
  return lastPeriod.days
}

/** The dates of a rule among the days of a schedule. */
function datesOf({ from, to, weekdays }: SlotRule, days: readonly Day[]): LocalDate[] {
  const yearly = from && to && isYearlyDay(from) ? { from, to } : null
  const isCovered = yearly
    ? (date: LocalDate) => isWithin(date, yearly)
    : (date: LocalDate) => (!from || date >= from) && (!to || date <= to)
  return days.flatMap((day) => (weekdays.includes(day.weekday) && isCovered(day.date) ? [day.date] : []))
}

/** The day after the last one that a schedule covers. */
function endOf({ days_ahead, rules }: SlotPlan, today: LocalDate): LocalDate {
  if (days_ahead !== undefined) return addDays(today, days_ahead)
  return rules.reduce((end, { to = today }) => (to < end ? end : addDays(to, 1)), today)
}

/**
 * Returns the bookable starts of a schedule by date and time. Later rules override earlier ones, single days
 * override rules, closed days override everything.
 * @param since earlier days are omitted
 * @param today the day from which a rolling schedule counts
 */
export function plannedStarts(plan: SlotPlan, since: LocalDate, today = since): PlannedStart[] {
  const starts = new Map<string, PlannedStart | null>()
  const end = endOf(plan, today)
  const period = daysOfPeriod(since, end)
  for (const [index, rule] of plan.rules.entries()) {
    const source: PlannedStart['source'] = ['rules', index]
    for (const date of datesOf(rule, period))
      for (const time of rule.times ?? [null])
        starts.set(keyOf(date, time), { date, time, capacity: rule.capacity, source })
  }
  for (const [index, { date, time = null, capacity = 0, closed }] of plan.days.entries())
    if (date >= since && (plan.days_ahead === undefined || date < end))
      starts.set(keyOf(date, time), closed ? null : { date, time, capacity, source: ['days', index] })
  const closedDays = new Set(plan.closed_days)
  const isClosed = (date: LocalDate) => closedDays.has(date) || closedDays.has(date.slice(5))
  return [...starts.keys()].sort().flatMap((key) => {
    const start = starts.get(key)
    return start && !isClosed(start.date) ? [start] : []
  })
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

type DatedRule = SlotRule & { from: LocalDate; to: LocalDate }

interface Series {
  rule: DatedRule | null
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
function runsBetween({ weekdays }: DatedRule, from: LocalDate, until: LocalDate): boolean {
  if (daysBetween(from, until) >= 7) return true
  return datesUntil(from, until).some((date) => weekdays.includes(weekday(date)))
}

/** Joins two rules if neither would gain a day from the other's period; otherwise null. */
function joinWeekdays(a: DatedRule, b: DatedRule): DatedRule | null {
  if (a.capacity !== b.capacity || a.times?.[0] !== b.times?.[0]) return null
  const from = [a.from, b.from].toSorted()[0] ?? a.from
  const to = [a.to, b.to].toSorted()[1] ?? a.to
  const gains = (rule: DatedRule) =>
    runsBetween(rule, from, rule.from) || runsBetween(rule, addDays(rule.to, 1), addDays(to, 1))
  if (gains(a) || gains(b)) return null
  return { ...a, from, to, weekdays: [...a.weekdays, ...b.weekdays].sort() }
}

function joinTimes(a: DatedRule, b: DatedRule): DatedRule | null {
  const same =
    a.from === b.from &&
    a.to === b.to &&
    a.capacity === b.capacity &&
    a.weekdays.join() === b.weekdays.join() &&
    a.times !== undefined &&
    b.times !== undefined
  return same ? { ...a, times: [...(a.times ?? []), ...(b.times ?? [])].sort() } : null
}

function joined(rules: DatedRule[], join: (a: DatedRule, b: DatedRule) => DatedRule | null): DatedRule[] {
  const result: DatedRule[] = []
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
