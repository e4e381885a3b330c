type Kind = 'push' | 'replace' | 'traverse' | 'reload'

/**
 * Calls a listener after the page's history entry has changed, also if only its query did. Safari has the Navigation API
 * since version 26.2; before, the calls of the router tell. Returns a function that ends it.
 */
export function onEntryChange(listener: (kind: Kind | null) => void): () => void {
  const { navigation } = window
  if (navigation) {
    const changed = ({ navigationType }: NavigationCurrentEntryChangeEvent) => listener(navigationType)
    navigation.addEventListener('currententrychange', changed)
    return () => navigation.removeEventListener('currententrychange', changed)
  }
  const { pushState, replaceState } = history
  let isOn = true
  let address = location.href
  const changed = (kind: Kind) => {
    // The entry of an open sheet, or another state of the same page.
    if (!isOn || location.href === address) return
    address = location.href
    listener(kind)
  }
  const after =
    (change: History['pushState'], kind: Kind): History['pushState'] =>
    (...values) => {
      change.apply(history, values)
      changed(kind)
    }
  history.pushState = after(pushState, 'push')
  history.replaceState = after(replaceState, 'replace')
  const traversed = () => changed('traverse')
  window.addEventListener('popstate', traversed)
  return () => {
    isOn = false
    window.removeEventListener('popstate', traversed)
  }
}
