import { expect, test } from 'vitest'
import { waysOf } from './fulfilment-methods'

const there = { from: 'Tokyo', to: 'Kyoto' }
const back = { from: 'Kyoto', to: 'Tokyo' }

test('[C4] lists each route once, regardless of the classes', () => {
  expect(waysOf([there, there, back, back].map((route) => ({ route })))).toEqual([there, back])
  expect(waysOf([{ route: null }])).toEqual([])
})
