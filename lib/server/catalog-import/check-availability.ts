import type { FileOption } from '@/lib/contract/catalog-file'
import { daysBetween } from '@/lib/domain/local-date'
import { isYearlyDay } from '@/lib/domain/yearly-period'
import { duplicates } from './duplicates'
import type { Owners } from './lookups'
import type { Path, Problem } from './problems'

/** Maximum length of a rule's period, in days. */
const MAX_RULE_DAYS = 3 * 366

type Availability = NonNullable<FileOption['availability']>
type Rule = Availability['rules'][number]

function reject(path: Path, fields: Record<string, unknown>, message: string): Problem[] {
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
              message: 'is missing: use closed_days to close a whole day',
            },
          ]
        : one(time, [...path, 'days', index], 'time'),
    ),
  ]
}

/** Checks the first and the last day of a rule. Only a rolling one may leave them open or repeat every year. */
function checkPeriod({ from, to }: Rule, path: Path, rolling: boolean): Problem[] {
  const fields = Object.entries({ from, to })
  const wrong = fields.flatMap(([name, day]): Problem[] => {
    if (rolling) return []
    if (day === undefined)
      return [{ path: [...path, name], message: 'is missing: required without days_ahead' }]
    return isYearlyDay(day) ? [{ path: [...path, name], message: 'must have a year without days_ahead' }] : []
  })
  if (wrong.length > 0) return wrong
  const at = [...path, 'to']
  if (isYearlyDay(from) !== isYearlyDay(to))
    return [{ path: at, message: 'must have a year exactly if from has one' }]
  if (from === undefined || to === undefined || isYearlyDay(from)) return []
  const length = daysBetween(from, to)
  if (length < 0) return [{ path: at, message: `must not be before ${from}` }]
  return length > MAX_RULE_DAYS && !rolling
    ? [{ path: at, message: `must be within ${MAX_RULE_DAYS} days of ${from}` }]
    : []
}

function checkDated(option: FileOption, availability: Availability, path: Path): Problem[] {
  const { rules, days, closed_days: closed } = availability
  return [
    ...reject(path, { stock: availability.stock }, 'only allowed for an option without dates'),
    ...rules.flatMap((rule, index) =>
      checkPeriod(rule, [...path, 'rules', index], availability.days_ahead !== undefined),
    ),
    ...days.flatMap(({ capacity, closed: closedStart }, index): Problem[] =>
      closedStart === (capacity === undefined)
        ? []
        : [
            {
              path: [...path, 'days', index, 'capacity'],
              message: closedStart ? 'must be omitted for a closed start' : 'is missing',
            },
          ],
    ),
    ...checkTimes(option, availability, path),
    ...duplicates([...path, 'days'], days, ({ date, time }) => `${date}${time ? ` ${time}` : ''}`, ['date']),
    ...duplicates([...path, 'closed_days'], closed, (date) => date),
  ]
}

/** Checks that the option will have at least as many eSIM profiles as its stock. */
function checkProfiles(option: FileOption, path: Path, known: Owners): Problem[] {
  const { availability, esim_profiles: profiles } = option
  const problems = profiles.flatMap(({ iccid }, index): Problem[] => {
    const owner = known.profileOwners.get(iccid) ?? option.id
    if (owner === option.id) return []
    return [
      { path: [...path, 'esim_profiles', index, 'iccid'], message: `belongs to ${JSON.stringify(owner)}` },
    ]
  })
  const fresh = profiles.filter(({ iccid }) => !known.profileOwners.has(iccid)).length
  const profileCount = (known.profileCounts.get(option.id) ?? 0) + fresh
  if (option.inventory === 'SERIAL' && (availability?.stock ?? 0) > profileCount)
    problems.push({
      path: [...path, 'availability', 'stock'],
      message: `must be ≤ ${profileCount}, the number of its eSIM profiles`,
    })
  return problems
}

/** Checks that the availability matches the option's inventory and window. */
export function checkAvailability(option: FileOption, optionPath: Path, known: Owners): Problem[] {
  const { availability, inventory, window } = option
  const path = [...optionPath, 'availability']
  const problems =
    inventory === 'SERIAL'
      ? checkProfiles(option, optionPath, known)
      : reject(optionPath, { esim_profiles: option.esim_profiles }, 'only allowed with "SERIAL" inventory')
  if (!availability) return problems
  const { stock, days_ahead, rules, days, closed_days } = availability
  if (inventory === 'FREESALE')
    return [
      ...problems,
      ...reject(
        path,
        { stock, days_ahead, rules, days, closed_days },
        'not allowed with "FREESALE" inventory',
      ),
    ]
  if (window !== 'NONE') return [...problems, ...checkDated(option, availability, path)]
  if (stock === undefined) problems.push({ path: [...path, 'stock'], message: 'is missing' })
  return [
    ...problems,
    ...reject(
      path,
      { days_ahead, rules, days, closed_days },
      'not allowed for an option without dates: use stock',
    ),
  ]
}
