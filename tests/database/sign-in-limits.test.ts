import { expect, test } from 'vitest'
import { KNOWN_DEVICE_COOKIE } from '@/lib/domain/cookies'
import { changePassword } from '@/lib/server/account/password'
import { knownDeviceId } from '@/lib/server/auth/known-device'
import { findAccountByEmail } from '@/lib/server/auth/repo'
import * as auth from '@/lib/server/auth/service'
import { createSession, findSession } from '@/lib/server/auth/session-repo'
import { database } from '@/lib/server/db/client'
import { newAsker, newNetwork } from '../fixtures/asker'
import { newUser } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { withoutOutboxWorker } from '../fixtures/outbox'
import { resetMails } from '../fixtures/reset-mails'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
// The mails are read from the outbox.
withoutOutboxWorker()

const PASSWORD = 'moon over sand'

/** An account with a password, and the device on which its owner set it. */
async function newOwner() {
  const id = await newUser()
  const phone = `+6681${String(Math.random()).slice(2, 9)}`
  const [row] = await sql<{ email: string }>('UPDATE users SET phone = $2 WHERE id = $1 RETURNING email', [
    id,
    phone,
  ])
  const email = String(row?.email)
  const device = newAsker()
  await auth.requestForgetPassword({ email }, device)
  const token = String((await resetMails(email))[0]?.token)
  const passwords = { password: PASSWORD, password_confirmation: PASSWORD }
  await auth.resetPasswordByLink({ token, ...passwords }, device)
  return { email, phone, device }
}

async function idOf(email: string): Promise<string> {
  return String((await findAccountByEmail(email))?.id)
}

const signIn = (credential: string, password: string, context = newAsker()) =>
  auth.login({ credential, password }, context).then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )

test('[A10] failures of one network do not lock the account for another', async () => {
  const { email, phone } = await newOwner()
  const address = newNetwork()
  for (const credential of [email, phone]) {
    for (let n = 0; n < 10; n++)
      expect(await signIn(credential, 'guess', newAsker({ address }))).toBe('CREDENTIALS_WRONG')
    expect(await signIn(credential, PASSWORD, newAsker({ address }))).toBe('RATE_LIMITED')
  }
  expect(await signIn(email, PASSWORD)).toBe('ok')
  expect(await signIn(phone, PASSWORD)).toBe('ok')
})

test('[A10] a hundred failures from many networks pause other devices, never a known one', async () => {
  const { email, phone, device } = await newOwner()
  for (let network = 0; network < 10; network++) {
    const address = newNetwork()
    for (let n = 0; n < 10; n++)
      expect(await signIn(n % 2 ? email : phone, 'guess', newAsker({ address }))).toBe('CREDENTIALS_WRONG')
  }
  expect(await signIn(email, PASSWORD)).toBe('CREDENTIALS_WRONG')
  expect(await signIn(email, PASSWORD, device)).toBe('ok')
  expect(await signIn(phone, PASSWORD, { ...device, address: newNetwork() })).toBe('ok')
})

test('[A10] a known device has ten attempts of its own, and none at other accounts', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  for (let n = 0; n < 10; n++)
    expect(await signIn(owner.email, 'guess', owner.device)).toBe('CREDENTIALS_WRONG')
  expect(await signIn(owner.email, PASSWORD, owner.device)).toBe('RATE_LIMITED')
  expect(await signIn(owner.email, PASSWORD)).toBe('ok')
  const { address } = owner.device
  for (let n = 0; n < 10; n++)
    expect(await signIn(other.email, 'guess', owner.device)).toBe('CREDENTIALS_WRONG')
  expect(await signIn(other.email, PASSWORD, newAsker({ address }))).toBe('RATE_LIMITED')
})

test('[A10] a password reset clears the attempts of its device and network, and of the account', async () => {
  const { email, device } = await newOwner()
  for (let n = 0; n < 11; n++) await signIn(email, 'guess', device)
  expect(await signIn(email, PASSWORD, device)).toBe('RATE_LIMITED')
  await auth.requestForgetPassword({ email }, newAsker())
  const token = String((await resetMails(email)).at(-1)?.token)
  const password = 'rain over sand'
  await auth.resetPasswordByLink({ token, password, password_confirmation: password }, device)
  expect(await signIn(email, password, device)).toBe('ok')
})

test('[A10] a device that knew the former password is a stranger after a reset', async () => {
  const { email, device } = await newOwner()
  const former = device.cookie(KNOWN_DEVICE_COOKIE)
  await auth.requestForgetPassword({ email }, newAsker())
  const token = String((await resetMails(email)).at(-1)?.token)
  const password = 'rain over sand'
  const owner = newAsker()
  await auth.resetPasswordByLink({ token, password, password_confirmation: password }, owner)
  const account = await findAccountByEmail(email)
  expect(knownDeviceId(former, account)).toBeNull()
  expect(knownDeviceId(owner.cookie(KNOWN_DEVICE_COOKIE), account)).not.toBeNull()
})

test('[A10] the device on which its owner changes the password remains known', async () => {
  const { email, device } = await newOwner()
  const session = await findSession(await createSession(database(), await idOf(email), null))
  if (!session) throw new Error('no session')
  const password = 'rain over sand'
  await changePassword(
    { current_password: PASSWORD, password, password_confirmation: password },
    { ...device, session },
  )
  const changed = await findAccountByEmail(email)
  expect(knownDeviceId(device.cookie(KNOWN_DEVICE_COOKIE), changed)).not.toBeNull()
})
