import { expect, test } from 'vitest'
import { baseUrl } from '../fixtures/http'
import { newMember } from '../fixtures/settings'

const READ = [
  '/api/auth/profile',
  '/api/account',
  '/api/account/data',
  '/api/pd4/carts',
  '/api/orders',
  '/api/favourites',
  '/',
  '/profile/settings',
  '/profile/orders',
  '/th/checkout',
]

test('[A7] only the responses that the specification gives a token have it: neither other JSON nor pages', async () => {
  const { token, person } = await newMember()
  for (const path of READ)
    for (const rsc of [false, true]) {
      if (rsc && path.startsWith('/api/')) continue
      const headers = { cookie: `access-token=${token}`, ...(rsc && { rsc: '1', 'sec-fetch-dest': 'empty' }) }
      const response = await fetch(new URL(path, baseUrl()), { headers, redirect: 'manual' })
      expect(response.status, path).toBeLessThan(400)
      const body = await response.text()
      expect(body, path).not.toContain(token)
      expect(response.headers.get('location') ?? '', path).not.toContain(token)
      if (path === '/api/account') expect(body).toContain(person.email)
    }
})
