import type { Page } from '@playwright/test'
import { OWN_PAGES, PUBLIC_PAGES } from './fixtures/pages'
import { expect, test } from './fixtures/shop'
import { ready, sessionCookies } from './fixtures/steps'

/**
 * What can be pressed on a page and is hit by no finger 44 px wide: from its middle, 21 px to each side that lies on the
 * screen must still belong to it. Links within running text are as high as their line, as WCAG 2.5.8 has it.
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const CONTROLS = 'a[href], button, summary, select, input, textarea, [role=slider], [role=tab]'
    const REACH = 21
    const found: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(
      `:is(${CONTROLS}):not([type=hidden], :disabled)`,
    )) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue
      if (getComputedStyle(control).display === 'inline' && control.matches('a')) continue
      const target = control.closest('label') ?? control
      if (
        target.getBoundingClientRect().width <= 1 ||
        control.closest('.sr-only, [aria-hidden=true], [inert]')
      )
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
        found.push(
          `${Math.round(right - left)}×${Math.round(bottom - top)} ${control.outerHTML.slice(0, 150)}`,
        )
    }
    return found
  })

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const [name, path] of Object.entries(PUBLIC_PAGES).filter(([name]) => name !== 'components'))
  test(`on a phone a finger hits everything: ${name}`, async ({ page, at }) => {
    await page.goto(at(path))
    await ready(page)
    expect(await smallTargets(page)).toEqual([])
  })

test('on a phone a finger hits everything that only its owner sees', async ({
  page,
  context,
  request,
  baseURL,
  at,
}) => {
  await context.addCookies(await sessionCookies(request, baseURL ?? ''))
  for (const [name, path] of Object.entries(OWN_PAGES))
    await test.step(name, async () => {
      await page.goto(at(path))
      await ready(page)
      expect.soft(await smallTargets(page), name).toEqual([])
    })
})
