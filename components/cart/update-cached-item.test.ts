import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type CartPages, cartListQuery } from '@/components/queries/cart-list'
import type { CartItem } from '@/lib/contract/cart'
import { itemsOf } from './cart-pages'
import { updateCachedItem } from './update-cached-item'

const { queryKey } = cartListQuery
const item = (id: string, name = id) => ({ id, option: { id, name } }) as CartItem
const pagesOf = (...items: CartItem[]): CartPages => ({
  pageParams: [1],
  pages: [{ items, meta: { total: items.length, current_page: 1, last_page: 1 } }],
})

function cart() {
  const client = new QueryClient()
  client.setQueryData<CartPages>(queryKey, pagesOf(item('a'), item('b')))
  const names = () => itemsOf(client.getQueryData<CartPages>(queryKey)).map(({ option }) => option.name)
  return { client, names }
}

test('[B3] shows the saved item and does not refetch a fresh cart', async () => {
  const { client, names } = cart()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  await updateCachedItem(client, item('a', 'changed'))
  expect(names()).toEqual(['changed', 'b'])
  expect(invalidate).not.toHaveBeenCalled()
})

test('[B3] cancels a pending response and fetches again', async () => {
  const { client, names } = cart()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  await client.invalidateQueries({ queryKey, refetchType: 'none' })
  const stale = client
    .fetchQuery({ queryKey, queryFn: () => new Promise<CartPages>(() => undefined) })
    .catch(() => undefined)
  await updateCachedItem(client, item('b', 'changed'))
  await stale
  expect(names()).toEqual(['a', 'changed'])
  expect(invalidate).toHaveBeenCalledTimes(2)
})
