import { Activity, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@/tests/setup/components/show'
import { PageMark } from './page-mark'

function Pages() {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Go
      </button>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <PageMark mark="bare">Checkout</PageMark>
      </Activity>
    </>
  )
}

test('a page has its mark only while it is shown', async () => {
  await show(<Pages />)
  const marks = () => document.querySelectorAll('[data-bare]').length
  const go = page.getByRole('button', { name: 'Go' })
  await expect.element(page.getByText('Checkout')).toBeInTheDocument()
  expect(marks()).toBe(0)
  await go.click()
  await expect.poll(marks).toBe(1)
  await go.click()
  await expect.poll(marks).toBe(0)
})
