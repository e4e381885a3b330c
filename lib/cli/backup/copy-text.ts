import { StringDecoder } from 'node:string_decoder'

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

function decodeField(field: string): string | null {
  if (field === '\\N') return null
  return field.includes('\\')
    ? field.replace(/\\(.)/gs, (_, letter: string) => ESCAPES[letter] ?? letter)
    : field
}

const rowOf = (line: string) => line.split('\t').map(decodeField)

/**
 * Reads rows from the text format of COPY.
 * @throws Error if the last line has no end
 */
export async function* copyRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<Array<string | null>> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield rowOf(line)
  }
  if (rest + decoder.end() !== '') throw new Error('the data ends in the middle of a row')
}
