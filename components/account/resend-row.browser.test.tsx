import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@/tests/setup/components/show'
import { ResendRow } from './resend-row'

function Step() {
  const [resendAt, setResendAt] = useState(0)
  return (
    <>
      <input aria-label="Code" />
      <ResendRow
        resendAt={resendAt}
        onResend={() => setResendAt(Date.now() + 60_000)}
        back="Back"
        onBack={() => undefined}
      />
    </>
  )
}

test('[A2] [A3] [A9] a second press on the button, or on the text that replaces it, leaves the focus in the code', async () => {
  await show(<Step />)
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.click()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect.element(code).toHaveFocus()
  await page.getByText(/in \d+ seconds?/).click()
  await expect.element(code).toHaveFocus()
})
