'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, useEffect, useTransition } from 'react'
import { useNavigation } from '@/stores/navigation'

interface ListingButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Path of the listing with its query. */
  to: string
}

/** Opens a filtered listing. Crawlers follow links without number, but submit no forms. */
export function ListingButton({ to, ...button }: ListingButtonProps) {
  const router = useRouter()
  const [pending, start] = useTransition()
  useEffect(() => {
    if (!pending) return
    useNavigation.setState({ pending })
    return () => useNavigation.setState({ pending: false })
  }, [pending])
  const [action, search] = to.split('?')
  return (
    <form
      action={action}
      className="contents"
      onSubmit={(event) => {
        event.preventDefault()
        start(() => router.push(to))
      }}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button {...button} type="submit" />
    </form>
  )
}
