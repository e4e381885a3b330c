import { hasOverlayEntry } from '@/components/ui/overlay/history-entry'

const SIGN_IN_PAGES = /\/(sign-in(\/google)?|sandbox\/google|sign-up|forgot-password)\/?$/

/** Whether a public path is a page of the sign-in flow. */
export function isSignInPage(pathname: string): boolean {
  return SIGN_IN_PAGES.test(pathname)
}

/** How far back the entry before this page is: an open sheet may have an entry of its own. */
export const stepsBack = () => (hasOverlayEntry() ? 2 : 1)

/** Returns the URL of the previous page in the history if it is one of this site. */
function previousUrl(): URL | null {
  const { navigation, location, document, history } = window
  if (navigation) {
    const now = navigation.currentEntry?.index ?? 0
    const url = navigation.entries()[now - stepsBack()]?.url
    return url ? new URL(url) : null
  }
  if (history.length < 2 || !document.referrer) return null
  const referrer = new URL(document.referrer)
  return referrer.origin === location.origin ? referrer : null
}

/** Returns the public path of the previous page in the history if it is a page of this site. */
export function previousPath(): string | null {
  return previousUrl()?.pathname ?? null
}

/** Returns the previous page's URL within the site; null if there is none or it is in the sign-in flow. */
export function previousPage(): string | null {
  const url = previousUrl()
  return url && !isSignInPage(url.pathname) ? url.pathname + url.search + url.hash : null
}

/** Whether the previous page in the history is a page of this site outside the sign-in flow. */
export function hasPreviousPage(): boolean {
  return previousPage() !== null
}
