import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

const specimen = (page: Page, name: string) => page.locator(`section[aria-labelledby="specimen-${name}"]`)

async function open(page: Page) {
  await page.goto('/test')
  await ready(page)
  await page.waitForLoadState('networkidle')
}

/** Drags the open sheet down by its header with touch events. */
async function pull(page: Page, distance: number, steps: number, pause: number) {
  const head = page.getByRole('dialog').locator('header')
  const box = await head.boundingBox()
  if (!box) throw new Error('no sheet')
  const x = box.x + 60
  await page.mouse.move(x, box.y + 12)
  await page.mouse.down()
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(x, box.y + 12 + (distance * step) / steps)
    await page.waitForTimeout(pause)
  }
}

/** A short fast drag. */
async function flick(page: Page) {
  const box = await page.getByRole('dialog').locator('header').boundingBox()
  if (!box) throw new Error('no sheet')
  const client = await page.context().newCDPSession(page)
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', distance: number) =>
    client.send('Input.dispatchMouseEvent', {
      type,
      x: box.x + 60,
      y: box.y + 12 + distance,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    })
  // Sent without waiting for the page in between, as real touch input is.
  await Promise.all([
    send('mousePressed', 0),
    send('mouseMoved', 80),
    send('mouseMoved', 160),
    send('mouseReleased', 160),
  ])
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a sheet follows the finger, springs back and closes beyond 30 %', async ({ page }) => {
    await open(page)
    const button = specimen(page, 'dialog').getByRole('button').first()
    await button.click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await page.waitForTimeout(300)
    const height = (await sheet.boundingBox())?.height ?? 0

    await pull(page, height * 0.2, 8, 40)
    await expect(sheet).toHaveCSS('translate', new RegExp(`^0px ${Math.floor(height * 0.2)}`))
    await page.waitForTimeout(150)
    await page.mouse.up()
    await expect(sheet).toHaveCSS('translate', 'none')

    await pull(page, height * 0.4, 8, 40)
    await page.waitForTimeout(150)
    await page.mouse.up()
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('a flick closes a sheet, and its content still scrolls', async ({ page }) => {
    await open(page)
    await specimen(page, 'drawer').getByRole('button').last().click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await page.waitForTimeout(300)
    const body = sheet.locator('.sheet-body')
    await body.hover()
    await page.mouse.wheel(0, 400)
    await expect.poll(() => body.evaluate((part) => part.scrollTop)).toBeGreaterThan(0)
    await flick(page)
    await expect(sheet).toBeHidden()
  })

  test('with reduced motion a sheet stays in place until it closes', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await specimen(page, 'dialog').getByRole('button').first().click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await pull(page, 200, 4, 20)
    await expect(sheet).toHaveCSS('translate', 'none')
    await page.mouse.up()
    await expect(sheet).toBeHidden()
  })

  test('a popover is a sheet', async ({ page, words }) => {
    await open(page)
    const button = specimen(page, 'popover').getByRole('button').first()
    await button.click()
    const sheet = page.getByRole('dialog', { name: words('specimens.surface.included') })
    await expect(sheet).toBeVisible()
    await expect(sheet.getByRole('button', { name: words('ui.close') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(specimen(page, 'popover').getByRole('button').first()).toBeFocused()
  })
})

test('a dialog traps the focus and returns it', async ({ page }) => {
  await open(page)
  const button = specimen(page, 'dialog').getByRole('button').first()
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((part) => part.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('a menu works by keyboard alone', async ({ page, words }) => {
  await open(page)
  const button = () => specimen(page, 'menu').getByRole('button').first()
  await button().focus()
  await page.keyboard.press('ArrowDown')
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  const alert = menu.getByRole('menuitemcheckbox', { name: words('specimens.surface.alert') })
  await expect(alert).toBeChecked()
  // The menu takes the focus shortly after it appears; earlier key presses are lost.
  await expect(async () => {
    if (!(await alert.evaluate((item) => item === document.activeElement)))
      await page.keyboard.press('ArrowDown')
    await expect(alert).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await expect(button()).toBeFocused()
})

test('a tooltip appears on focus and Esc hides it', async ({ page, words }) => {
  await open(page)
  const button = specimen(page, 'tooltip').getByRole('button').first()
  await specimen(page, 'popover').getByRole('button').last().focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  const hint = page.getByRole('tooltip', { name: words('specimens.surface.onlyYou') })
  await expect(hint).toBeVisible()
  await expect(button).toHaveAccessibleDescription(words('specimens.surface.onlyYou'))
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await expect(button).toBeFocused()
})

test('arrow keys, Home and End move between tabs and skip a disabled one', async ({ page }) => {
  await open(page)
  const tabs = specimen(page, 'tabs').getByRole('tablist').first().getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(2)).toBeDisabled()
  await expect(tabs.nth(3)).toBeFocused()
  await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tabs.last()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toBeFocused()
})
