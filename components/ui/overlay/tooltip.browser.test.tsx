import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '@/components/ui/action/button'
import { show } from '@/tests/setup/components/show'
import { Tooltip } from './tooltip'

test('a tooltip appears on focus and Esc hides it', async () => {
  await show(
    <div className="grid min-h-dvh place-items-center">
      <Tooltip text="Only you see your list">
        <Button>Save</Button>
      </Tooltip>
    </div>,
  )
  const button = page.getByRole('button')
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  const hint = page.getByRole('tooltip', { name: 'Only you see your list' })
  await expect.element(hint).toBeVisible()
  await expect.element(button).toHaveAccessibleDescription('Only you see your list')
  await userEvent.keyboard('{Escape}')
  await expect.element(hint).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
