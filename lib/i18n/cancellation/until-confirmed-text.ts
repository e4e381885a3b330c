import type { CancellationTranslate } from './translate'

/** Returns the sentence that cancelling is free until the operator confirms, and follows the policy from then on. */
export const untilConfirmedText = (t: CancellationTranslate): string => t('terms.untilConfirmed')
