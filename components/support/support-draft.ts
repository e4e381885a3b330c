import { currentUserId } from '@/components/session/session'
import type { SupportForm } from '@/lib/contract/support'
import { newIdempotencyKey } from '@/lib/domain/idempotency-key'
import { ownedEntry } from '@/stores/browser-storage/owned-entry'

/** Values of the form; empty where nothing was entered. */
export type SupportValues = Record<keyof SupportForm, string>

const draft = ownedEntry<{ values: Partial<SupportValues> }>(
  'support-draft',
  ({ values }) =>
    values !== undefined && Object.values(values).every((value: unknown) => typeof value === 'string'),
)
const press = ownedEntry<{ key: string; content: string }>(
  'support-press',
  ({ key }) => typeof key === 'string',
)

/**
 * Returns the draft of the user, or of a visitor who may have signed in since; discards another user's draft.
 */
export function readSupportDraft(user: string | null): Partial<SupportValues> | null {
  return draft.read(user)?.values ?? null
}

export function saveSupportDraft(user: string | null, values: Partial<SupportValues>): void {
  draft.save(user, { values })
}

/**
 * Returns the Idempotency-Key of the content, the same for the same values also after a reload, so that
 * retrying after a lost connection sends nothing twice.
 */
export function supportIdempotencyKey(values: SupportValues): string {
  const user = currentUserId()
  const content = JSON.stringify(Object.entries(values).sort())
  const last = press.read(user)
  if (last?.content === content) return last.key
  const key = newIdempotencyKey()
  press.save(user ?? null, { key, content })
  return key
}

/** Removes everything about a request from the tab. */
export function dropSupportDraft(): void {
  draft.drop()
  press.drop()
}
