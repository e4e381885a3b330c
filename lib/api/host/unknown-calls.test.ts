import { describe, expect, test } from 'vitest'
import { getAccount } from '@/lib/contract/account'
import { login, logout } from '@/lib/contract/auth'
import { listProducts } from '@/lib/contract/catalog'
import { lookUpRedirect } from '@/lib/contract/redirects'
import { requestSupport } from '@/lib/contract/support'
import { readHost as read } from '@/tests/fixtures/host-response'

const USER = { id: 4, email: 'bea@mail.example', first_name: 'Bea' }

describe('[X16] a call that the host does not have', () => {
  test.each([
    [404, undefined],
    [404, { code: 404, message: 'Not Found' }],
    [405, { status: 405 }],
    [401, { message: 'Unauthenticated.' }],
    [403, { message: 'Missing Authentication Token' }],
    [200, undefined],
  ])('is left out: %s %j', async (status, sent) => {
    expect(await read(listProducts, sent, { status })).toMatchObject({
      data: { items: [], meta: { total: null } },
    })
    expect(await read(lookUpRedirect, sent, { status })).toMatchObject({ data: null })
  })

  test.each([
    [200, { success: false, message: 'Unknown call' }],
    [200, {}],
    [200, { data: 'Welcome' }],
    [422, { message: 'Unknown call' }],
    [500, undefined],
    [500, { message: 'No route' }],
  ])('is left out if it is answered as one that does not exist: %s %j', async (status, sent) => {
    const unknown = { status, body: sent }
    expect(await read(listProducts, sent, { status, unknown })).toMatchObject({ data: { items: [] } })
    expect(await read(lookUpRedirect, sent, { status, unknown })).toMatchObject({ data: null })
  })

  test.each([
    [200, { success: false, message: 'The catalog is closed' }],
    [200, {}],
    [500, undefined],
    [503, { message: 'Back soon' }],
  ])('[E1] fails if only calls that exist are answered so: %s %j', async (status, sent) => {
    expect(await read(listProducts, sent, { status })).toHaveProperty('failure')
    const coded = { status, body: { code: 'NOT_FOUND' } }
    expect(await read(listProducts, sent, { status, unknown: coded })).toHaveProperty('failure')
  })

  test.each([500, 502])('[E1] fails with a host that is out of order: %i', async (status) => {
    const unknown = { status, body: undefined }
    const next = new Error('out of order')
    expect(await read(listProducts, undefined, { status, unknown, next })).toHaveProperty('failure')
  })

  test.each([
    [200, { success: false, message: 'No' }],
    [200, {}],
    [410, undefined],
    [422, { message: 'No' }],
    [500, undefined],
    [503, { code: 'UNAVAILABLE' }],
  ])('[A5] [X16] a sign-out ends the session of the storefront, also after %s %j', async (status, sent) => {
    expect(await read(logout, sent, { status })).toMatchObject({ result: true, data: null })
  })

  test('[X2] a sign-in without a token is an error, and no lost connection', async () => {
    expect(await read(login, { result: true, data: { id: 1 } })).toMatchObject({
      failure: { code: 'INTERNAL', status: 502 },
    })
  })

  test.each([401, 403])('[E1] a host that refuses every call with %i has them', async (status) => {
    const next = new Error('refused')
    expect(await read(listProducts, { message: 'Not yours' }, { status, next })).toMatchObject({
      failure: { status, message: 'Not yours' },
    })
  })

  test('its failure stays one if it changes something, or without a user', async () => {
    expect(await read(requestSupport, undefined, { status: 404 })).toMatchObject({
      failure: { code: 'NOT_OFFERED' },
    })
    const refused = { status: 401 }
    expect(await read(getAccount, { message: 'Unauthenticated.' }, refused)).toMatchObject({
      failure: { code: 'UNAUTHENTICATED' },
    })
    expect(await read(getAccount, {}, { ...refused, next: { data: { user: USER } } })).toMatchObject({
      data: { user: { id: '4' } },
    })
  })
})
