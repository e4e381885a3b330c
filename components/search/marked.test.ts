import { expect, test } from 'vitest'
import { pieces } from './marked'

const shown = (text: string, matched: Array<[number, number]>) =>
  pieces(text, matched).map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))

test('[R1] marks the matched parts', () => {
  expect(
    shown('Wat Arun', [
      [0, 3],
      [4, 8],
    ]),
  ).toEqual(['[Wat]', ' ', '[Arun]'])
  expect(shown('曼谷', [[0, 1]])).toEqual(['[曼]', '谷'])
  expect(shown('Bangkok', [])).toEqual(['Bangkok'])
})

test('the pieces add up to the whole text for any offsets', () => {
  for (const matched of [
    [[3, 99]],
    [[50, 60]],
    [
      [0, 4],
      [2, 6],
    ],
    [[-5, 2]],
  ] as Array<Array<[number, number]>>)
    expect(
      pieces('Bangkok', matched)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Bangkok')
})
