import { createTranslator } from 'next-intl'
import type { Locale } from '@/lib/domain/locale'
import en from '@/messages/en.json'
import th from '@/messages/th.json'
import zhCn from '@/messages/zh-cn.json'

const catalogues: Record<Locale, typeof en> = { en, th, 'zh-cn': zhCn }

/** Words by key outside of React, e.g. for errors and mails; a missing key is shown as itself. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

const translators = new Map<Locale, Translate>()

export function translator(locale: Locale): Translate {
  const known = translators.get(locale)
  if (known) return known
  const t = createTranslator({
    locale,
    messages: catalogues[locale],
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
    onError: () => undefined,
  })
  const translate: Translate = (key, values) => t(key as Parameters<typeof t>[0], values)
  translators.set(locale, translate)
  return translate
}
