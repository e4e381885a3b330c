import { lazy } from 'react'
import { removeToast, showToast } from '@/stores/toasts'
import { isChunkFailure } from './chunk-failure'
import { mayReload } from './chunk-reload'
import { isServerReachable, whenServerReachable } from './is-online-probe'

/** Id of the toast shown while chunks are missing. */
const TOAST = 'no-connection'
/** Maximum delay of a timer in milliseconds. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

const reloadPage = () => window.location.reload()

/**
 * Leaves a page whose chunk belongs to an older build.
 * @throws the error if it has another cause, or if the page was reloaded just now
 */
function leavePage(error: unknown, leave: () => void): Promise<never> {
  if (!isChunkFailure(error) || !mayReload(Date.now())) throw error
  leave()
  return new Promise(() => {})
}

/**
 * Imports a script chunk. Offline it shows a toast and retries once the server can be reached, so that no
 * page is lost. If the server responds, the chunk belongs to an older build, and the page is reloaded.
 * @param leave loads a document of the current build
 * @throws the import error if the page was reloaded just now
 */
export async function importWithRetry<T>(load: () => Promise<T>, leave = reloadPage): Promise<T> {
  for (let reachable = false; ; ) {
    try {
      return await load()
    } catch (error) {
      if (reachable) return leavePage(error, leave)
    }
    reachable = await isServerReachable()
    if (reachable) continue
    const title = document.getElementById('strings')?.dataset.noConnection ?? ''
    showToast({ id: TOAST, title, colour: 'warning', duration: MAX_TIMEOUT_MS, progress: false })
    await whenServerReachable()
    removeToast(TOAST)
  }
}

/**
 * Imports a script chunk like `importWithRetry`, but fails at once without a network: the control that needs
 * it reports the failure.
 */
export async function importOrFail<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!(await isServerReachable())) throw error
    return leavePage(error, reloadPage)
  }
}

/** A component whose code is loaded on first render; offline, once the network is back. */
export const lazyWithRetry: typeof lazy = (load) => lazy(() => importWithRetry(load))
