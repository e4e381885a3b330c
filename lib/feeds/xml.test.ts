import { expect, test } from 'vitest'
import { xml, xmlDocument } from './xml'

test('elements have attributes, texts, elements and lists; what is undefined is left out', () => {
  const tree = {
    item: { '@id': 7, name: 'Boat', price: undefined, link: [{ '@href': '/a' }, { '@href': '/b' }] },
  }
  expect(xml(tree)).toBe(
    '<item id="7"><name>Boat</name><link href="/a"></link><link href="/b"></link></item>',
  )
})

test('an element has a text beside its attributes', () => {
  expect(xml({ guid: { '@isPermaLink': 'true', '#text': 'a&b' } })).toBe(
    '<guid isPermaLink="true">a&amp;b</guid>',
  )
})

test('a text cannot end its element or attribute, and has no characters that XML lacks', () => {
  expect(xml({ a: { '@b': '"><x>', c: 'A & B </a> \u0000\u0008\uD800' } })).toBe(
    '<a b="&quot;&gt;&lt;x&gt;"><c>A &amp; B &lt;/a&gt; \uFFFD</c></a>',
  )
})

test('a document of parts has one root, also without any', async () => {
  const pieces = await Array.fromAsync(xmlDocument('rss', { version: '2.0' }, ['<a/>', '<b/>']))
  expect(pieces).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0">\n<a/>',
    '<b/>',
    '</rss>\n',
  ])
  expect((await Array.fromAsync(xmlDocument('rss', {}, []))).join('')).toMatch(/<rss>\n<\/rss>\n$/)
})
