import { expect, test } from 'vitest'
import { otherLanguages, usualLanguages } from './spoken-languages'

test('[R4] shows the usual and the selected languages, named in the language itself', () => {
  const shown = usualLanguages(['nl', 'th'])
  expect(shown).toHaveLength(11)
  expect(shown).toContainEqual({ code: 'th', name: 'ไทย' })
  expect(shown.at(-1)).toEqual({ code: 'nl', name: 'Nederlands' })
})

test('[R4] lists the other languages with products, the most frequent first', () => {
  const counts = { en: 90, no: 2, sv: 5, nl: 2 }
  const codes = (chosen: string[]) => otherLanguages(usualLanguages(chosen), counts).map(({ code }) => code)
  expect(codes([])).toEqual(['sv', 'nl', 'no'])
  expect(codes(['nl'])).toEqual(['sv', 'no'])
})
