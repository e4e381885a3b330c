const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;')
}

/** Returns an XML element whose children contain only text. */
export function flatXml(root: string, fields: Record<string, string>): string {
  const children = Object.entries(fields).map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
  return `<${root}>${children.join('')}</${root}>`
}

/**
 * Returns the leaf elements of an XML text by name, the first of each. Only XML's predefined entities are
 * decoded.
 */
export function readFlatXml(xml: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const [, name = '', text = ''] of xml.matchAll(/<([A-Za-z]\w{0,40})>([^<]{0,2000})<\/\1>/g))
    if (!fields.has(name))
      fields.set(
        name,
        text.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity) => ENTITIES[entity] ?? ''),
      )
  return fields
}
