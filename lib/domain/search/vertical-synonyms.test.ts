import { expect, test } from 'vitest'
import { besideKind, kindOf } from './vertical-synonyms'

test('[R4] maps words for hotel to the vertical stay in every language', () => {
  expect(['hotel', 'โรงแรม', '酒店', 'ที่พัก'].map(kindOf)).toEqual(['stay', 'stay', 'stay', 'stay'])
  expect(['esim', 'อีซิม'].map(kindOf)).toEqual(['esim', 'esim'])
  expect(kindOf('aquarium')).toBeNull()
})

test('[R4] separates a vertical word from a text without spaces', () => {
  expect(besideKind('โรงแรมภุเก็ต')).toEqual({ kind: 'โรงแรม', before: '', after: 'ภุเก็ต' })
  expect(besideKind('ภุเก็ตรีสอร์ท')).toEqual({ kind: 'รีสอร์ท', before: 'ภุเก็ต', after: '' })
  expect(besideKind('โรงแรม')).toBeNull()
})
