import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { readFatalErrorMessages } from '@/lib/i18n/read-fatal-error-messages'
import { fatalErrorMessages } from './fatal-error-messages'

test.each(LOCALES)('[E1] the fatal error messages in %s equal those in the message files', (locale) => {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as {
    ui: { error: { heading: string; technical: string; home: string } }
  }
  const { heading, technical, home } = messages.ui.error
  const read = fatalErrorMessages(`/${locale}/products`, readFatalErrorMessages())
  expect(read).toEqual({ locale, heading, technical, home })
})

test('uses English for a path without a language', () => {
  expect(fatalErrorMessages('/products', readFatalErrorMessages()).locale).toBe('en')
})
