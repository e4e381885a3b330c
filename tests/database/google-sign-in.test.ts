import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getAccount } from '@/lib/server/account/profile'
import { findSession } from '@/lib/server/auth/session-repo'
import { newUser } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { Browser, CALLBACK, google, newGooglePerson, withGoogle } from '../fixtures/google'
import { walk } from '../fixtures/openid-provider'
import { requestOf } from '../fixtures/request-context'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withGoogle()

const accountsOf = (email: string) =>
  sql<{ id: string; password_hash: string | null }>('SELECT id, password_hash FROM users WHERE email = $1', [
    email.toLowerCase(),
  ])

test('[A4] [X5] creates an account for a new user, with a welcome mail, and finds it again', async () => {
  const { email } = newGooglePerson()
  const browser = new Browser()
  const url = await browser.start()
  expect(url.searchParams.get('redirect_uri')).toBe(CALLBACK)
  expect(url.searchParams.get('code_challenge_method')).toBe('S256')
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(url.searchParams.get(name)?.length).toBeGreaterThan(40)

  const { user, token } = await browser.finish(await browser.comeBack(await walk(url.href)))
  expect(user).toMatchObject({
    email: email.toLowerCase(),
    first_name: 'Ploy',
    last_name: 'Srisuk',
    phone: '',
  })
  expect(browser.token).toBe(token)
  const session = await findSession(token)
  expect(session?.userId).toBe(user.id)
  if (!session) throw new Error('no session')
  const settings = await getAccount({ ...requestOf('en'), session })
  expect(settings.data.has_password).toBe(false)
  const mails = () => sql('SELECT subject FROM mailbox WHERE recipient = $1', [user.email])
  await expect.poll(mails).toHaveLength(1)

  const again = await new Browser().signIn()
  expect(again.user.id).toBe(user.id)
  expect(await accountsOf(email)).toHaveLength(1)
})

test('[A4] links an account of the same verified email, which keeps its password', async () => {
  const userId = await newUser()
  const [row] = await sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId])
  newGooglePerson({ email: row?.email.toUpperCase() })
  expect((await new Browser().signIn()).user.id).toBe(userId)
  expect((await accountsOf(row?.email ?? ''))[0]?.password_hash).toBe('none')
})

test('[A4] identifies the account by its Google account, even if the address changes', async () => {
  const person = newGooglePerson()
  const { user } = await new Browser().signIn()
  google.add({ ...person, email: `other.${randomUUID()}@gmail.example`, email_verified: false })
  expect((await new Browser().signIn()).user.id).toBe(user.id)
})

test('[A4] rejects another Google account of the same address', async () => {
  const { email } = newGooglePerson()
  await new Browser().signIn()
  newGooglePerson({ email })
  await expect(new Browser().signIn()).rejects.toMatchObject({ code: 'GOOGLE_OTHER_ACCOUNT' })
})

test('[A4] rejects an address that Google has not verified', async () => {
  const userId = await newUser()
  const [row] = await sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId])
  for (const email of [row?.email ?? '', `new.${randomUUID()}@gmail.example`]) {
    newGooglePerson({ email, email_verified: false })
    const browser = new Browser()
    await expect(browser.signIn()).rejects.toMatchObject({ code: 'GOOGLE_EMAIL_UNVERIFIED' })
    expect(browser.token).toBeNull()
  }
  expect(await sql('SELECT 1 FROM identities WHERE user_id = $1', [userId])).toEqual([])
})

test('[A4] accepts a single name, and truncates an overlong one', async () => {
  newGooglePerson({ given_name: undefined, family_name: undefined, name: 'สมชาย' })
  expect((await new Browser().signIn()).user).toMatchObject({ first_name: 'สมชาย', last_name: '' })
  newGooglePerson({ given_name: '😀'.repeat(200) })
  expect((await new Browser().signIn()).user.first_name).toBe('😀'.repeat(80))
})

test('[A4] five concurrent browsers of one person create one account', async () => {
  const { email } = newGooglePerson()
  const browsers = Array.from({ length: 5 }, () => new Browser())
  const queries: URLSearchParams[] = []
  for (const browser of browsers)
    queries.push(await browser.comeBack(await walk((await browser.start()).href)))
  const results = await Promise.all(
    browsers.map((browser, at) => browser.finish(queries[at] as URLSearchParams)),
  )
  expect(new Set(results.map(({ user }) => user.id)).size).toBe(1)
  expect(await accountsOf(email)).toHaveLength(1)
})
