import type { Localized } from '@/lib/domain/locale'
import type { Bags, StartingPlace } from '@/lib/domain/trip'
import type { OptionSeed } from '@/lib/server/db/seed/types'

interface Line {
  from: Localized
  to: Localized
  /** Left out where the class says what it takes. */
  bags?: Bags
  /** When each class sets off the other way; at the same times unless told. */
  timesBack?: Record<string, string[]>
  /** Where one sets off the other way. */
  meetingBack: StartingPlace
}

/** The classes of a line with the same classes the other way round, each the opposite of the other. */
export function bothWays(
  { from, to, bags, timesBack = {}, meetingBack }: Line,
  classes: OptionSeed[],
): OptionSeed[] {
  return [
    ...classes.map((option) => ({
      ...option,
      route: { from, to, bags, opposite: `${option.code}-back` },
    })),
    ...classes.map(({ soldOutDays: _out, lastSeats: _last, ...option }) => ({
      ...option,
      code: `${option.code}-back`,
      times: timesBack[option.code] ?? option.times,
      route: { from: to, to: from, bags, opposite: option.code, meeting: meetingBack },
    })),
  ]
}
