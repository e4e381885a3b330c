import { expect, test } from 'vitest'
import { sandboxForm } from './sandbox-form'

const submit = (body: string, type = 'application/json') =>
  sandboxForm(
    new Request('http://localhost/api/sandbox/forms', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    }),
  )

test.each(['null', '"x"', '[]', '3', '{}', '{"orderRef":null}'])(
  'the body %s is no form, and no error of the server',
  async (body) => {
    expect((await submit(body)).status).toBe(404)
  },
)

test('the form of a payment leads to the page of the simulated bank, in its language', async () => {
  const response = await submit('orderRef=A1&lang=th', 'application/x-www-form-urlencoded')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/th/sandbox/pay/A1'])
})
