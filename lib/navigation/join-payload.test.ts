import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinPayload } from './join-payload'

const escaped = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
const script = (row: unknown) => `<script>self.__next_f.push(${escaped(row)})</script>`

/** Returns the rows of the payload that the scripts of a page push. */
function pushed(html: string): unknown[] {
  const scripts = html.matchAll(/<script>self\.__next_f\.push\((.*?)\)<\/script>/gs)
  return [...scripts].map(([, row = '']) => JSON.parse(row))
}

test('joined rows have the same text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 8 }), (texts) => {
      const html = `<p>1</p>${texts.map((text) => script([1, text])).join('')}</body>`
      const joined = joinPayload(html)
      expect(pushed(joined)).toEqual([[1, texts.join('')]])
      expect(joined.startsWith('<p>1</p>') && joined.endsWith('</body>')).toBe(true)
    }),
  )
})

test('what is between two scripts separates them', () => {
  const html = `${script([0])}${script([1, 'a'])}<p></p>${script([1, 'b'])}${script([1, 'c'])}`
  expect(pushed(joinPayload(html))).toEqual([[0], [1, 'a'], [1, 'bc']])
})

test('a payload with bytes is left as it is', () => {
  const html = `${script([3, 'AAEC'])}${script([1, 'a'])}`
  expect(joinPayload(html)).toBe(html)
})
