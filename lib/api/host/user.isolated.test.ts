import { expect, test, vi } from 'vitest'
import { userOf } from './user'

vi.mock('@/lib/env', () => ({ env: { API_ORIGIN: 'https://api.example' } }))

test.each([
  'people/4.png',
  'https://api.example/people/4.png',
  { image: '/people/4.png' },
  { profile_image: 'people/4.png' },
])('[A8] [X16] the image in the field profile is loaded through the storefront: %j', (profile) => {
  expect(userOf({ id: 4, profile })?.profile.image).toBe('/img/host/people/4.png')
})

test('[A8] [X16] an image of another site is none', () => {
  expect(userOf({ id: 4, profile: 'https://elsewhere.example/4.png' })?.profile.image).toBeNull()
})
