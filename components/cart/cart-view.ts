import { BUYABLE, type CartSelection } from './selection'

const KEY = 'cart-view'

/** How somebody left the cart, for the way back to it. */
export interface CartView {
  /** How many pages were loaded. */
  pages: number
  selection: CartSelection
  /** How far it was scrolled, in pixels. */
  y: number
}

const FRESH: CartView = { pages: 1, selection: BUYABLE, y: 0 }
const MOST_PAGES = 20

let seen = false

/** Whether this visit goes on with an earlier one: by the back button, a reload, or within the tab. */
function isReturn(): boolean {
  const before = seen
  seen = true
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return before || entry?.type === 'back_forward' || entry?.type === 'reload'
}

export function readCartView(): CartView {
  if (!isReturn()) return FRESH
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<CartView>
    // A page that was open while the shop got newer may have kept it in another form.
    const selection = kept.selection?.taken && kept.selection.left ? kept.selection : BUYABLE
    return { ...FRESH, ...kept, selection, pages: Math.min(MOST_PAGES, Math.max(1, kept.pages ?? 1)) }
  } catch {
    return FRESH
  }
}

export function saveCartView(view: CartView): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(view))
  } catch {
    // Without storage the cart begins at its top.
  }
}
