import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { LOCALES, type Localized } from '@/lib/domain/locale'
import { seedDocuments } from '@/lib/server/db/seed/seed-files'

type Json = Record<string, unknown>
interface Entry extends Json {
  id: string
  name: Localized
  options: Array<Json & { id: string }>
}

/** Returns the products of the sample catalog as they are written, without images of files. */
async function sampleProducts(): Promise<Entry[]> {
  return (await seedDocuments()).flatMap(
    ({ text }) => (JSON.parse(text) as { products?: Entry[] }).products ?? [],
  )
}

/** A product like one of the sample catalog, with ids and names of its own. */
function variant({ esim_profiles: _, ...product }: Entry, index: number): Entry {
  const id = `import-${String(index).padStart(6, '0')}`
  const name = { ...product.name }
  for (const locale of LOCALES) if (name[locale] !== undefined) name[locale] = `${name[locale]} ${index}`
  return {
    ...product,
    id,
    name,
    options: product.options.map(({ esim_profiles: _profiles, availability, ...option }, place) => ({
      ...option,
      id: `${id}.${place}`,
      // The profiles of eSIMs are in no file.
      ...(option.inventory !== 'SERIAL' && { availability }),
    })),
  } as Entry
}

/** Writes a catalog file with many products, each a variant of one of the sample catalog. Returns its size in bytes. */
export async function writeLargeCatalog(file: string, count: number): Promise<number> {
  const samples = await sampleProducts()
  const out = createWriteStream(file)
  let bytes = 0
  const write = async (text: string) => {
    bytes += Buffer.byteLength(text)
    if (!out.write(text)) await once(out, 'drain')
  }
  await write('{\n  "version": 1,\n  "products": [')
  for (let index = 0; index < count; index++) {
    const sample = samples[index % samples.length]
    if (!sample) throw new Error('the sample catalog has no products')
    const text = JSON.stringify(variant(sample, index), null, 2).replaceAll('\n', '\n    ')
    await write(`${index === 0 ? '' : ','}\n    ${text}`)
  }
  await write('\n  ]\n}\n')
  out.end()
  await finished(out)
  return bytes
}
