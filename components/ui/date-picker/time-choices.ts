import { cutTime, type LocalTime, type TimeAccuracy } from './moment'

export type TimePart = 'hour' | 'minute' | 'second'

const PLACE: Record<TimePart, number> = { hour: 0, minute: 1, second: 2 }

/** The first and the last time; they lie on the steps that are offered. */
export interface Bounds {
  min?: LocalTime
  max?: LocalTime
}

const full = (time: LocalTime) => time.padEnd(8, ':00')
const two = (value: number) => String(value).padStart(2, '0')

/** The parts of a time that are asked for. */
export function timeParts(accuracy: TimeAccuracy): TimePart[] {
  return (['hour', 'minute', 'second'] as const).slice(0, accuracy)
}

export function partOf(time: LocalTime, part: TimePart): number | null {
  const text = time.split(':')[PLACE[part]]
  return text ? Number(text) : null
}

/**
 * The time with one part changed; a time beyond the bounds moves to the nearest within the same hour (or minute).
 * Null where there is none.
 */
export function withPart(
  time: LocalTime,
  part: TimePart,
  value: number,
  accuracy: TimeAccuracy,
  { min, max }: Bounds = {},
): LocalTime | null {
  const place = PLACE[part]
  const parts = full(time).split(':')
  const kept = [...parts.slice(0, place), two(value)]
  const wanted = [...kept, ...parts.slice(place + 1)].join(':')
  const low = min ? full(min) : '00:00:00'
  const high = max ? (max.length < 8 ? `${max}:59` : max) : '23:59:59'
  const near = cutTime(fitTime(wanted, { min: low, max: high }), accuracy)
  return near && full(near) >= low && near.startsWith(kept.join(':').slice(0, near.length)) ? near : null
}

/** The numbers of a part, with those that lead to no time within the bounds marked. */
export function timeChoices(
  time: LocalTime,
  part: TimePart,
  accuracy: TimeAccuracy,
  bounds: Bounds & { step?: number },
): Array<{ value: number; disabled: boolean }> {
  const step = part === 'minute' ? (bounds.step ?? 1) : 1
  const count = part === 'hour' ? 24 : Math.ceil(60 / step)
  return Array.from({ length: count }, (_, index) => ({
    value: index * step,
    disabled: withPart(time, part, index * step, accuracy, bounds) === null,
  }))
}

/** A time moved into the bounds. */
export function fitTime(time: LocalTime, { min, max }: Bounds): LocalTime {
  return min && time < min ? min : max && time > max ? max : time
}

/** What bounds of moments mean for the time of one day. */
export function timeBoundsOn(date: string, bounds: Bounds): Bounds {
  const on = (moment: string | undefined) =>
    moment?.startsWith(`${date}T`) ? moment.slice(11) : moment && /^\d\d:/.test(moment) ? moment : undefined
  return { min: on(bounds.min), max: on(bounds.max) }
}
