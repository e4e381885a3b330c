import { readFlatXml } from '../../flat-xml'

const MOST_RECORDS = 100

/** The `record` elements of an XML answer, each with its fields by their names in lower case. */
export function readRecords(xml: string): Array<ReadonlyMap<string, string>> {
  return xml
    .split(/<record>/i)
    .slice(1, 1 + MOST_RECORDS)
    .map((part) => readFlatXml(part.split(/<\/record>/i, 1)[0] ?? ''))
    .map((fields) => new Map([...fields].map(([name, text]) => [name.toLowerCase(), text.trim()])))
}
