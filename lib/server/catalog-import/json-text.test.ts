import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JsonText } from './json-text'
import type { Path } from './problems'

type Value = null | boolean | number | string | Value[] | { [name: string]: Value }

interface Written {
  text: string
  /** Every value with the offset where it was written. */
  places: Array<{ path: Path; offset: number }>
}

/** Writes JSON with whitespace from a list and records the position of every value. */
function write(value: Value, spaces: string[]): Written {
  const places: Written['places'] = []
  let text = ''
  let used = 0
  const space = () => {
    text += spaces[used++ % spaces.length] ?? ''
  }
  const put = (inner: Value, path: Path): void => {
    space()
    places.push({ path, offset: text.length })
    if (Array.isArray(inner)) {
      text += '['
      inner.forEach((entry, index) => {
        if (index > 0) text += ','
        put(entry, [...path, index])
        space()
      })
      text += ']'
    } else if (inner !== null && typeof inner === 'object') {
      text += '{'
      Object.entries(inner).forEach(([name, entry], index) => {
        if (index > 0) text += ','
        space()
        text += JSON.stringify(name)
        space()
        text += ':'
        put(entry, [...path, name])
      })
      space()
      text += '}'
    } else text += JSON.stringify(inner)
  }
  put(value, [])
  space()
  return { text, places }
}

/** Counts line and column naively. */
function counted(text: string, offset: number) {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/)
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

const blank = fc.array(fc.constantFrom('', ' ', '\t', '\n', '\r\n', '\n\n  '), { minLength: 1, maxLength: 7 })
const { tree } = fc.letrec<{ tree: Value }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc
      .dictionary(fc.string({ unit: 'binary', maxLength: 6 }), tie('tree'), { maxKeys: 4 })
      .map((object) => ({ ...object })),
  ),
}))

describe('positions in a JSON text', () => {
  test('finds every value where it was written', () => {
    fc.assert(
      fc.property(tree, blank, (value, spaces) => {
        const { text, places } = write(value, spaces)
        const json = new JsonText(text)
        expect(json.problems).toEqual([])
        for (const { path, offset } of places) {
          const crossesLineEnd = text[offset - 1] === '\r' && text[offset] === '\n'
          if (!crossesLineEnd) expect(json.positionOf(path)).toEqual(counted(text, offset))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('reports a missing value at its parent', () => {
    const json = new JsonText('{\n  "products": [\n    { "id": "a" }\n  ]\n}')
    expect(json.positionOf(['products', 0, 'name', 'th'])).toEqual({ line: 3, column: 5 })
  })

  test('reports an unknown field at its name', () => {
    const json = new JsonText('{\n  "prodcuts": []\n}')
    expect(json.positionOf(['prodcuts'], true)).toEqual({ line: 2, column: 3 })
    expect(json.positionOf(['prodcuts'])).toEqual({ line: 2, column: 15 })
  })

  test.each([
    ['{ "a": 1,\n}', 2, 1],
    ['{ "a": 1\n  "b": 2 }', 2, 3],
    ['[1, 2', 1, 6],
    ['{ "a": 01 }', 1, 9],
    ["{ 'a': 1 }", 1, 3],
    ['// words\n[]', 1, 1],
    ['', 1, 1],
    ['[]\n[]', 2, 1],
  ])('reports where %j is invalid JSON', (text, line, column) => {
    const { problems } = new JsonText(text)
    expect(problems[0]).toMatchObject({ line, column })
    expect(problems[0]?.message).not.toBe('')
  })

  test('reports a duplicate field at its second occurrence', () => {
    const { problems } = new JsonText('{ "a": [{ "b": 1,\n "b": 2 }] }')
    expect(problems).toEqual([{ path: ['a', 0, 'b'], message: 'duplicate field', line: 2, column: 2 }])
  })

  test('rejects excessive nesting without crashing', () => {
    expect(new JsonText('['.repeat(1_000_000)).problems).not.toEqual([])
  })
})
