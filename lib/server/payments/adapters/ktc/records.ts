import { readFlatXml } from '../../flat-xml'

/** Returns the `record` elements of an XML response, each with its fields by lower-case name. */
export function readRecords(xml: string): Array<ReadonlyMap<string, string>> {
  return xml
    .split(/<record(?:\s[^>]*)?>/i)
    .slice(1)
    .map((part) => readFlatXml(part.split(/<\/record>/i, 1)[0] ?? ''))
    .map((fields) => new Map([...fields].map(([name, text]) => [name.toLowerCase(), text.trim()])))
}
