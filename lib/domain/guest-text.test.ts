import { expect, test } from 'vitest'
import { guestsOf } from './guest-text'

const line = (label: string, quantity: number, cancelled: number, deposit = false) => ({
  label,
  quantity,
  cancelled,
  deposit,
})

test('[B7] lists the remaining guests with their number', () => {
  const lines = [line('Adult', 3, 1), line('Child', 1, 0), line('Senior', 2, 2)]
  expect(guestsOf(lines)).toBe('Adult × 2 · Child × 1')
})

test('[B7] excludes deposits', () => {
  expect(guestsOf([line('Device', 2, 1), line('Deposit', 2, 1, true)])).toBe('Device × 1')
  expect(guestsOf([line('Device', 2, 2), line('Deposit', 2, 2, true)])).toBe('Device × 2')
})
