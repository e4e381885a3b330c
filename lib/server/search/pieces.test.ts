import { expect, test } from 'vitest'
import { DESTINATION, PRODUCT } from '@/lib/domain/search/edit-distance'
import { textRuns } from '@/lib/domain/search/tokenize'
import { cut, piecesOf } from './pieces'

const known = (ranks: Record<string, number>) =>
  new Map(
    Object.entries(ranks).map(([term, rank]) => [
      term,
      { term, rank, spellings: [term], prefix_rank: null, prefix_apart: null },
    ]),
  )
const pieces = (text: string, ranks: Record<string, number>) =>
  textRuns(text).flatMap((run) => piecesOf(run, known(ranks)).map((piece) => piece.text))

test('takes the longest words from the left and keeps what lies between together', () => {
  const words = new Set(['ab', 'abc', 'e'])
  expect(cut([...'abcxye'], (text) => words.has(text))).toEqual([
    { text: 'abc', isWord: true },
    { text: 'xy', isWord: false },
    { text: 'e', isWord: true },
  ])
})

test('[R4] splits a text without spaces only if words cover all of it', () => {
  expect(pieces('bangkoktour', { bangkok: DESTINATION })).toEqual(['bangkok', 'tour'])
  expect(pieces('bangkokxtour', { bangkok: DESTINATION })).toEqual(['bangkokxtour'])
})

test('[R4] prefers places and travel words to names that continue them', () => {
  expect(pieces('东京酒店', { 东京: DESTINATION, 东京酒店: PRODUCT })).toEqual(['东京', '酒店'])
})
