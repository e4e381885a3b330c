import { expect, test } from 'vitest'
import { splitVertical, verticalOf } from './vertical-synonyms'

test('[R4] maps words for hotel to the vertical stay in every language', () => {
  expect(['hotel', 'โรงแรม', '酒店', 'ที่พัก'].map(verticalOf)).toEqual(['stay', 'stay', 'stay', 'stay'])
  expect(['esim', 'อีซิม'].map(verticalOf)).toEqual(['esim', 'esim'])
  expect(verticalOf('aquarium')).toBeNull()
})

test('[R4] separates a vertical word from a text without spaces', () => {
  expect(splitVertical('โรงแรมภุเก็ต')).toEqual({ kind: 'โรงแรม', before: '', after: 'ภุเก็ต' })
  expect(splitVertical('ภุเก็ตรีสอร์ท')).toEqual({ kind: 'รีสอร์ท', before: 'ภุเก็ต', after: '' })
  expect(splitVertical('โรงแรม')).toBeNull()
})
