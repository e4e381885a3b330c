'use client'

import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isSignedInHint } from '@/components/session/session'
import { MAX_SLUG_LENGTH } from '@/lib/domain/catalog-ids'
import { SUPPORT_TOPICS } from '@/lib/domain/support'
import { useAuth } from '@/stores/auth'
import { readSupportDraft, type SupportValues, saveSupportDraft } from './support-draft'

const filled = (values: Partial<SupportValues>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value))

/** Reads the preset values from the URL: `/support?topic=refund&order=…`, as linked from an order. */
function presetValues(): Partial<SupportValues> {
  const query = new URLSearchParams(window.location.search)
  const topic = SUPPORT_TOPICS.find((candidate) => candidate === query.get('topic'))
  const order = query.get('order')
  const product = query.get('product')?.slice(0, MAX_SLUG_LENGTH)
  return {
    ...(topic ? { topic } : {}),
    ...(order ? { order_id: order } : {}),
    ...(product ? { product_id: product } : {}),
  }
}

/**
 * Fills the form from the URL, from the draft before a reload, and with the name and email of the signed-in
 * user; then saves changes as a draft.
 */
export function useSupportValues(form: UseFormReturn<SupportValues>): void {
  const user = useAuth((state) => state.authUser)
  // If the session ends while the page is open, the draft still belongs to its owner.
  const owner = useRef<string | null>(null)

  useEffect(() => {
    // The owner of the draft is known once the profile is loaded.
    if (!user && isSignedInHint()) return
    owner.current = user?.id ?? owner.current
    const draft: Partial<SupportValues> = { ...readSupportDraft(owner.current), ...presetValues() }
    const profile = user
      ? { name: [user.first_name, user.last_name].filter(Boolean).join(' '), email: user.email }
      : {}
    const typed = form.getValues()
    for (const [name, value] of Object.entries({ ...profile, ...filled(draft), ...filled(typed) }))
      form.setValue(name as keyof SupportValues, value)
    const { unsubscribe } = form.watch((values) =>
      saveSupportDraft(owner.current, values as Partial<SupportValues>),
    )
    return unsubscribe
  }, [form, user])
}
