const OWN_PAGES = /\/(sign-in(\/google)?|sandbox\/google|sign-up|forgot-password)\/?$/

/** The entry before this one in the history, if it is a page of this site. */
function previousUrl(): URL | null {
  const { navigation, location, document, history } = window
  if (navigation) {
    const now = navigation.currentEntry?.index ?? 0
    const url = navigation.entries()[now - 1]?.url
    return url ? new URL(url) : null
  }
  if (history.length < 2 || !document.referrer) return null
  const referrer = new URL(document.referrer)
  return referrer.origin === location.origin ? referrer : null
}

/** Public path of the entry before this one in the history, if it is a page of this site. */
export function previousPath(): string | null {
  return previousUrl()?.pathname ?? null
}

/** Address within the site of the page before this one; null where there is none that is not about signing in. */
export function previousPage(): string | null {
  const url = previousUrl()
  return url && !OWN_PAGES.test(url.pathname) ? url.pathname + url.search + url.hash : null
}

/** Whether the entry before this one in the history is a page of this site that is not about signing in. */
export function hasPreviousPage(): boolean {
  return previousPage() !== null
}
