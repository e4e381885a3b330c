'use client'

import { useRouter } from 'next/navigation'
import { usePreferences } from '@/components/page/preferences'
import { saveSelection } from '@/components/product/booking/selection/saved-selection'
import { Button } from '@/components/ui/action/button'
import type { ButtonVariant } from '@/components/ui/action/button-style'
import type { CartLink } from '@/lib/domain/cart-link'
import { choiceFromLink } from './linked-choice'

interface ProductButtonProps {
  link: CartLink
  variant?: ButtonVariant
  children: React.ReactNode
}

/** Opens the product page with the choice of the link filled in. */
export function ProductButton({ link, variant, children }: ProductButtonProps) {
  const router = useRouter()
  const { path } = usePreferences()
  return (
    <Button
      wide
      variant={variant}
      onClick={() => {
        saveSelection(link.product, choiceFromLink(link))
        router.push(path(`/products/${link.product}`))
      }}
    >
      {children}
    </Button>
  )
}
