import { expect, test } from 'vitest'
import { searchDocument, searchQuery } from './document'

const whole = (word: string) => ({ word, beginning: false })

test('a document contains each word once', () => {
  expect(searchDocument(['Wat Arun, wat Pho', '郑王庙'])).toBe("'wat' 'arun' 'pho' '郑王' '王庙' '庙'")
  expect(searchDocument(['', '—'])).toBe('')
})

test('a query requires one alternative of every part', () => {
  expect(
    searchQuery([[[whole('wat')]], [[whole('phiphi')], [whole('phi'), { word: 'ph', beginning: true }]]]),
  ).toBe("(('wat')) & (('phiphi') | ('phi' & 'ph':*))")
  expect(searchQuery([])).toBeNull()
  expect(searchQuery([[]])).toBeNull()
})

test('escapes quotes and backslashes in words', () => {
  expect(searchQuery([[[whole("a'b\\c")]]])).toBe("(('a''b\\\\c'))")
})
