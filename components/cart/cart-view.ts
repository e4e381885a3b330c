import { tabStorage } from '@/stores/browser-storage/storage'
import { BUYABLE, type CartSelection } from './selection'

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

/** Returns the saved view on a return; without storage, the cart opens at the top. */
export function readCartView(): CartView {
  const saved = isReturn() && tabStorage.read<CartView>('cart-view', (view) => typeof view === 'object')
  if (!saved) return FRESH
  // An older version of the shop may have saved another format.
  const { selection, pages = 1 }: Partial<CartView> = saved
  const chosen = selection?.taken && selection.left ? selection : BUYABLE
  return { ...FRESH, ...saved, selection: chosen, pages: Math.min(MAX_PAGES, Math.max(1, pages)) }
}

export function saveCartView(view: CartView): void {
  tabStorage.save('cart-view', view)
}
