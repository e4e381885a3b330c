import { beforeEach, expect, test, vi } from 'vitest'
import type { Order, OrderSummary } from '@/lib/contract/orders'
import { requestUnpaidOrder } from './unpaid-query'

const responses = vi.hoisted(() => ({
  pending: [] as Array<Pick<OrderSummary, 'id'>>,
  order: {} as Partial<Order>,
  asked: [] as string[],
}))
vi.mock('@/lib/api/browser', () => ({
  send: async (_method: string, path: string, input: { status?: string }) => {
    responses.asked.push(input.status ? `${path}?status=${input.status}` : path)
    return { data: input.status ? { items: responses.pending } : responses.order }
  },
}))

const held = { id: '7', now: '2026-12-12T07:00:00Z', expires_at: '2026-12-12T07:15:00Z', payable: true }

beforeEach(() => {
  responses.pending = [{ id: '7' }]
  responses.order = held
  responses.asked = []
})

test('asks for the newest pending order, and returns it while it can be paid', async () => {
  expect(await requestUnpaidOrder()).toEqual(held)
  expect(responses.asked).toEqual(['/api/orders?status=pending', '/api/orders/{id}'])
})

test('returns nothing, with a single request, for a user without a pending order', async () => {
  responses.pending = []
  expect(await requestUnpaidOrder()).toBeNull()
  expect(responses.asked).toEqual(['/api/orders?status=pending'])
})

test('returns no order that was paid or closed between the two requests', async () => {
  for (const changed of [{ payable: false }, { expires_at: null }]) {
    responses.order = { ...held, ...changed }
    expect(await requestUnpaidOrder()).toBeNull()
  }
})
