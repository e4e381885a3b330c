import { NextIntlClientProvider } from 'next-intl'
import { createTranslator } from 'use-intl/core'
import { render } from 'vitest-browser-react'
import { LOCALES, type Locale } from '@/lib/domain/locale'

const MESSAGES: Record<string, Record<string, unknown>> = {}
// Vite finds the files of an import whose path is relative.
for (const locale of LOCALES) MESSAGES[locale] = (await import(`../../../messages/${locale}.json`)).default

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
  const t = createTranslator({ locale, messages: MESSAGES[locale] })
  return (key: string, values?: Record<string, string | number>): string => t(key as never, values as never)
}

export const words = wordsIn('en')
