import { createTranslator } from 'next-intl'
import { expect, test, vi } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { loadMessages } from './load-messages'

test('[E7] logs a failure to load messages, and the page shows keys', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const cause = new Error('no such file')
  const messages = await loadMessages('th', async () => {
    throw cause
  })
  expect(logged).toHaveBeenCalledWith("messages of 'th' could not be loaded", cause)
  const t = createTranslator({ locale: 'th', messages, onError: () => {} })
  expect(t('ui.error.home')).toBe('ui.error.home')
  logged.mockRestore()
})

test('[E7] loads the messages of every language', async () => {
  for (const locale of LOCALES) expect((await loadMessages(locale)).ui.error.home).toBeTruthy()
})
