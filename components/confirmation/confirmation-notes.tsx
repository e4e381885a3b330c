'use client'

import { ConfirmationNote } from './confirmation-note'

interface ConfirmationNotesProps {
  of: ReadonlyArray<{ product: string; isInstant: boolean | null }>
}

/** How the products of an order are confirmed: one note if it is the same for all, else one for each. */
export function ConfirmationNotes({ of: products }: ConfirmationNotesProps) {
  const [first, ...others] = products
  if (!first) return null
  if (others.every(({ isInstant }) => isInstant === first.isInstant))
    return <ConfirmationNote isInstant={first.isInstant} className="text-14 text-ink-2" />
  return (
    <div className="grid gap-1.5">
      {products.map(({ product, isInstant }) => (
        <ConfirmationNote
          key={`${product} ${isInstant}`}
          product={product}
          isInstant={isInstant}
          className="text-14 text-ink-2"
        />
      ))}
    </div>
  )
}
