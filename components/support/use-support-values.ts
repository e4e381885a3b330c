'use client'

import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isSignedInHint } from '@/components/account/session'
import { SUPPORT_TOPICS } from '@/lib/domain/support'
import { useAuth } from '@/stores/auth'
import { readSupportDraft, type SupportValues, saveSupportDraft } from './support-draft'

const filled = (values: Partial<SupportValues>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value))

/** What the address asks for: `/support?topic=refund&order=…`, as links from an order do. */
function asked(): Partial<SupportValues> {
  const query = new URLSearchParams(window.location.search)
  const topic = SUPPORT_TOPICS.find((candidate) => candidate === query.get('topic'))
  const order = query.get('order')
  const product = query.get('product')?.slice(0, 80)
  return {
    ...(topic ? { topic } : {}),
    ...(order ? { order_id: order } : {}),
    ...(product ? { product_id: product } : {}),
  }
}

/**
 * Fills the form with what the address asks for, with what was typed before a reload, and with the name and e-mail
 * of who is signed in; and keeps what is typed from then on.
 */
export function useSupportValues(form: UseFormReturn<SupportValues>): void {
  const user = useAuth((state) => state.authUser)
  // A session that ends while the page is open leaves its draft to whom it was.
  const owner = useRef<string | null>(null)

  useEffect(() => {
    // Whose draft it may be is known with the profile.
    if (!user && isSignedInHint()) return
    owner.current = user?.id ?? owner.current
    const draft: Partial<SupportValues> = { ...readSupportDraft(owner.current), ...asked() }
    const own = user
      ? { name: [user.first_name, user.last_name].filter(Boolean).join(' '), email: user.email }
      : {}
    const typed = form.getValues()
    for (const [name, value] of Object.entries({ ...own, ...filled(draft), ...filled(typed) }))
      form.setValue(name as keyof SupportValues, value)
    const { unsubscribe } = form.watch((values) =>
      saveSupportDraft(owner.current, values as Partial<SupportValues>),
    )
    return unsubscribe
  }, [form, user])
}
