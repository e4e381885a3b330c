import { expect, test } from 'vitest'
import { pickMessages } from './pick-messages'

const messages = {
  ui: { close: 'Close' },
  errors: { INTERNAL: 'Oops', NOT_FOUND: 'Gone', fields: { date: 'No' } },
}

test('picks namespaces and single messages, and ignores unknown ids', () => {
  expect(pickMessages(messages, ['ui', 'errors.INTERNAL', 'errors.fields', 'cart'])).toEqual({
    ui: { close: 'Close' },
    errors: { INTERNAL: 'Oops', fields: { date: 'No' } },
  })
})

test('does not change the source messages', () => {
  pickMessages(messages, ['errors.INTERNAL', 'errors.NOT_FOUND'])
  expect(Object.keys(messages.errors)).toEqual(['INTERNAL', 'NOT_FOUND', 'fields'])
})
