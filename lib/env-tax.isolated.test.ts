import { afterEach, expect, test, vi } from 'vitest'
import { env } from './env'
import { missingForLive } from './env-live'

const TAX_ID = '0105556123453'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function settingsWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  return import('./env')
}

test('[B7] without a tax id there is no seller', async () => {
  expect((await settingsWith({ TAX_NAME: 'Sunhop Co.' })).taxSeller()).toBeNull()
})

test('[B7] a seller is a head office unless a branch is set', async () => {
  const { taxSeller } = await settingsWith({
    TAX_ID: '0-1055-56123-45-3',
    TAX_NAME: 'Sunhop Co.',
    TAX_ADDRESS: 'Bangkok',
  })
  expect(taxSeller()).toEqual({ taxId: TAX_ID, branch: '00000', name: 'Sunhop Co.', address: 'Bangkok' })
})

test("[B7] the merchant's name and address stand in for the registered ones", async () => {
  const { taxSeller } = await settingsWith({
    TAX_ID,
    TAX_BRANCH: '00012',
    OPERATOR_NAME: 'Sunhop',
    OPERATOR_ADDRESS: 'Phuket',
  })
  expect(taxSeller()).toMatchObject({ branch: '00012', name: 'Sunhop', address: 'Phuket' })
})

test('[B7] a tax id without a name or an address is refused at the start', async () => {
  const { taxSeller } = await settingsWith({ TAX_ID, TAX_NAME: 'Sunhop' })
  expect(taxSeller).toThrow('TAX_ADDRESS')
  const live = { ...env, SHOP_MODE: 'live' as const, TAX_ID }
  expect(missingForLive(live).join()).toMatch(/TAX_NAME.*TAX_ADDRESS/)
  expect(missingForLive({ ...live, TAX_NAME: 'Sunhop', OPERATOR_ADDRESS: 'Phuket' }).join()).not.toContain(
    'TAX_',
  )
  expect(missingForLive({ ...live, TAX_ID: undefined }).join()).not.toContain('TAX_')
})

test.each([
  [{ TAX_ID: '0105556123454' }, 'Thai tax id'],
  [{ TAX_BRANCH: '1' }, 'five digits'],
  [{ VAT_RATE: '7.5' }, 'VAT_RATE'],
  [{ VAT_RATE: '10001' }, 'VAT_RATE'],
])('[B7] refuses %j', async (variables, message) => {
  await expect(settingsWith(variables)).rejects.toThrow(message)
})
