import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { fatalErrorMessages } from './fatal-error-messages'

test.each(LOCALES)('[E1] the fatal error messages in %s equal those in the message files', (locale) => {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as {
    ui: { error: { heading: string; technical: string; home: string } }
  }
  const { heading, technical, home } = messages.ui.error
  expect(fatalErrorMessages(`/${locale}/products`)).toEqual({ locale, heading, technical, home })
})

test('uses English for a path without a language', () => {
  expect(fatalErrorMessages('/products').locale).toBe('en')
})
