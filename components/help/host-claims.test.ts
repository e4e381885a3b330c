import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'

const ABOUT_ACCOUNTS = ['no-code', 'forgot-password', 'signed-out'] as const
const PARTS = { hasProducts: 'false', hasOrders: 'false', hasSettings: 'false', hasSupport: 'false' }

test.each(LOCALES)('[R14] [X16] %s: of codes and sessions of another host, help claims nothing', (locale) => {
  const t = translator(locale)
  for (const id of ABOUT_ACCOUNTS) {
    const claimed = t(`pages.help.questions.${id}.answer`, { ...PARTS, hasSettings: 'true' })
    const answer = t(`pages.help.questions.${id}.answer`, PARTS)
    expect(claimed.length, id).toBeGreaterThan(answer.length)
    expect(answer, id).toMatch(/[.\p{L}\p{M}。)]$/u)
  }
})
