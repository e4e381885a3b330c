import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@/tests/setup/components/show'
import { Tabs } from './tabs'

test('arrow keys, Home and End move between tabs and skip a disabled one', async () => {
  const items = ['Asia', 'Europe', 'Oceania', 'Africa', 'America'].map((label) => ({
    id: label,
    label,
    content: label,
    disabled: label === 'Oceania',
  }))
  await show(<Tabs label="Boat trips" items={items} />)
  const tabs = page.getByRole('tab')
  await userEvent.tab()
  await expect.element(tabs.first()).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(tabs.nth(2)).toBeDisabled()
  await expect.element(tabs.nth(3)).toHaveFocus()
  await expect.element(tabs.nth(3)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  await expect.element(tabs.last()).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tabs.first()).toHaveFocus()
})
