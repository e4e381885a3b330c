import { expect, test, vi } from 'vitest'
import { getAccount } from '@/lib/contract/account'
import { getArea } from '@/lib/contract/area-guide'
import { listCategories, listProducts } from '@/lib/contract/catalog'
import type { Operation } from '@/lib/contract/operation'
import { getFacets } from '@/lib/contract/search'
import { areaPage } from './areas'
import { missingResponse } from './missing'

const USER = { id: 4, email: 'bea@mail.example', first_name: 'Bea' }

async function missing(operation: Operation): Promise<unknown> {
  const get = vi.fn(async () => ({ data: { user: USER } }))
  const body = await missingResponse({ operation, url: operation.path, locale: 'en', get, probe: vi.fn() })
  expect(operation.response.safeParse(body).error).toBeUndefined()
  return body
}

test('[X16] the number of products is not known without a list of them', async () => {
  expect(await missing(listProducts)).toMatchObject({ data: { items: [], meta: { total: null } } })
  expect(await missing(getFacets)).toMatchObject({ data: { total: null, prices: null } })
  const categories = (await missing(listCategories)) as { data: Array<{ product_count: unknown }> }
  expect(categories.data.map(({ product_count }) => product_count)).toEqual(Array(8).fill(null))
})

test('[X16] the number of products of a destination is known only if the host says it', () => {
  const sent = { data: [{ name: 'Krabi' }, { name: 'Pai', product_count: 0 }] }
  expect(areaPage(sent, '/api/pd4/areas?page=1&limit=10', 'en').data).toMatchObject([
    { slug: 'krabi', product_count: null },
    { slug: 'pai', product_count: 0 },
  ])
})

test.each([{ data: [{ name: 'Krabi' }] }, [{ name: 'Krabi' }]])(
  '[X16] a destination of a bare list has a page: %j',
  async (list) => {
    const url = '/api/catalog/areas/krabi'
    const call = { operation: getArea, url, locale: 'en' as const, get: async () => list, probe: vi.fn() }
    expect(await missingResponse(call)).toMatchObject({ data: { slug: 'krabi', name: 'Krabi' } })
  },
)

test('[X16] of an account without calls for settings only the user is known', async () => {
  expect(await missing(getAccount)).toMatchObject({
    data: {
      user: { email: USER.email, first_name: 'Bea' },
      mail_locale: null,
      sessions: null,
      phone_code_by: null,
      has_password: null,
    },
  })
})
