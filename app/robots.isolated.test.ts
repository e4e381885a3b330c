import { expect, test, vi } from 'vitest'
import robots from './robots'

vi.mock('next/server', () => ({ connection: async () => undefined }))

test('[N3] crawlers may read what says itself that it is not to be indexed, and neither calls nor the sandbox', async () => {
  const { rules } = await robots()
  const { disallow } = Array.isArray(rules) ? { disallow: [] } : rules
  const isRead = (path: string) => ![disallow].flat().some((prefix) => prefix && path.startsWith(prefix))
  for (const path of [
    '/cart',
    '/checkout',
    '/sign-in',
    '/profile/orders',
    '/th/profile/settings',
    '/help',
    '/order/x',
    '/th/order/x',
    '/supplier/x',
    '/zh-cn/venue',
  ])
    expect(isRead(path), path).toBe(true)
  for (const path of ['/api/orders', '/sandbox/pay/x', '/th/sandbox/google'])
    expect(isRead(path), path).toBe(false)
})
