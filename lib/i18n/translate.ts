import { createTranslator } from 'next-intl'
import { LOCALES, type Locale } from '@/lib/domain/locale'
import { closeUp } from './close-up'
import { loadMessages } from './load-messages'

const messagesByLocale = new Map(
  await Promise.all(LOCALES.map(async (locale) => [locale, await loadMessages(locale)] as const)),
)

/** Translates by key outside of React, e.g. for errors and emails. A missing message returns its key. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

const translators = new Map<Locale, Translate>()

export function translator(locale: Locale): Translate {
  const cached = translators.get(locale)
  if (cached) return cached
  const t = createTranslator({
    locale,
    messages: messagesByLocale.get(locale),
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
    onError: () => undefined,
  })
  const translate: Translate = (key, values) => closeUp(t(key as Parameters<typeof t>[0], values), values)
  translators.set(locale, translate)
  return translate
}
