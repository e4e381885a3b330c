import type { ComponentProps } from 'react'
import { ListingForm } from './listing-form'

interface ListingButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Path of the listing with its query. */
  to: string
}

/** Opens a filtered listing. */
export function ListingButton({ to, ...button }: ListingButtonProps) {
  return (
    <ListingForm to={to}>
      <button {...button} type="submit" />
    </ListingForm>
  )
}
