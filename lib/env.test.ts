import { expect, test } from 'vitest'
import { env, missingForLive, recommendedForLive } from './env'

const LIVE = { ...env, SHOP_MODE: 'live' as const }

test('a live shop is told what it should say of itself, and starts without', () => {
  expect(recommendedForLive(LIVE).map((line) => line.split(':')[0])).toEqual([
    'OPERATOR_NAME',
    'OPERATOR_ADDRESS',
    'SUPPORT_EMAIL',
    'PRESS_EMAIL',
  ])
  expect(missingForLive(LIVE).join()).not.toMatch(/OPERATOR|_EMAIL/)
})

test('what is set is not recommended, and the sandbox needs none of it', () => {
  expect(recommendedForLive({ ...LIVE, OPERATOR_NAME: 'Somebody' }).join()).not.toContain('OPERATOR_NAME')
  expect(recommendedForLive({ ...LIVE, SHOP_MODE: 'sandbox' })).toEqual([])
})
