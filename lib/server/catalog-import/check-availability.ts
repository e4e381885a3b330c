import type { FileOption } from '@/lib/contract/catalog-file'
import { daysBetween } from '@/lib/domain/local-date'
import { doubles } from './duplicates'
import type { Known } from './lookups'
import type { Path, Problem } from './problems'

/** Longest period of a rule, in days. */
const LONGEST = 3 * 366

type Availability = NonNullable<FileOption['availability']>

function refuse(path: Path, fields: Record<string, unknown>, message: string): Problem[] {
  return Object.entries(fields).flatMap(([name, value]): Problem[] =>
    value === undefined || (Array.isArray(value) && value.length === 0)
      ? []
      : [{ path: [...path, name], message, atName: true }],
  )
}

function checkTimes(option: FileOption, { rules, days }: Availability, path: Path): Problem[] {
  const timed = option.window === 'DATE_TIME'
  const one = (times: unknown, at: Path, name: string): Problem[] => {
    if (timed === (times !== undefined)) return []
    const message = timed ? 'is missing: the option is sold by time' : 'the option is not sold by time'
    return [{ path: [...at, name], message, atName: !timed }]
  }
  return [
    ...rules.flatMap(({ times }, index) => one(times, [...path, 'rules', index], 'times')),
    ...days.flatMap(({ time, closed }, index) =>
      closed && time === undefined && timed
        ? [
            {
              path: [...path, 'days', index, 'time'],
              message: 'is missing: a whole day goes into closed_days',
            },
          ]
        : one(time, [...path, 'days', index], 'time'),
    ),
  ]
}

function checkDated(option: FileOption, availability: Availability, path: Path): Problem[] {
  const { rules, days, closed_days: closed } = availability
  return [
    ...refuse(path, { stock: availability.stock }, 'only what is sold without a date has a stock'),
    ...rules.flatMap(({ from, to }, index): Problem[] => {
      const length = daysBetween(from, to)
      const at = [...path, 'rules', index, 'to']
      if (length < 0) return [{ path: at, message: `must not be before ${from}` }]
      return length > LONGEST ? [{ path: at, message: `must be within ${LONGEST} days of ${from}` }] : []
    }),
    ...days.flatMap(({ capacity, closed: shut }, index): Problem[] =>
      shut === (capacity === undefined)
        ? []
        : [
            {
              path: [...path, 'days', index, 'capacity'],
              message: shut ? 'a closed start has none' : 'is missing',
            },
          ],
    ),
    ...checkTimes(option, availability, path),
    ...doubles([...path, 'days'], days, ({ date, time }) => `${date}${time ? ` ${time}` : ''}`, ['date']),
    ...doubles([...path, 'closed_days'], closed, (date) => date),
  ]
}

/** Whether the eSIM profiles that there are after the import are enough for a stock. */
function checkProfiles(option: FileOption, path: Path, known: Known): Problem[] {
  const { availability, esim_profiles: profiles } = option
  const problems = profiles.flatMap(({ iccid }, index): Problem[] => {
    const owner = known.profileOwners.get(iccid) ?? option.id
    if (owner === option.id) return []
    return [
      { path: [...path, 'esim_profiles', index, 'iccid'], message: `belongs to ${JSON.stringify(owner)}` },
    ]
  })
  const fresh = profiles.filter(({ iccid }) => !known.profileOwners.has(iccid)).length
  const most = (known.profileCounts.get(option.id) ?? 0) + fresh
  if (option.inventory === 'SERIAL' && (availability?.stock ?? 0) > most)
    problems.push({
      path: [...path, 'availability', 'stock'],
      message: `must be ≤ ${most}, the number of its eSIM profiles`,
    })
  return problems
}

/** Whether availability is told in the way in which the option is sold. */
export function checkAvailability(option: FileOption, optionPath: Path, known: Known): Problem[] {
  const { availability, inventory, window } = option
  const path = [...optionPath, 'availability']
  const problems =
    inventory === 'SERIAL'
      ? checkProfiles(option, optionPath, known)
      : refuse(
          optionPath,
          { esim_profiles: option.esim_profiles },
          'only an option with "SERIAL" inventory has profiles',
        )
  if (!availability) return problems
  const { stock, rules, days, closed_days } = availability
  if (inventory === 'FREESALE')
    return [
      ...problems,
      ...refuse(
        path,
        { stock, rules, days, closed_days },
        'what is sold without a limit has no availability',
      ),
    ]
  if (window !== 'NONE') return [...problems, ...checkDated(option, availability, path)]
  if (stock === undefined) problems.push({ path: [...path, 'stock'], message: 'is missing' })
  return [
    ...problems,
    ...refuse(path, { rules, days, closed_days }, 'what is sold without a date has only a stock'),
  ]
}
