import { expect, test } from 'vitest'
import * as auth from '@/lib/server/auth/service'
import { newAsker } from '../fixtures/asker'
import { newUser } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { withoutOutboxWorker } from '../fixtures/outbox'
import { resetMails } from '../fixtures/reset-mails'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
// The mails are read from the outbox.
withoutOutboxWorker()

test('[A3] a reset by code accepts no password of the owner’s names, and shows them to no stranger', async () => {
  const [row] = await sql<{ email: string }>(
    "UPDATE users SET first_name = 'Thitirat', last_name = 'Wongsawat' WHERE id = $1 RETURNING email",
    [await newUser()],
  )
  const email = String(row?.email)
  const owner = newAsker()
  await auth.requestForgetPassword({ email }, owner)
  const code = String((await resetMails(email))[0]?.code)
  const reset = (password: string, entered: string) =>
    auth.resetPassword({ email, code: entered, password, password_confirmation: password }, owner)
  const guess = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await expect(reset('Wongsawat2026', guess)).rejects.toMatchObject({ code: 'INVALID_CODE' })
  // None of these spends an attempt of the code.
  for (const password of [
    'thitirat',
    'Wongsawat2026',
    'Thitirat Wongsawat',
    'wongsawat.thitirat',
    'Thitirat!',
    'Wongsawat',
  ])
    await expect(reset(password, code), password).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { password: [{ code: 'password_weak' }] },
    })
  await expect(reset('moon over sand', code)).resolves.toMatchObject({ result: true })
})
