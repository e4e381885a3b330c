import { useTranslations } from 'next-intl'

/** The title of a cancellation policy. */
export function PolicyTitle() {
  return useTranslations('cancellation')('title')
}
