import { readFlatXml } from '../../flat-xml'

const MAX_RECORDS = 100

/** Returns the `record` elements of an XML response, each with its fields by lower-case name. */
export function readRecords(xml: string): Array<ReadonlyMap<string, string>> {
  return xml
    .split(/<record>/i)
    .slice(1, 1 + MAX_RECORDS)
    .map((part) => readFlatXml(part.split(/<\/record>/i, 1)[0] ?? ''))
    .map((fields) => new Map([...fields].map(([name, text]) => [name.toLowerCase(), text.trim()])))
}
