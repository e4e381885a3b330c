import { useNavigation } from '@/stores/navigation'

const MARK = 'sheet'

/** What closes the sheets that are open, the topmost last. */
const closers: (() => void)[] = []
let listening = false
let settling = false
/** The entry is being taken off; the browser does so a moment after it is asked. */
let leaving = false
/** A page came in that moment and is to stay. */
let overtaken = false

const marked = () => Boolean(history.state?.[MARK])

function leave() {
  leaving = true
  history.back()
}

function settle() {
  settling = false
  if (leaving) return
  if (closers.length > 0) {
    if (!marked()) history.pushState({ [MARK]: true }, '')
  } else if (marked() && !useNavigation.getState().pending) leave()
}

/** Later, so that a sheet which gives way to another hands its entry on. */
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
  // Forward, onto the entry of a sheet that is closed.
  if (marked() && closers.length === 0) {
    event.stopImmediatePropagation()
    return leave()
  }
  if (marked() || closers.length === 0) return
  closers.at(-1)?.()
  settleSoon()
}

/** The next page takes the place of a sheet's entry, which would otherwise stay behind as a Back that does nothing. */
function listen() {
  if (listening) return
  listening = true
  window.addEventListener('popstate', onPop, true)
  const push = history.pushState.bind(history)
  history.pushState = (data, unused, url) => {
    if (!url || !marked()) return push(data, unused, url)
    overtaken = leaving
    history.replaceState(data, unused, url)
  }
}

/**
 * Gives the open sheet an entry in the history: Back takes it off and calls `close`. Answers what takes the sheet out
 * again, and its entry with it. One entry serves all sheets that are open at once.
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
