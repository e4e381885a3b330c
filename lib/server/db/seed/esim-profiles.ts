import { createHash } from 'node:crypto'
import type { TextDocument } from '@/lib/server/catalog-import/catalog-document'

interface Option {
  id: string
  inventory: string
  availability?: { stock?: number }
}

/** Invented profiles: the activation codes name a host that does not exist. */
function profiles(optionId: string, count: number): Array<{ iccid: string; activation_code: string }> {
  return Array.from({ length: count }, (_, index) => {
    const digest = createHash('sha256').update(`${optionId}#${index}`).digest('hex')
    const digits = BigInt(`0x${digest.slice(0, 12)}`)
      .toString()
      .padStart(15, '0')
      .slice(0, 15)
    return {
      iccid: `8900${digits}`,
      activation_code: `LPA:1$smdp.sandbox.example$${digest.slice(12, 32).toUpperCase()}`,
    }
  })
}

/** Gives every eSIM option of a file as many profiles as its stock. The files themselves hold none: they are goods. */
export function withProfiles(document: TextDocument): TextDocument {
  if (!document.text.includes('"SERIAL"')) return document
  const file: { products: Array<{ options: Option[] }> } = JSON.parse(document.text)
  const products = file.products.map((product) => ({
    ...product,
    options: product.options.map((option) =>
      option.inventory === 'SERIAL'
        ? { ...option, esim_profiles: profiles(option.id, option.availability?.stock ?? 0) }
        : option,
    ),
  }))
  return { ...document, text: JSON.stringify({ ...file, products }) }
}
