import { expect, test } from 'vitest'
import { shortenPageJson } from './short-page-json'

test('the bytes of a page that is stored stand in JSON as their number, other bytes as before', () => {
  const bytes = Buffer.from('page')
  const before = JSON.stringify({ bytes })
  shortenPageJson()
  expect(JSON.stringify({ kind: 'APP_PAGE', rscData: bytes })).toBe('{"kind":"APP_PAGE","rscData":4}')
  expect(JSON.stringify({ bytes })).toBe(before)
})
