import { BUYABLE, type CartSelection } from './selection'

const KEY = 'cart-view'

/** State of the cart page, saved when the visitor leaves it and restored on return. */
export interface CartView {
  /** Number of pages loaded. */
  pages: number
  selection: CartSelection
  /** Scroll position, in pixels. */
  y: number
}

const FRESH: CartView = { pages: 1, selection: BUYABLE, y: 0 }
const MAX_PAGES = 20

let visited = false

/** Whether this visit continues an earlier one: back navigation, reload, or navigation within the tab. */
function isReturn(): boolean {
  const before = visited
  visited = true
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return before || entry?.type === 'back_forward' || entry?.type === 'reload'
}

export function readCartView(): CartView {
  if (!isReturn()) return FRESH
  try {
    const saved = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<CartView>
    // An older version of the shop may have saved another format.
    const selection = saved.selection?.taken && saved.selection.left ? saved.selection : BUYABLE
    return { ...FRESH, ...saved, selection, pages: Math.min(MAX_PAGES, Math.max(1, saved.pages ?? 1)) }
  } catch {
    return FRESH
  }
}

export function saveCartView(view: CartView): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(view))
  } catch {
    // Without storage the cart opens at the top.
  }
}
