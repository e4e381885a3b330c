'use client'

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { SUPPORT_TOPICS } from '@/lib/domain/support'
import { useAuth } from '@/stores/auth'
import { keepSupportDraft, readSupportDraft, type SupportValues } from './support-draft'

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
 * Fills the form with what was typed before a reload, with what the address asks for, and with the name and e-mail
 * of who is signed in; and keeps what is typed from then on.
 */
export function useSupportValues(form: UseFormReturn<SupportValues>): void {
  const user = useAuth((state) => state.authUser)

  useEffect(() => {
    for (const [name, value] of Object.entries({ ...readSupportDraft(), ...asked() }))
      if (value) form.setValue(name as keyof SupportValues, value)
    const { unsubscribe } = form.watch((values) => keepSupportDraft(values as Partial<SupportValues>))
    return unsubscribe
  }, [form])

  useEffect(() => {
    if (!user) return
    const { name, email } = form.getValues()
    if (!name) form.setValue('name', [user.first_name, user.last_name].filter(Boolean).join(' '))
    if (!email) form.setValue('email', user.email)
  }, [form, user])
}
