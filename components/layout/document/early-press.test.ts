import { expect, test } from 'vitest'
import { EARLY_PRESS_MS, isWanted, lastOfGroups, nameOf } from './early-press'

test('[UI] a remembered press is performed within ten seconds and on its own page', () => {
  const press = { at: 5_000, page: '/products' }
  expect(EARLY_PRESS_MS).toBe(10_000)
  expect(isWanted(press, 14_999, '/products')).toBe(true)
  expect(isWanted(press, 15_000, '/products')).toBe(false)
  expect(isWanted(press, 6_000, '/cart')).toBe(false)
})

const element = (localName: string, attributes: Record<string, string>, textContent = '') => ({
  localName,
  textContent,
  getAttribute: (name: string) => attributes[name] ?? null,
})

test('[UI] a replaced control has the same name, whatever its id, its style and its state', () => {
  const heart = element('button', { 'data-act': 'heart', 'data-id': 'boat', id: '_r_1_', 'data-taken': '' })
  expect(nameOf(heart)).toBe(
    nameOf(element('button', { 'data-act': 'heart', 'data-id': 'boat', class: 'on' })),
  )
  expect(nameOf(heart)).not.toBe(nameOf(element('button', { 'data-act': 'heart', 'data-id': 'train' })))
  const book = element('button', { type: 'button' }, ' Book now ')
  expect(nameOf(book)).toBe(nameOf(element('button', { type: 'button' }, 'Book now')))
  expect(nameOf(book)).not.toBe(nameOf(element('button', { type: 'button' }, 'Add to cart')))
})

test('[UI] of the choices in a group only the last one counts, in the order of the changes', () => {
  const radio = (name: string, value: string) => ({ type: 'radio', name, value, form: null })
  const shared = radio('option', 'shared')
  const privately = radio('option', 'private')
  const time = radio('time', '18:30')
  const box = { type: 'checkbox', name: 'option', value: 'tea', form: null }
  const fields = new Map([shared, box, privately, time].map((field) => [field, true] as const))
  expect(lastOfGroups(fields).map(([field]) => field)).toEqual([box, privately, time])
})
