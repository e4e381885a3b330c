import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, words } from '@/tests/setup/components/show'
import { PhoneField } from './phone-field'

function Phone() {
  const [number, setNumber] = useState('')
  return <PhoneField label="Phone" country="TH" value={number} onChange={setNumber} />
}

test('a phone number is formatted while typing, and an international one selects its country', async () => {
  await show(<Phone />)
  const field = page.getByRole('textbox', { name: 'Phone' })
  const country = page.getByRole('combobox')
  await expect.element(country).toHaveValue('TH')
  await userEvent.type(field, '0812345678')
  await expect.element(field).toHaveValue('081 234 5678')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}')
  await expect.element(field).toHaveValue('081 235 678')
  await userEvent.keyboard('4')
  await expect.element(field).toHaveValue('081 234 5678')
  await userEvent.fill(field, '+81 90 1234 5678')
  await expect.element(country).toHaveValue('JP')
  await expect.element(field).toHaveValue('090-1234-5678')
  await userEvent.fill(field, '090')
  await userEvent.tab()
  await expect.element(page.getByText(words('ui.phone.wrong'))).toBeVisible()
})
