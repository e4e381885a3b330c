import { expect, test } from 'vitest'
import { searchDocument, searchQuery } from './document'

const whole = (word: string) => ({ word, beginning: false })

test('a document has each word once', () => {
  expect(searchDocument(['Wat Arun, wat Pho', '郑王庙'])).toBe("'wat' 'arun' 'pho' '郑王' '王庙' '庙'")
  expect(searchDocument(['', '—'])).toBe('')
})

test('every part is asked for, in one of its alternatives', () => {
  expect(
    searchQuery([[[whole('wat')]], [[whole('phiphi')], [whole('phi'), { word: 'ph', beginning: true }]]]),
  ).toBe("(('wat')) & (('phiphi') | ('phi' & 'ph':*))")
  expect(searchQuery([])).toBeNull()
  expect(searchQuery([[]])).toBeNull()
})

test('nothing in a word can leave its quotes', () => {
  expect(searchQuery([[[whole("a'b\\c")]]])).toBe("(('a''b\\\\c'))")
})
