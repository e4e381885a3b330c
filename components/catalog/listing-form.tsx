'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { useNavigation } from '@/stores/navigation'

interface ListingFormProps {
  /** Path of the listing with its query, which a button may extend by its own `name` and `value`. */
  to: string
  children: React.ReactNode
}

/**
 * Opens a filtered or sorted listing: that of the pressed button's `data-to`, else `to`. Crawlers follow links without
 * number, but submit no forms.
 */
export function ListingForm({ to, children }: ListingFormProps) {
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
        const { submitter } = event.nativeEvent as SubmitEvent
        start(() => router.push(submitter?.dataset.to ?? to))
      }}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
