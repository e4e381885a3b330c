import { send } from '@/lib/api/browser'
import type { oauthGoogle } from '@/lib/contract/auth'
import { type AwayNote, saveAwayNote, takeAwayNote } from './away-note'
import { GOOGLE_WINDOW, type GoogleMessage, googleMessageOf, readGoogleMessage } from './google-message'

const WIDTH = 800
const HEIGHT = 600

/** Returns the URL that starts sign-in with Google. @throws ApiError */
export async function googleUrl(): Promise<string> {
  return (await send<typeof oauthGoogle>('POST', '/api/auth/oauth/google', {})).url
}

/** Opens an empty pop-up centered on the window; after the click event, the browser would block it. */
function openWindow(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2)
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
  const opened = window.open('', GOOGLE_WINDOW, features)
  return opened && !opened.closed ? opened : null
}

function listen(apiOrigin: string | null, onMessage: (message: GoogleMessage) => void): () => void {
  const host = apiOrigin ?? window.location.origin
  const handle = (message: GoogleMessage | null) => message && onMessage(message)
  const receive = ({ origin, data }: MessageEvent) => handle(readGoogleMessage(origin, data, host))
  const channel = new BroadcastChannel(GOOGLE_WINDOW)
  window.addEventListener('message', receive)
  // Browsers deliver only messages of this site's own pages here.
  channel.addEventListener('message', ({ data }) => handle(googleMessageOf(data)))
  return () => {
    window.removeEventListener('message', receive)
    channel.close()
  }
}

interface GoogleStart {
  apiOrigin: string | null
  /** What this tab needs later if it has to navigate to Google itself. */
  note(): AwayNote
  onMessage(message: GoogleMessage): void
}

export interface GoogleWindow {
  /** Settles once the pop-up navigates to Google; never if the page itself navigates. @throws ApiError */
  located: Promise<void>
  /** Brings the pop-up to the front; returns false if it is closed. */
  show(): boolean
  /** Stops listening to the pop-up. */
  stop(): void
}

/**
 * Starts sign-in with Google; must be called in a click handler. If no pop-up can be opened, the page itself
 * navigates to Google and returns.
 */
export function openGoogle({ apiOrigin, note, onMessage }: GoogleStart): GoogleWindow {
  // A pop-up gets a copy of the tab's session storage; it must not take itself for a page that navigated away.
  takeAwayNote()
  const opened = openWindow()
  const receive = (message: GoogleMessage) => {
    // A page of an API host need not close itself; one with a problem shows it.
    if ('token' in message) opened?.close()
    onMessage(message)
  }
  const stop = opened ? listen(apiOrigin, receive) : () => undefined

  async function locate(): Promise<void> {
    const url = await googleUrl().catch((error: unknown) => {
      stop()
      opened?.close()
      throw error
    })
    if (opened) return opened.location.replace(url)
    saveAwayNote(note())
    window.location.assign(url)
    return new Promise(() => {})
  }

  function show(): boolean {
    if (!opened || opened.closed) return false
    opened.focus()
    return true
  }

  return { located: locate(), show, stop }
}
