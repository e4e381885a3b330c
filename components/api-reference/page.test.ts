import { readFileSync } from 'node:fs'
import { findAll, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { operations } from '@/lib/contract'
import { openApiDocument } from '@/lib/contract/openapi'
import { referencePage } from './page'
import { TOKENS } from './style'

const document = openApiDocument('1.2.3')
const page = referencePage(document)
const elements = findAll(() => true, parseDocument(page).children)
const ids = elements.flatMap(({ attribs }) => attribs.id ?? [])

test('the page has every call and every schema, once', () => {
  expect(ids).toEqual([...new Set(ids)])
  expect(ids).toEqual(expect.arrayContaining(Object.keys(operations)))
  expect(ids).toEqual(
    expect.arrayContaining(Object.keys(document.components.schemas).map((name) => `schema-${name}`)),
  )
})

test('every link within the page leads to a part of it', () => {
  const targets = elements.flatMap(({ name, attribs }) => (name === 'a' ? [attribs.href ?? ''] : []))
  expect(targets.length).toBeGreaterThan(300)
  expect(targets.filter((target) => !target.startsWith('#'))).toEqual(['/api/openapi.json'])
  expect(targets.filter((target) => target.startsWith('#') && !ids.includes(target.slice(1)))).toEqual([])
})

test('the page loads nothing and runs nothing', () => {
  const names = new Set(elements.map(({ name }) => name))
  for (const name of ['script', 'link', 'img', 'iframe']) expect(names.has(name), name).toBe(false)
  expect(page).not.toMatch(/url\(|@import/)
  expect(page).toContain('<meta name="robots" content="noindex">')
})

test('a call has its parameters, its example and the names of its schemas', () => {
  const section = elements.find(({ attribs }) => attribs['aria-labelledby'] === 'addToCart')
  const text = section ? textContent(section) : ''
  expect(text).toContain('POST /api/pd4/carts')
  expect(text).toContain('Idempotency-Key header')
  expect(text).toMatch(/409 .*SOLD_OUT/)
  expect(text).toContain('AddToCartRequest as application/json')
  expect(text).toContain('"option_id": "phi-phi-bamboo-speedboat.shared"')
})

test('a text of the document is no markup', () => {
  const info = { ...document.info, description: '<script>alert(1)</script> `<b>`' }
  const hostile = referencePage({ ...document, info })
  expect(hostile).toContain('&lt;script&gt;alert(1)&lt;/script&gt; <code>&lt;b&gt;</code>')
})

test('its colors are the tokens of the design', () => {
  const css = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')
  for (const [name, value] of Object.entries(TOKENS)) expect(css, name).toContain(`  ${name}: ${value};`)
})
