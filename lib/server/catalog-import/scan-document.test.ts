import { describe, expect, test } from 'vitest'
import { DocumentScan } from './scan-document'

function scan(text: string, size = 1000): DocumentScan {
  const result = new DocumentScan()
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) result.push(bytes.subarray(at, at + size))
  result.end()
  return result
}

const partsOf = (text: string, { entries }: DocumentScan) =>
  entries.map(({ start, end }) => Buffer.from(text).subarray(start, end).toString())

const PRODUCTS = [
  { id: 'a', name: 'ประตู "สี่"', list: [1, { products: [2] }], text: '}],[{' },
  'text, with ] and \\" in it',
  [[], {}],
  17,
  null,
  { smile: '😀 é', nested: { deep: [[[{ id: 'z' }]]] } },
]

describe('the products of a document', () => {
  const indented = JSON.stringify({ version: 1, note: { products: [0] }, products: PRODUCTS, x: [] }, null, 2)
  const texts = [
    indented,
    indented.replaceAll('\n', '\r\n'),
    JSON.stringify({ products: PRODUCTS }),
    `\uFEFF${JSON.stringify({ '\u0070roducts': PRODUCTS }, null, '\t')}`,
    `{"products" :[ ${PRODUCTS.map((entry) => JSON.stringify(entry)).join(' ,\r')} ] }`,
  ]

  test.each([1, 2, 3, 7, 1000])('are found in chunks of %i bytes', (size) => {
    for (const text of texts) {
      const found = scan(text, size)
      expect(found.isBroken).toBe(false)
      expect(partsOf(text, found).map((part) => JSON.parse(part))).toEqual(PRODUCTS)
    }
  })

  test('have the line and the column at which an editor shows them', () => {
    for (const text of texts) {
      const visible = text.replace(/^\uFEFF/, '')
      const { entries } = scan(text)
      for (const { start, line, column } of entries) {
        const before = Buffer.from(text)
          .subarray(0, start)
          .toString()
          .replace(/^\uFEFF/, '')
        const lines = before.split(/\r\n|\n|\r/)
        expect({ line, column }).toEqual({ line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 })
        expect(visible.startsWith(before)).toBe(true)
      }
    }
  })

  test('have the number of their fields', () => {
    expect(scan(indented).entries.map(({ fields }) => fields)).toEqual([5, 0, 0, 0, 0, 4])
    expect(scan('{"products":[{"a":1,"a":2}]}').entries[0]?.fields).toBe(2)
  })

  test.each(['[1,]', '[,1]', '[1 2]', '[1,,2]', '[}', '[1', '[{"a":1}', '[:]'])(
    'are not a list: %s',
    (list) => {
      expect(scan(`{"products":${list}}`).isBroken).toBe(true)
    },
  )

  test.each([
    '{"products":[]}',
    '{"products":{"products":[1]}}',
    '{"a":{"products":[1]}}',
    '[{"products":[1]}]',
    '{',
  ])('are none: %s', (text) => {
    const { entries, isBroken } = scan(text)
    expect({ entries, isBroken }).toEqual({ entries: [], isBroken: false })
  })
})
