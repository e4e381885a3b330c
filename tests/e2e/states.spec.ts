import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

const part = (page: Page, name: string) =>
  page.locator('section', { has: page.locator(`#specimen-${name}`) }).first()

/** Computed style of a control after its animations. */
async function lookOf(control: Locator): Promise<string> {
  return control.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished))
    const { backgroundColor, color, boxShadow, outlineStyle, outlineColor, textDecorationLine, translate } =
      getComputedStyle(element)
    const ring = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineColor}`
    return [backgroundColor, color, boxShadow, ring, textDecorationLine, translate].join(' | ')
  })
}

/** Expects a distinct look for each of hovered, pressed and focused. */
async function expectStates(page: Page, control: Locator, target: Locator = control): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  const rest = await lookOf(target)
  await control.hover()
  const hovered = await lookOf(target)
  await page.mouse.down()
  const pressed = await lookOf(target)
  // Released elsewhere, so that nothing is activated.
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await control.focus()
  await page.keyboard.press('Shift')
  const focused = await lookOf(target)
  await control.blur()
  expect.soft(hovered, `hovered: ${control}`).not.toBe(rest)
  expect.soft([rest, hovered], `pressed: ${control}`).not.toContain(pressed)
  expect.soft(focused, `focused: ${control}`).not.toBe(rest)
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`states, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

    test('[UI] controls have hover, active and focus styles', async ({ page, at }) => {
      await page.goto(at('/test'))
      await ready(page)
      const buttons = part(page, 'button').locator('.btn:visible')
      for (const index of [0, 1, 2, 3, 4]) await expectStates(page, buttons.nth(index))
      await expectStates(page, part(page, 'button-link').locator('a').first())
      for (const index of [0, 2])
        await expectStates(page, part(page, 'icon-button').locator('button').nth(index))
      await expectStates(page, part(page, 'chips').locator('button.chip').first())
      const card = part(page, 'card').locator('.card-link')
      await expectStates(page, card.getByRole('link'), card)
    })

    test('[R10] the components page shows hover, focus and active states', async ({ page, at, words }) => {
      await page.goto(at('/test'))
      await ready(page)
      const button = part(page, 'button').locator('.btn:visible').first()
      const field = part(page, 'text-field').getByRole('textbox').first()
      const rest = [await lookOf(button), await lookOf(field)]
      for (const look of ['hover', 'focus', 'pressed']) {
        await page
          .getByRole('radio', { name: words(`specimens.look.${look}`), exact: true })
          .check({ force: true })
        await page.mouse.move(0, 0)
        await expect.poll(() => lookOf(button), look).not.toBe(rest[0])
        if (look !== 'pressed') await expect.poll(() => lookOf(field), look).not.toBe(rest[1])
      }
      await page
        .getByRole('radio', { name: words('specimens.look.rest'), exact: true })
        .check({ force: true })
      await expect.poll(() => lookOf(button)).toBe(rest[0])
    })

    test('[UI] the highlighted menu item stands out', async ({ page, at }) => {
      await page.goto(at('/test'))
      await ready(page)
      await part(page, 'menu').getByRole('button').first().click()
      const entries = page.getByRole('menu').getByRole('menuitem')
      const [first, second] = [entries.nth(0), entries.nth(1)]
      await expect(second).toBeVisible()
      await second.hover()
      const [rest, hovered] = [await lookOf(first), await lookOf(second)]
      expect(hovered).not.toBe(rest)
      await page.keyboard.press('ArrowUp')
      await expect(first).toBeFocused()
      await expect.poll(() => lookOf(second)).toBe(rest)
      expect(await lookOf(first)).not.toBe(rest)
    })
  })
