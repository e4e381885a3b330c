import { send } from '@/lib/api/browser'
import type { oauthGoogle } from '@/lib/contract/auth'
import { type AwayNote, keepAwayNote, takeAwayNote } from './away-note'
import { GOOGLE_WINDOW, type GoogleMessage, readGoogleMessage } from './google-message'

const WIDTH = 800
const HEIGHT = 600
const LOOK_MS = 500

/** Where the shop sends somebody for Google. @throws ApiError */
export async function googleUrl(): Promise<string> {
  return (await send<typeof oauthGoogle>('POST', '/api/auth/oauth/google', {})).url
}

/** Opens the pop-up in the middle of the window, still empty: later than at the click itself it would be blocked. */
function openWindow(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2)
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
  const opened = window.open('', GOOGLE_WINDOW, features)
  return opened && !opened.closed ? opened : null
}

interface Listener {
  onMessage(message: GoogleMessage): void
  /** The pop-up was closed, or is out of sight. */
  onClosed(): void
}

function listen(opened: Window, apiOrigin: string | null, { onMessage, onClosed }: Listener): () => void {
  const own = window.location.origin
  const hosts = apiOrigin ? [own, apiOrigin] : [own]
  const receive = ({ origin, data }: MessageEvent) => {
    const message = readGoogleMessage(origin, data, hosts)
    if (message) onMessage(message)
  }
  const channel = new BroadcastChannel(GOOGLE_WINDOW)
  window.addEventListener('message', receive)
  channel.addEventListener('message', receive)
  const timer = window.setInterval(() => {
    if (!opened.closed) return
    window.clearInterval(timer)
    onClosed()
  }, LOOK_MS)
  return () => {
    window.clearInterval(timer)
    window.removeEventListener('message', receive)
    channel.close()
  }
}

interface GoogleWindow extends Listener {
  apiOrigin: string | null
  /** What this tab has to know later, where it must go away itself. */
  note(): AwayNote
}

/**
 * Begins to sign in with Google; call it at a click. Where no pop-up can be opened the page itself goes there and comes
 * back. Returns what stops listening to the pop-up.
 * @param onFailure gets the error where the shop or Google does not answer
 */
export function openGoogle(
  { apiOrigin, note, ...listener }: GoogleWindow,
  onFailure: (error: unknown) => void,
): () => void {
  // A pop-up begins with a copy of the tab's notes, and must not take itself for a page that went away.
  takeAwayNote()
  const opened = openWindow()
  const stop = opened ? listen(opened, apiOrigin, listener) : () => undefined
  googleUrl().then(
    (url) => {
      if (opened) return opened.location.replace(url)
      keepAwayNote(note())
      window.location.assign(url)
    },
    (error: unknown) => {
      stop()
      opened?.close()
      onFailure(error)
    },
  )
  return stop
}
