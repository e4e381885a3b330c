import { expect, test } from 'vitest'
import { setUpTwoStep, turnOffTwoStep, turnOnTwoStep } from '@/lib/server/account/two-step'
import { login } from '@/lib/server/auth/sign-in'
import { completeSignIn } from '@/lib/server/auth/two-step/sign-in'
import { codeAt } from '@/lib/server/auth/two-step/totp'
import type { RequestContext } from '@/lib/server/http/context'
import { newAsker, newNetwork } from '../fixtures/asker'
import { contextOf } from '../fixtures/checkout'
import { withShopDatabase } from '../fixtures/shop-database'
import { later, newChallenge, newMember, PASSWORD, withTwoStep } from '../fixtures/two-step-member'

withShopDatabase()

type Member = Awaited<ReturnType<typeof withTwoStep>>

const settled = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )

/** Enters a code after the password, which a stranger may know. */
async function signIn(
  { userId }: Pick<Member, 'userId'>,
  code: string,
  context = newAsker(),
  now = new Date(),
) {
  const challenge = await newChallenge(userId)
  return settled(completeSignIn({ challenge, code }, context, now))
}

async function attack(member: Member, attempts = 10) {
  for (let network = 0; network < 10; network++) {
    const address = newNetwork()
    for (let n = 0; n < attempts; n++) await signIn(member, '000000', newAsker({ address }))
  }
}

const signInWithApp = (member: Member, device: RequestContext, periods: number) => {
  const now = later(periods)
  return signIn(member, codeAt(member.secret, now), device, now)
}

test('[A10] a stranger with the password pauses codes on other devices, never on one that had both steps', {
  tags: ['thorough'],
}, async () => {
  const member = await withTwoStep()
  const device = newAsker()
  expect(await signInWithApp(member, device, 1)).toBe('ok')
  await attack(member)
  expect(await signInWithApp(member, newAsker(), 2)).toBe('RATE_LIMITED')
  expect(await signInWithApp(member, { ...device, address: newNetwork() }, 2)).toBe('ok')
  expect(await signIn(member, member.codes[0] ?? '')).toBe('ok')
})

test('[A10] the device on which the owner turns it on is known', { tags: ['thorough'] }, async () => {
  const { userId, email } = await newMember()
  const device = newAsker()
  const context = { ...contextOf(userId), cookie: device.cookie, setCookie: device.setCookie }
  const { secret } = (await setUpTwoStep({ password: PASSWORD }, context)).data
  await turnOnTwoStep({ code: codeAt(secret, new Date()) }, context)
  const member = { userId, email, context, secret, codes: [] }
  await attack(member)
  expect(await signInWithApp(member, device, 2)).toBe('ok')
})

test('[A10] a device that signed in with the password only is a stranger: its attempts count together', async () => {
  const { userId, email, context } = await newMember()
  const strangers = Array.from({ length: 11 }, () => newAsker())
  for (const stranger of strangers) await login({ credential: email, password: PASSWORD }, stranger)
  const { secret } = (await setUpTwoStep({ password: PASSWORD }, context)).data
  await turnOnTwoStep({ code: codeAt(secret, new Date()) }, context)
  const member = { userId, email, context, secret, codes: [] }
  for (const stranger of strangers.slice(0, 10))
    for (let n = 0; n < 10; n++) expect(await signIn(member, '000000', stranger)).toBe('VALIDATION_FAILED')
  expect(await signIn(member, '000000', strangers[10])).toBe('RATE_LIMITED')
})

test('[A10] a known device has ten attempts, and a right code gives them back', async () => {
  const member = await withTwoStep()
  const device = newAsker()
  expect(await signInWithApp(member, device, 1)).toBe('ok')
  for (let n = 0; n < 9; n++) expect(await signIn(member, '000000', device)).toBe('VALIDATION_FAILED')
  expect(await signInWithApp(member, device, 2)).toBe('ok')
  for (let n = 0; n < 10; n++) expect(await signIn(member, '000000', device)).toBe('VALIDATION_FAILED')
  expect(await signInWithApp(member, device, 3)).toBe('RATE_LIMITED')
})

test('[A10] a right code clears the failures of its account', { tags: ['thorough'] }, async () => {
  const member = await withTwoStep()
  await attack(member, 9)
  expect(await signInWithApp(member, newAsker(), 1)).toBe('ok')
  await attack(member, 9)
  expect(await signInWithApp(member, newAsker(), 2)).toBe('ok')
})

test('[A10] in the settings attempts count per session, apart from sign-ins, and together against guessing', {
  tags: ['thorough'],
}, async () => {
  const member = await withTwoStep()
  const from = (tokenHash: string) =>
    contextOf(member.userId, { session: { userId: member.userId, tokenHash } })
  const turnOff = (session: string, code: string) =>
    settled(turnOffTwoStep({ password: PASSWORD, code }, from(session)))
  await attack(member)
  for (let n = 0; n < 10; n++) expect(await turnOff('stolen', '000000')).toBe('VALIDATION_FAILED')
  expect(await turnOff('stolen', '000000')).toBe('RATE_LIMITED')
  expect(await turnOff('own', '000000')).toBe('VALIDATION_FAILED')
  for (let session = 0; session < 9; session++)
    for (let n = 0; n < 10; n++) await turnOff(`stolen ${session}`, '000000')
  expect(await turnOff('one more', codeAt(member.secret, later(1)))).toBe('RATE_LIMITED')
  expect(await turnOff('own', member.codes[0] ?? '')).toBe('ok')
})
