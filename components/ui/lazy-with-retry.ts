import { lazy } from 'react'
import { removeToast, showToast } from '@/stores/toasts'
import { isServerReachable, whenServerReachable } from './is-online-probe'

/** What says that parts are missing, as long as they are. */
const TOAST = 'no-connection'
/** The most that a timer can count. */
const UNTIL_IT_COMES = 2 ** 31 - 1

/**
 * Fetches a part of the script. Without a network it says so and goes on once there is one: nobody's page is given up
 * for it.
 * @throws what did not come though the server answers: the part is of an older build
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let answered = false; ; ) {
    try {
      return await load()
    } catch (lost) {
      if (answered) throw lost
    }
    answered = await isServerReachable()
    if (answered) continue
    const title = document.getElementById('act-words')?.dataset.noConnection ?? ''
    showToast({ id: TOAST, title, colour: 'warning', duration: UNTIL_IT_COMES, progress: false })
    await whenServerReachable()
    removeToast(TOAST)
  }
}

/** A component whose code comes when it is first shown; without a network, with the network. */
export const lazyWithRetry: typeof lazy = (load) => lazy(() => importWithRetry(load))
