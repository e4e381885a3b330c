import type { SupportForm } from '@/lib/contract/support'

/** What stands in the form; empty where nothing was typed or chosen. */
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

function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage a reload begins the form anew.
  }
}

interface Stored {
  /** Whose draft it is; null where nobody was signed in. */
  user: string | null
  values: Partial<SupportValues>
}

/** The draft of whoever is here, or of a visitor who may have signed in since; somebody else's is dropped. */
export function readSupportDraft(user: string | null): Partial<SupportValues> | null {
  const stored = read<Stored>(DRAFT)
  if (!stored?.user || stored.user === user) return stored?.values ?? null
  dropSupportDraft()
  return null
}

export function saveSupportDraft(user: string | null, values: Partial<SupportValues>): void {
  keep(DRAFT, { user, values } satisfies Stored)
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The Idempotency-Key of a press: the same as long as the same words are sent, also across a reload, so that
 * pressing again after a lost connection sends nothing twice.
 */
export function supportPressKey(values: SupportValues): string {
  const content = JSON.stringify(Object.entries(values).sort())
  const last = read<{ key: string; content: string }>(PRESS)
  if (last?.content === content) return last.key
  const key = newKey()
  keep(PRESS, { key, content })
  return key
}

/** Nothing of a request is left in the tab. */
export function dropSupportDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT)
    sessionStorage.removeItem(PRESS)
  } catch {
    // Nothing can be stored, so nothing is left.
  }
}
