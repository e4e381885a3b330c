import { expect, test } from 'vitest'
import { otherLanguages, usualLanguages } from './spoken-languages'

test('[R4] the usual languages are shown with their own names, and with those that are chosen', () => {
  const shown = usualLanguages(['nl', 'th'])
  expect(shown).toHaveLength(11)
  expect(shown).toContainEqual({ code: 'th', name: 'ไทย' })
  expect(shown.at(-1)).toEqual({ code: 'nl', name: 'Nederlands' })
})

test('[R4] every other language in which anything is held is behind them, the most frequent first', () => {
  const counts = { en: 90, no: 2, sv: 5, nl: 2 }
  const codes = (chosen: string[]) => otherLanguages(usualLanguages(chosen), counts).map(({ code }) => code)
  expect(codes([])).toEqual(['sv', 'nl', 'no'])
  expect(codes(['nl'])).toEqual(['sv', 'no'])
})
