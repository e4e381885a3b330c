import type { CartItem } from '@/lib/contract/cart'

/** With which document the venue compares the names of travellers; `none` where no names are asked. */
export type NameDocument = 'passport' | 'passportOrCard' | 'none'

/** Returns the document of the strictest item. */
export function nameDocument(items: ReadonlyArray<Pick<CartItem, 'option'>>): NameDocument {
  const named = items.map(({ option }) => option.questions).filter((asked) => asked.includes('full_name'))
  if (named.length === 0) return 'none'
  return named.every((asked) => asked.includes('identity_document')) ? 'passportOrCard' : 'passport'
}
