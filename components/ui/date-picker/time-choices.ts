import { cutTime, type LocalTime, type TimeAccuracy } from './moment'

export type TimePart = 'hour' | 'minute' | 'second'

const PART_INDEX: Record<TimePart, number> = { hour: 0, minute: 1, second: 2 }

/** First and last time; both must be multiples of the step. */
export interface Bounds {
  min?: LocalTime
  max?: LocalTime
}

const full = (time: LocalTime) => time.padEnd(8, ':00')
const two = (value: number) => String(value).padStart(2, '0')

/** The parts of a time at an accuracy. */
export function timeParts(accuracy: TimeAccuracy): TimePart[] {
  return (['hour', 'minute', 'second'] as const).slice(0, accuracy)
}

export function partOf(time: LocalTime, part: TimePart): number | null {
  const text = time.split(':')[PART_INDEX[part]]
  return text ? Number(text) : null
}

/**
 * Returns the time with one part changed; a time beyond the bounds moves to the nearest within the same hour
 * (or minute). Null if there is none.
 */
export function withPart(
  time: LocalTime,
  part: TimePart,
  value: number,
  accuracy: TimeAccuracy,
  { min, max }: Bounds = {},
): LocalTime | null {
  const index = PART_INDEX[part]
  const parts = full(time).split(':')
  const leading = [...parts.slice(0, index), two(value)]
  const requested = [...leading, ...parts.slice(index + 1)].join(':')
  const low = min ? full(min) : '00:00:00'
  const high = max ? (max.length < 8 ? `${max}:59` : max) : '23:59:59'
  const near = cutTime(fitTime(requested, { min: low, max: high }), accuracy)
  return near && full(near) >= low && near.startsWith(leading.join(':').slice(0, near.length)) ? near : null
}

/** The choices of a part; those that lead to no time within the bounds are disabled. */
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

/** Clamps a time to the bounds. */
export function fitTime(time: LocalTime, { min, max }: Bounds): LocalTime {
  return min && time < min ? min : max && time > max ? max : time
}

/** Reduces bounds of moments to the bounds of one day's times. */
export function timeBoundsOn(date: string, bounds: Bounds): Bounds {
  const on = (moment: string | undefined) =>
    moment?.startsWith(`${date}T`) ? moment.slice(11) : moment && /^\d\d:/.test(moment) ? moment : undefined
  return { min: on(bounds.min), max: on(bounds.max) }
}
