const TRAVEL_MS = 300
const SIZE = 22

const isSeen = (element: Element) => element.getClientRects().length > 0

function center({ left, top, width, height }: DOMRect) {
  return { x: left + width / 2, y: top + height / 2 }
}

/** Animates the brand disc from a button to the cart once; skipped with reduced motion. */
export function flyToCart(button: DOMRect): void {
  const cart = [...document.querySelectorAll('[data-cart]')].find(isSeen)
  if (!cart || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const from = center(button)
  const to = center(cart.getBoundingClientRect())
  const disc = document.createElement('div')
  disc.setAttribute('aria-hidden', 'true')
  disc.style.cssText = `position:fixed;z-index:60;left:${from.x - SIZE / 2}px;top:${from.y - SIZE / 2}px;width:${SIZE}px;height:${SIZE}px;border-radius:50%;background:var(--brand);pointer-events:none`
  document.body.append(disc)
  // Linear horizontally, decelerating vertically: together a throwing curve.
  disc.animate(
    { transform: ['none', `translateX(${to.x - from.x}px)`] },
    { duration: TRAVEL_MS, easing: 'linear' },
  )
  const flight = disc.animate(
    { translate: ['0', `0 ${to.y - from.y}px`], scale: [1, 0.5] },
    { duration: TRAVEL_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  )
  void flight.finished.finally(() => {
    disc.remove()
    cart.animate({ scale: [1, 1.18, 1] }, { duration: 200 })
  })
}
