import { createTranslator } from 'next-intl'
import { expect, test, vi } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { loadMessages } from './load-messages'

test('[E7] words of a language that cannot be loaded are a line in the log, and the page shows keys', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const cause = new Error('no such file')
  const messages = await loadMessages('th', async () => {
    throw cause
  })
  expect(logged).toHaveBeenCalledWith("The words of 'th' cannot be loaded", cause)
  const t = createTranslator({ locale: 'th', messages, onError: () => {} })
  expect(t('ui.error.home')).toBe('ui.error.home')
  logged.mockRestore()
})

test('[E7] the words of every language can be loaded', async () => {
  for (const locale of LOCALES) expect((await loadMessages(locale)).ui.error.home).toBeTruthy()
})
