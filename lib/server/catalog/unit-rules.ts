import { maxPartySize } from '@/lib/domain/max-party-size'
import type { UnitRules } from '@/lib/domain/selection'
import type { OptionFacts } from './price-selection-repo'

/** The limits of an option on how many of each unit may be chosen. */
export function unitRulesOf({ option, units }: OptionFacts): UnitRules {
  return { ...option, maxPartySize: maxPartySize(option.questions), units }
}
