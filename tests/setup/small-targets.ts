/**
 * Runs in the page. Returns the controls in a part of it with a touch target smaller than 44 px: 21 px from
 * its center to each side on the screen must still hit it. Links within running text are exempt, as in
 * WCAG 2.5.8.
 */
export function smallTargets(part: string): string[] {
  const CONTROLS = 'a[href], button, summary, select, input, textarea, [role=slider], [role=tab]'
  const REACH = 21
  const found: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>(
    `${part} :is(${CONTROLS}):not([type=hidden], :disabled)`,
  )) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue
    const isInText = getComputedStyle(control).display === 'inline' && control.matches('a')
    if (isInText || control.matches('p > .link')) continue
    const target = control.closest('label') ?? control
    if (target.getBoundingClientRect().width <= 1 || control.closest('.sr-only, [aria-hidden=true], [inert]'))
      continue
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    if (x < 0 || x >= window.innerWidth) continue
    const isHit = (dx: number, dy: number) => {
      const [px, py] = [Math.min(Math.max(x + dx, 1), window.innerWidth - 1), y + dy]
      const hit = document.elementFromPoint(px, py)
      return hit !== null && (target.contains(hit) || hit.closest('label')?.control === control)
    }
    const misses = [
      [0, -REACH],
      [0, REACH],
      [-REACH, 0],
      [REACH, 0],
    ].filter(([dx = 0, dy = 0]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && target.contains(hit) && !isHit(dx, dy)
    })
    if (misses.length > 0)
      found.push(`${Math.round(right - left)}×${Math.round(bottom - top)} ${control.outerHTML.slice(0, 150)}`)
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return found
}
