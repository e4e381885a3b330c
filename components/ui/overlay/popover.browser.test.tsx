import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPhone } from '@/tests/setup/components/device'
import { show, words } from '@/tests/setup/components/show'
import { Popover } from './popover'

test('a popover is a sheet on a phone', async () => {
  await showPhone()
  await show(
    <Popover trigger="Details" title="What is included">
      Taxes and the pier fee
    </Popover>,
  )
  const button = page.getByRole('button', { name: 'Details' })
  await userEvent.click(button)
  const sheet = page.getByRole('dialog', { name: 'What is included' })
  await expect.element(sheet).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: words('ui.close') })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
