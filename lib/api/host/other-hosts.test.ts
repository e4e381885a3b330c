import { describe, expect, test } from 'vitest'
import { login, oauthGoogle, profile, register, requestForgetPassword } from '@/lib/contract/auth'
import { clearCart, deleteCartItem, listCart } from '@/lib/contract/cart'
import { listAreas } from '@/lib/contract/catalog'
import { listCurrencies, listLanguages, partnerInfo } from '@/lib/contract/preferences'
import { readHost as read } from '@/tests/fixtures/host-response'

/*
 * Hosts that satisfy the specification in other ways than the simulators: where it leaves a shape open, each of them
 * has one of its own.
 */

const USER = { id: 4, email: 'bea@mail.example', first_name: 'Bea' }

describe('[X1] [X16] the profile', () => {
  test.each([
    { data: { user: USER } },
    { user: USER },
    {
      success: true,
      data: { user: { ...USER, id: '4', last_name: null, phone: 66812345678, profile: null } },
    },
    { data: { user: { ...USER, profile: [] } } },
    { data: { user: { ...USER, profile: 'people/4.png' } } },
  ])('%j', async (sent) => {
    expect(await read(profile, sent)).toMatchObject({ data: { user: { id: '4', first_name: 'Bea' } } })
  })

  test.each([null, undefined, [], { data: [] }, { data: { user: [] } }, { data: { user: null } }])(
    '[A6] no user: %j',
    async (sent) => {
      expect(await read(profile, sent)).toMatchObject({ data: { user: null } })
    },
  )
})

describe('[A6] [X1] [X16] a token', () => {
  const rejected = { result: false, message: 'Who are you?' }

  test.each([200, 400, 401, 403, 404, 410, 419, 422, 440, 498])(
    'that the host refuses with %i is no session',
    async (status) => {
      for (const sent of status === 200 ? [rejected, { success: 0 }] : [rejected, undefined])
        expect(await read(profile, sent, { status })).toMatchObject({ data: { user: null } })
    },
  )

  test.each([408, 429, 500, 502, 503])(
    'of which a host with the status %i says nothing may be one',
    async (status) => {
      expect(await read(profile, rejected, { status })).toMatchObject({ failure: { status } })
    },
  )
})

describe('[X2] [X16] a sign-in', () => {
  test.each(['short', 12345678, '12|abc', 'Bearer 12|abc', 'a, "b"; 100% 令牌'])(
    'token: %j',
    async (token) => {
      const body = await read(login, { success: 1, token, data: USER })
      expect(body).toMatchObject({ token: String(token).replace('Bearer ', ''), user: { id: '4' } })
    },
  )

  test('the token beside the user in the data, and the user of the profile without one', async () => {
    expect(await read(login, { data: { token: 'abc', user: USER } })).toMatchObject({
      token: 'abc',
      user: { id: '4' },
    })
    const next = { user: USER }
    expect(await read(login, { data: { token: 'abc' } }, { next })).toMatchObject({
      token: 'abc',
      user: { id: '4' },
    })
    expect(await read(login, { token: 'abc', data: null })).toMatchObject({ user: { id: 'user' } })
  })

  test.each([
    { success: 0, message: 'No such account' },
    { result: '0', message: ['No such account'] },
    { success: 'false', error: 'No such account' },
    { result: false, errors: ['No such account'] },
    { result: true, success: false, errors: [{ message: 'No such account' }] },
  ])('[E3] rejected with status 200: %j', async (sent) => {
    expect(await read(login, sent)).toMatchObject({ failure: { status: 422, message: 'No such account' } })
  })

  test('[E3] errors of fields as objects', async () => {
    const sent = { errors: { credential: [{ message: 'Unknown' }], password: { message: 'Too short' } } }
    expect(await read(login, sent, { status: 422 })).toMatchObject({
      failure: { errors: { credential: ['Unknown'], password: ['Too short'] } },
    })
  })
})

test.each([undefined, null, '', [], {}, { data: null }, { data: [], message: null }])(
  '[X6] [X16] a request for a code with the response %j',
  async (sent) => {
    expect(await read(requestForgetPassword, sent, { status: sent === undefined ? 204 : 200 })).toMatchObject(
      {
        result: true,
      },
    )
  },
)

test.each([
  [undefined, null],
  [{ data: null }, null],
  [{ data: { resend_after_seconds: '90' } }, 90],
])('[X3] [X16] of a code that was sent only what the host states is known: %j', async (sent, seconds) => {
  for (const operation of [register, requestForgetPassword])
    expect(await read(operation, sent)).toMatchObject({
      data: { resend_after_seconds: seconds, code_digits: null, code_minutes: null },
    })
})

test.each([
  { url: 'https://g.example' },
  { data: { url: 'https://g.example' } },
  { data: 'https://g.example' },
])('[X5] [X16] the address of Google: %j', async (sent) => {
  expect(await read(oauthGoogle, sent)).toMatchObject({ url: 'https://g.example' })
})

describe('[X9] [X16] destinations', () => {
  const query = '?page=1&limit=10'
  test.each([
    { result: true, data: [{ id: 7, name: 'กระบี่' }] },
    [{ id: '7', title: 'กระบี่', slug: null }],
    { data: ['กระบี่'] },
    {
      data: { data: [{ name: { en: 'Krabi', th: 'กระบี่' } }], current_page: '1', last_page: '1', total: '1' },
    },
    { data: { items: [{ name: 'กระบี่' }] } },
    { data: [null, {}, { name: 'กระบี่', group: null, groups: 'asia' }] },
  ])('%j', async (sent) => {
    expect(await read(listAreas, sent, { query })).toMatchObject({
      data: [{ name: 'กระบี่' }],
      meta: { current_page: 1, last_page: 1 },
    })
  })

  test.each([undefined, null, { data: null }, { result: 1 }, { data: {} }])('none: %j', async (sent) => {
    expect(await read(listAreas, sent, { query })).toMatchObject({
      data: [],
      meta: { total: 0, last_page: 1 },
    })
  })

  test.each([
    [9, 1],
    [10, 2],
    [12, 1],
  ])('[C3] of %i on a page of ten without numbers, the last page is %i', async (count, last_page) => {
    const data = Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
    expect(await read(listAreas, { data }, { query })).toMatchObject({ meta: { last_page } })
  })
})

describe('[X10] [X16] the cart', () => {
  const query = '?page=2&limit=5'
  test.each([
    { data: { items: [{ id: '9f1c' }], meta: { total: '6', current_page: '2', last_page: '2' } } },
    { items: [{ id: '9f1c' }], meta: { total: 6, current_page: 2, last_page: 2 } },
    { data: [{ id: '9f1c', product: null }], meta: { total: 6, current_page: null, last_page: null } },
    { data: { data: [{ id: '9f1c' }], total: 6, current_page: 2, last_page: 2 } },
    { data: { items: [{ id: '9f1c', name: null }], total: '1290.00' } },
  ])('%j', async (sent) => {
    expect(await read(listCart, sent, { query })).toMatchObject({
      data: { items: [{ id: '9f1c' }], meta: { total: 6, current_page: 2, last_page: 2 } },
    })
  })

  test.each([
    undefined,
    { data: [] },
    { data: { items: null, meta: null } },
    { data: { items: [], meta: [] } },
  ])('an empty one: %j', async (sent) => {
    expect(await read(listCart, sent, { query: '?page=1&limit=5' })).toMatchObject({
      data: { items: [], meta: { total: 0, current_page: 1, last_page: 1 } },
    })
  })

  test('[X11] [X12] a removal without a body, and one without data', async () => {
    const next = { items: [{ id: 1 }], meta: { total: '3' } }
    const removed = await read(deleteCartItem, undefined, { status: 204, next })
    expect(removed).toMatchObject({ data: { id: '7', total_items: 3 } })
    expect(await read(clearCart, { result: 1, message: 'Gone' }, { next })).toMatchObject({
      message: 'Gone',
      data: { message: '', total_items: 3 },
    })
  })

  test('[E5] an item that is gone is no call that the host lacks', async () => {
    expect(await read(deleteCartItem, {}, { status: 404 })).toMatchObject({
      failure: { code: 'CART_ITEM_NOT_FOUND' },
    })
  })
})

describe('[X13] [X14] [X15] [X16] lists of codes', () => {
  test.each([
    [{ data: [{ code: 'EN' }, { code: 'zh-CN' }, { code: 'zh_cn' }, { code: 'eo' }, { code: null }] }],
    [['en', 'zh-cn']],
  ])('languages: %j', async (sent) => {
    expect(await read(listLanguages, sent)).toMatchObject({ data: [{ code: 'en' }, { code: 'zh-cn' }] })
  })

  test.each([
    [{ data: [{ code: 'thb' }, { code: 'THB' }, { code: 'XXX' }, { code: 'vnd', rate: null }] }],
    [{ data: ['THB', 'VND'] }],
  ])('currencies, also others than those of this shop: %j', async (sent) => {
    expect((await read(listCurrencies, sent)).data).toEqual([{ code: 'THB' }, { code: 'VND' }])
  })

  test.each([
    [{ data: { currency: { code: 'thb' } } }, 'THB'],
    [{ currency: { code: 'THB' } }, 'THB'],
    [{ data: { currency: 'THB' } }, 'THB'],
    [{ data: { currency: 'IDR' } }, 'IDR'],
    [{ data: { currency: null } }, null],
    [undefined, null],
  ])('the currency of the partner: %j', async (sent, code) => {
    expect(await read(partnerInfo, sent)).toMatchObject({ data: { currency: { code } } })
  })
})
