import { maxPartySize } from '@/lib/domain/max-party-size'
import type { UnitRules } from '@/lib/domain/selection'
import type { OptionFacts } from './price-selection-repo'

/** An option's quantity limits per unit. */
export function unitRulesOf({ option, units }: OptionFacts): UnitRules {
  return { ...option, maxPartySize: maxPartySize(option.questions), units }
}
