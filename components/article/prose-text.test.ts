import { describe, expect, test } from 'vitest'
import { plainProse, readProse } from './prose-text'

describe('reading prose', () => {
  test('paragraphs and lists', () => {
    expect(readProse('One.\n\nTwo:\n- a\n- b\n\nThree.')).toEqual([
      { kind: 'paragraph', lines: [[{ text: 'One.' }]] },
      { kind: 'paragraph', lines: [[{ text: 'Two:' }]] },
      { kind: 'list', lines: [[{ text: 'a' }], [{ text: 'b' }]] },
      { kind: 'paragraph', lines: [[{ text: 'Three.' }]] },
    ])
  })

  test('links amid text, in any script', () => {
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
  ])('%s stays text', (text) => {
    expect(readProse(text)).toEqual([{ kind: 'paragraph', lines: [[{ text }]] }])
  })

  test.each(['mailto:help@example.com', 'https://example.com/a', '#top', '/help?q=a#b'])(
    '%s may be linked to',
    (href) => {
      expect(readProse(`[x](${href})`)[0]?.lines[0]).toEqual([{ text: 'x', href }])
    },
  )

  test('markup is text', () => {
    expect(readProse('<b>x</b>')[0]?.lines[0]).toEqual([{ text: '<b>x</b>' }])
  })

  test('nothing makes nothing', () => {
    expect(readProse(' \n\n ')).toEqual([])
  })
})

test('plain text keeps labels and drops marks', () => {
  expect(plainProse('See [help](/help).\n\n- a\n- b')).toBe('See help.\na\nb')
})
