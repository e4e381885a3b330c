import { expect, test } from 'vitest'
import { installAddress } from './install-address'

test('[B7] passes the complete activation code, with its dollar signs escaped', () => {
  const code = 'LPA:1$rsp.example.com$AB-1&2'
  for (const system of ['iphone', 'android'] as const) {
    const { searchParams, protocol } = new URL(installAddress(system, code))
    expect(protocol).toBe('https:')
    expect(searchParams.get('carddata')).toBe(code)
  }
})
