import { describe, expect, test } from 'vitest'
import { plainProse, readProse } from './prose-text'

describe('readProse', () => {
  test('splits paragraphs and lists', () => {
    expect(readProse('One.\n\nTwo:\n- a\n- b\n\nThree.')).toEqual([
      { kind: 'paragraph', lines: [[{ text: 'One.' }]] },
      { kind: 'paragraph', lines: [[{ text: 'Two:' }]] },
      { kind: 'list', lines: [[{ text: 'a' }], [{ text: 'b' }]] },
      { kind: 'paragraph', lines: [[{ text: 'Three.' }]] },
    ])
  })

  test('finds links within text in any script', () => {
    expect(readProse('请写信到[客服](/support)，或看 [help](/help#hold)。')[0]?.lines[0]).toEqual([
      { text: '请写信到' },
      { text: '客服', href: '/support' },
      { text: '，或看 ' },
      { text: 'help', href: '/help#hold' },
      { text: '。' },
    ])
  })

  test.each([
    '[x](javascript:alert)',
    '[x](//evil.example)',
    '[x](http://plain.example)',
    '[x](data:text/html,hi)',
    '[x]( /a)',
    '[](/a)',
  ])('keeps %s as text', (text) => {
    expect(readProse(text)).toEqual([{ kind: 'paragraph', lines: [[{ text }]] }])
  })

  test.each(['mailto:help@example.com', 'https://example.com/a', '#top', '/help?q=a#b'])(
    'links to %s',
    (href) => {
      expect(readProse(`[x](${href})`)[0]?.lines[0]).toEqual([{ text: 'x', href }])
    },
  )

  test('keeps HTML markup as text', () => {
    expect(readProse('<b>x</b>')[0]?.lines[0]).toEqual([{ text: '<b>x</b>' }])
  })

  test('leaves out paragraphs and entries without text', () => {
    expect(readProse('One.\n\n\n\nTwo:\n- a\n- \n\n- b')).toEqual([
      { kind: 'paragraph', lines: [[{ text: 'One.' }]] },
      { kind: 'paragraph', lines: [[{ text: 'Two:' }]] },
      { kind: 'list', lines: [[{ text: 'a' }], [{ text: 'b' }]] },
    ])
  })

  test('returns no blocks for blank text', () => {
    expect(readProse(' \n\n ')).toEqual([])
  })
})

test('plainProse keeps labels and drops markup', () => {
  expect(plainProse('See [help](/help).\n\n- a\n- b')).toBe('See help.\na\nb')
})
