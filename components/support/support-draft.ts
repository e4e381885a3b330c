import type { SupportForm } from '@/lib/contract/support'
import { newIdempotencyKey } from '@/lib/domain/idempotency-key'

/** Values of the form; empty where nothing was entered. */
export type SupportValues = Record<keyof SupportForm, string>

const DRAFT = 'support-draft'
const PRESS = 'support-press'

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null
  } catch {
    return null
  }
}

function store(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage the form is empty after a reload.
  }
}

interface Stored {
  /** Owner of the draft; null if not signed in. */
  user: string | null
  values: Partial<SupportValues>
}

/**
 * Returns the draft of the user, or of a visitor who may have signed in since; discards another user's draft.
 */
export function readSupportDraft(user: string | null): Partial<SupportValues> | null {
  const stored = read<Stored>(DRAFT)
  if (!stored?.user || stored.user === user) return stored?.values ?? null
  dropSupportDraft()
  return null
}

export function saveSupportDraft(user: string | null, values: Partial<SupportValues>): void {
  store(DRAFT, { user, values } satisfies Stored)
}

/**
 * Returns the Idempotency-Key of the content, the same for the same values also after a reload, so that
 * retrying after a lost connection sends nothing twice.
 */
export function supportIdempotencyKey(values: SupportValues): string {
  const content = JSON.stringify(Object.entries(values).sort())
  const last = read<{ key: string; content: string }>(PRESS)
  if (last?.content === content) return last.key
  const key = newIdempotencyKey()
  store(PRESS, { key, content })
  return key
}

/** Removes everything about a request from the tab. */
export function dropSupportDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT)
    sessionStorage.removeItem(PRESS)
  } catch {
    // Nothing can be stored, so there is nothing to remove.
  }
}
