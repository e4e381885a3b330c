import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '@/tests/setup/components/device'
import { lookOf } from '@/tests/setup/components/look'
import { show } from '@/tests/setup/components/show'
import { Menu } from './menu'

const button = page.getByRole('button', { name: 'Booking actions' })
const menu = page.getByRole('menu')

const showMenu = () =>
  show(
    <Menu
      trigger="Booking actions"
      align="start"
      groups={[
        [{ label: 'Download the voucher', href: '#voucher' }, { label: 'Add to the calendar' }],
        [{ label: 'Price alerts', checked: true }],
      ]}
    />,
  )

test('a menu works by keyboard alone', async () => {
  await showMenu()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(menu).toBeVisible()
  const alert = menu.getByRole('menuitemcheckbox', { name: 'Price alerts' })
  await expect.element(alert).toBeChecked()
  // The menu takes the focus shortly after it appears; earlier key presses are lost.
  await expect.poll(() => menu.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{End}')
  await expect.element(alert).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test('[UI] the highlighted menu item stands out', async () => {
    await emulateMedia({ 'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce' })
    await showMenu()
    await userEvent.click(button)
    const [first, second] = [0, 1].map((index) => menu.getByRole('menuitem').nth(index))
    if (!first || !second) throw new Error('no menu items')
    await expect.element(second).toBeVisible()
    await userEvent.hover(second)
    const [rest, hovered] = [await lookOf(first), await lookOf(second)]
    expect(hovered).not.toBe(rest)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(first).toHaveFocus()
    await expect.poll(() => lookOf(second)).toBe(rest)
    expect(await lookOf(first)).not.toBe(rest)
  })
})
