import { useNavigation } from '@/stores/navigation'

const MARK = 'sheet'

/** Close functions of the open sheets, the topmost last. */
const closers: (() => void)[] = []
let listening = false
let settling = false
/** The entry is being removed; `history.back()` takes effect asynchronously. */
let leaving = false
/** A page was pushed meanwhile and must stay. */
let overtaken = false

/** Whether the current history entry is that of an open sheet; the entry before it is the page below. */
export const hasOverlayEntry = () => Boolean(window.history.state?.[MARK])

function leave() {
  leaving = true
  history.back()
}

function settle() {
  settling = false
  if (leaving) return
  if (closers.length > 0) {
    if (!hasOverlayEntry()) history.pushState({ [MARK]: true }, '')
  } else if (hasOverlayEntry() && !useNavigation.getState().pending) leave()
}

/** Deferred, so that a sheet that replaces another takes over its entry. */
function settleSoon() {
  if (settling) return
  settling = true
  setTimeout(settle)
}

function onPop(event: PopStateEvent) {
  if (leaving) {
    event.stopImmediatePropagation()
    leaving = overtaken
    if (overtaken) history.forward()
    overtaken = false
    return settleSoon()
  }
  // Forward navigation to the entry of a closed sheet.
  if (hasOverlayEntry() && closers.length === 0) {
    event.stopImmediatePropagation()
    return leave()
  }
  if (hasOverlayEntry() || closers.length === 0) return
  closers.at(-1)?.()
  settleSoon()
}

/** The next page replaces a sheet's entry, which would otherwise remain as a Back without effect. */
function listen() {
  if (listening) return
  listening = true
  window.addEventListener('popstate', onPop, true)
  const push = history.pushState.bind(history)
  history.pushState = (data, unused, url) => {
    if (!url || !hasOverlayEntry()) return push(data, unused, url)
    overtaken = leaving
    history.replaceState(data, unused, url)
  }
}

/**
 * Gives the open sheet a history entry: Back removes it and calls `close`. Returns a function that removes
 * the sheet and its entry. All open sheets share one entry.
 */
export function openWithEntry(close: () => void): () => void {
  listen()
  closers.push(close)
  settleSoon()
  return () => {
    closers.splice(closers.indexOf(close), 1)
    settleSoon()
  }
}
