import { lazy } from 'react'
import { removeToast, showToast } from '@/stores/toasts'
import { isServerReachable, whenServerReachable } from './is-online-probe'

/** Id of the toast shown while chunks are missing. */
const TOAST = 'no-connection'
/** Maximum delay of a timer in milliseconds. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/**
 * Imports a script chunk. Offline it shows a toast and retries once the server can be reached, so that no
 * page is lost.
 * @throws the import error if the server responds: the chunk belongs to an older build
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let reachable = false; ; ) {
    try {
      return await load()
    } catch (error) {
      if (reachable) throw error
    }
    reachable = await isServerReachable()
    if (reachable) continue
    const title = document.getElementById('strings')?.dataset.noConnection ?? ''
    showToast({ id: TOAST, title, colour: 'warning', duration: MAX_TIMEOUT_MS, progress: false })
    await whenServerReachable()
    removeToast(TOAST)
  }
}

/** A component whose code is loaded on first render; offline, once the network is back. */
export const lazyWithRetry: typeof lazy = (load) => lazy(() => importWithRetry(load))
