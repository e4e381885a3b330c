import { expect, test } from 'vitest'
import type { PresentedVoucher } from '@/lib/contract/vouchers'
import type { RedemptionState } from '@/lib/domain/redemption'
import { verdictOf } from './verdict'

const voucher = (state: RedemptionState): PresentedVoucher => ({
  code: '7Q4K-M2XW-9PDT-3HRC',
  state,
  product_name: 'Boat',
  option_name: 'Shared',
  date: null,
  end_date: null,
  time: null,
  time_zone: 'Asia/Bangkok',
  legs: [],
  people: null,
  reference: 'SH-7Q4K-2612',
  lead_name: 'Mali',
  tickets: [],
  redeemed_at: null,
})

test('[B7] a voucher just redeemed lets its holder in; shown again it is redeemed', () => {
  const used = { voucher: voucher('redeemed'), problem: null, unchecked: false }
  expect(verdictOf({ ...used, letIn: true })).toBe('letIn')
  expect(verdictOf({ ...used, letIn: false, problem: 'Already used' })).toBe('redeemed')
})

test('[B7] a voucher that could not be checked is not shown as valid', () => {
  expect(
    verdictOf({ voucher: voucher('valid'), letIn: false, problem: 'No connection', unchecked: true }),
  ).toBe('unchecked')
  expect(verdictOf({ voucher: null, letIn: false, problem: 'No such code', unchecked: false })).toBe(
    'unknown',
  )
})
