/** Control characters, most of which XML 1.0 has no form for, not even escaped. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** What most texts have nothing of. */
const CHANGED = /[&<>"\p{Cc}\p{Cs}\uFFFE\uFFFF]/u

function escaped(value: string | number): string {
  const text = String(value)
  if (!CHANGED.test(text)) return text
  return text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
}

type Content = string | number | undefined | XmlTree

/** The text of an element that has attributes as well. */
const TEXT = '#text'

/**
 * Element names to texts, elements or lists of them; names with `@` are attributes, `#text` is text beside them.
 * Undefined is left out.
 */
export interface XmlTree {
  [name: string]: Content | readonly Content[]
}

function element(name: string, content: Content): string {
  if (content === undefined) return ''
  if (typeof content !== 'object') return `<${name}>${escaped(content)}</${name}>`
  let attributes = ''
  for (const key in content) {
    const value = content[key]
    if (key.startsWith('@') && value !== undefined)
      attributes += ` ${key.slice(1)}="${escaped(String(value))}"`
  }
  return `<${name}${attributes}>${xml(content)}</${name}>`
}

/**
 * Returns elements as XML, without a declaration. Written by hand, because a sitemap of 50,000 addresses would block the
 * server with a library that takes many times as long.
 */
export function xml(tree: XmlTree): string {
  let text = ''
  for (const name in tree) {
    if (name.startsWith('@')) continue
    const value = tree[name]
    if (name === TEXT) {
      text += escaped(String(value))
      continue
    }
    if (Array.isArray(value)) for (const one of value) text += element(name, one)
    else text += element(name, value as Content)
  }
  return text
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

/**
 * Yields a document whose root element has parts that are made one after another, so that it is never in memory as a
 * whole. The first piece has the first part: a source that fails does so before anything is yielded.
 * @param attributes of the root
 */
export async function* xmlDocument(
  root: string,
  attributes: Readonly<Record<string, string>>,
  parts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  const stated = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  let head = `${DECLARATION}\n<${root}${stated.join('')}>\n`
  for await (const part of parts) {
    yield head + part
    head = ''
  }
  yield `${head}</${root}>\n`
}
