import type { Locale } from '@/lib/domain/locale'
import { translator } from '../translate'
import type { CancellationTranslate } from './translate'

/** Translates `cancellation` messages outside of React; it loads the messages of all languages. */
export function cancellationTranslator(locale: Locale): CancellationTranslate {
  const t = translator(locale)
  return (key, values) => t(`cancellation.${key}`, values)
}
