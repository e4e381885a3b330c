import { clearOwned } from '@/stores/browser-storage/clear-owned'
import { forget, logOut } from './session'

async function leave(to: string): Promise<void> {
  clearOwned()
  await forget()
  window.location.assign(to)
}

/** Cleans up after the server has ended the session and continues with a full navigation. */
export async function leaveSignedOut(to: string): Promise<void> {
  await logOut().catch(() => undefined)
  await leave(to)
}

/**
 * Ends the session and continues with a full navigation.
 * @throws ApiError if the server could not be reached; the visitor is still signed in then
 */
export async function signOut(to: string): Promise<void> {
  await logOut()
  await leave(to)
}
