import { useState } from 'react'
import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { show } from '@/tests/setup/components/show'
import { CodeInput } from './code-input'

function Code() {
  const [code, setCode] = useState('')
  return <CodeInput label="Code" value={code} onChange={setCode} />
}

test('a code is one field and accepts any pasted format', async () => {
  await show(<Code />)
  const field = page.getByRole('textbox', { name: 'Code' })
  await userEvent.tab()
  await cdp().send('Input.insertText', { text: 'Your code: 183 042.' })
  await expect.element(field).toHaveValue('183042')
  await userEvent.keyboard('{Backspace}')
  await expect.element(field).toHaveValue('18304')
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code')
})
