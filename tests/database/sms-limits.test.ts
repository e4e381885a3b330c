import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { requestPhoneChange } from '@/lib/server/account/phone'
import { newNetwork } from '../fixtures/asker'
import { contextOf } from '../fixtures/checkout'
import { passResendTime } from '../fixtures/database'
import { withoutOutboxWorker } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'
import { newMember, PASSWORD } from '../fixtures/two-step-member'

withShopDatabase()
withoutOutboxWorker()

const newPhone = () => `+86138${String(randomInt(100_000_000)).padStart(8, '0')}`

async function newAccount() {
  const { userId } = await newMember()
  return async (phone: string, address = newNetwork()) => {
    await passResendTime(phone)
    return requestPhoneChange({ phone, password: PASSWORD }, contextOf(userId, { address })).then(
      () => 'ok',
      (error: { code: string }) => error.code,
    )
  }
}

test('[A10] strangers who ask again and again for a phone do not use up its owner’s code', {
  tags: ['thorough'],
}, async () => {
  const phone = newPhone()
  const sent: string[] = []
  for (let stranger = 0; stranger < 8; stranger++) {
    const request = await newAccount()
    for (let n = 0; n < 5; n++) sent.push(await request(phone))
  }
  // The first of each, and ten others.
  expect(sent.filter((result) => result === 'ok')).toHaveLength(18)
  expect(await (await newAccount())(phone)).toBe('ok')
})

test('[A10] a network gets five further codes an hour for a phone, and others get theirs', {
  tags: ['thorough'],
}, async () => {
  const [phone, address] = [newPhone(), newNetwork()]
  const strangers = [await newAccount(), await newAccount()]
  const sent: string[] = []
  for (const request of strangers) for (let n = 0; n < 5; n++) sent.push(await request(phone, address))
  expect(sent.filter((result) => result === 'ok')).toHaveLength(7)
  const owner = await newAccount()
  expect(await owner(phone, address)).toBe('ok')
  expect(await owner(phone)).toBe('ok')
})

test('[A10] thirty accounts an hour get a first code for a phone', { tags: ['thorough'] }, async () => {
  const phone = newPhone()
  for (let n = 0; n < 30; n++) expect(await (await newAccount())(phone)).toBe('ok')
  expect(await (await newAccount())(phone)).toBe('RATE_LIMITED')
})
