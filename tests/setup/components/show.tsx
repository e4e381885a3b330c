import { NextIntlClientProvider } from 'next-intl'
import { createTranslator } from 'use-intl/core'
import { render } from 'vitest-browser-react'
import type { Locale } from '@/lib/domain/locale'
import en from '@/messages/en.json'
import th from '@/messages/th.json'
import zhCn from '@/messages/zh-cn.json'

const MESSAGES = { en, th, 'zh-cn': zhCn }

/** Renders a component with the styles and the messages of the shop. */
export async function show(component: React.ReactNode, locale: Locale = 'en'): Promise<void> {
  document.documentElement.lang = locale
  await render(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="UTC">
      {component}
    </NextIntlClientProvider>,
  )
}

/** Returns a function that translates message keys as the components do. */
export function wordsIn(locale: Locale) {
  const t = createTranslator({ locale, messages: MESSAGES[locale] as Record<string, unknown> })
  return (key: string, values?: Record<string, string | number>): string => t(key as never, values as never)
}

export const words = wordsIn('en')
