import { expect, test } from 'vitest'
import { env } from '@/lib/env'
import { checkNewPassword } from './sign-up-form'

test('a password made of the names of the shop is weak, whatever its settings are', () => {
  Object.assign(env, { SHOP_NAME: 'Blue Lagoon', SITE_URL: 'https://www.reefbookings.example' })
  for (const password of ['bluelagoon26', 'Lagoon!2027', 'R33fbookings1'])
    expect(() =>
      checkNewPassword({ email: 'mali@example.com', password, password_confirmation: password }),
    ).toThrow(expect.objectContaining({ fields: { password: [{ code: 'password_weak' }] } }))
})
