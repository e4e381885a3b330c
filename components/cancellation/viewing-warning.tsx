import { useTranslations } from 'next-intl'

/** Warns that an eSIM cannot be cancelled once its code has been viewed. */
export function ViewingWarning() {
  return useTranslations('cancellation')('viewing')
}
