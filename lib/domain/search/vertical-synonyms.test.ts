import { expect, test } from 'vitest'
import { verticalOf } from './vertical-synonyms'

test('[R4] maps words for hotel to the vertical stay in every language', () => {
  expect(['hotel', 'โรงแรม', '酒店', 'ที่พัก'].map(verticalOf)).toEqual(['stay', 'stay', 'stay', 'stay'])
  expect(['esim', 'อีซิม'].map(verticalOf)).toEqual(['esim', 'esim'])
  expect(verticalOf('aquarium')).toBeNull()
})
