import { SaxesParser } from 'saxes'

/** The content of the ECB's daily reference rates, not yet validated. */
export interface EcbCubes {
  /** The values of `time`. */
  days: string[]
  /** The pairs of `currency` and `rate`. */
  rates: Array<[currency: string, rate: string]>
}

/**
 * Reads the `Cube` elements of the ECB's XML. Entities of a document type are not expanded, and nothing is loaded.
 * @throws Error if the text is not well-formed
 */
export function readEcbXml(xml: string): EcbCubes {
  const cubes: EcbCubes = { days: [], rates: [] }
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Cube') return
    const { time, currency, rate } = attributes
    if (time !== undefined) cubes.days.push(time)
    if (currency !== undefined && rate !== undefined) cubes.rates.push([currency, rate])
  })
  parser.write(xml).close()
  return cubes
}
