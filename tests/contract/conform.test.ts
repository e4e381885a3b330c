import { expect, test } from 'vitest'
import { conform } from '@/lib/cli/conform/conform'
import { baseUrl } from '../fixtures/http'
import { newPerson, signUp } from '../fixtures/people'

test('the shop itself holds the fifteen calls of an API host', async () => {
  const checked = await conform(new URL(baseUrl()), null)
  expect(checked.filter(({ holds }) => !holds)).toEqual([])
})

test('with an account, it holds those of a session', async () => {
  const { email, password } = await newMember()
  const checked = await conform(new URL(baseUrl()), { credential: email, password })
  expect(checked.filter(({ holds }) => !holds)).toEqual([])
  expect(checked.find(({ call }) => call === 'GET /api/auth/profile')?.text).toContain('has data.user')
})

async function newMember() {
  const person = newPerson()
  await signUp(person)
  return person
}
