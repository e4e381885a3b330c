import { useTranslations } from 'next-intl'
import { untilConfirmedText } from '@/lib/i18n/cancellation/until-confirmed-text'

/** Returns the sentence that cancelling is free until the operator confirms, and follows the policy from then on. */
export function useUntilConfirmed(): string {
  return untilConfirmedText(useTranslations('cancellation'))
}
