import { expect, test } from 'vitest'
import { withoutQuote } from './mail-quote'

test.each([
  [
    'a quote with its line',
    'Yes, at nine.\n\nOn Mon, 30 Nov 2026, Sunhop wrote:\n> Which time?\n> Thanks',
    'Yes, at nine.',
  ],
  [
    'a wrapped line above the quote',
    'Yes.\r\n\r\nOn Monday, 30 November 2026 at 10:12:33, Sunhop Support\r\n<support@sunhop.example> wrote:\r\n\r\n> Which time?\r\n',
    'Yes.',
  ],
  ['Thai', 'ได้ค่ะ\n\nเมื่อ จ. 30 พ.ย. 2026 Sunhop เขียนว่า:\n> กี่โมง', 'ได้ค่ะ'],
  ['Chinese', '可以\n\nSunhop 于2026年11月30日写道：\n> 几点？', '可以'],
  ['a separator', 'Fine.\n\n-----Original Message-----\nFrom: Sunhop\nWhich time?', 'Fine.'],
  ['a rule', 'Fine.\n________________________________\nFrom: Sunhop', 'Fine.'],
  [
    'answers between the lines',
    '> Which time?\nAt nine.\n> How many?\nTwo.',
    '> Which time?\nAt nine.\n> How many?\nTwo.',
  ],
  ['no quote', 'These are missing:\n\n- a seat\n', 'These are missing:\n\n- a seat'],
  ['nothing but a quote', '> Which time?', ''],
])('of %s', (_, text, own) => {
  expect(withoutQuote(text)).toBe(own)
})
