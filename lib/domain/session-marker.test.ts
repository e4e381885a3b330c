import { expect, test } from 'vitest'
import { correctedMarker, sessionMarker } from './session-marker'

const TOKEN = 'a token of thirty characters, or so'

test('[A6] the page can distinguish sessions without learning the token', async () => {
  expect(await sessionMarker(TOKEN)).toMatch(/^[\da-f]{12}$/)
  expect(await sessionMarker(TOKEN)).toBe(await sessionMarker(TOKEN))
  expect(await sessionMarker(TOKEN)).not.toBe(await sessionMarker(`${TOKEN}.`))
})

test('[A1] [A6] the marker follows from the token alone', async () => {
  const right = await sessionMarker(TOKEN)
  expect(await correctedMarker(TOKEN, undefined)).toBe(right)
  expect(await correctedMarker(TOKEN, 'wrong')).toBe(right)
  expect(await correctedMarker(TOKEN, right)).toBeNull()
  for (const none of [undefined, '']) {
    expect(await correctedMarker(none, right)).toBe('')
    expect(await correctedMarker(none, none)).toBeNull()
  }
})
