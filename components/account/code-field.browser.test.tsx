import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { show } from '@/tests/setup/components/show'
import { CodeField } from './code-field'

function Form({ digits }: { digits?: number | null }) {
  const { control } = useForm({ defaultValues: { code: '' } })
  return <CodeField label="Code" control={control} name="code" digits={digits} />
}

test.each(['AB-12x', '12345678'])(
  '[A2] [A3] [X16] a code of another host stays as it is: %s',
  async (code) => {
    await show(<Form digits={null} />)
    const field = page.getByRole('textbox', { name: 'Code' })
    await field.fill(code)
    await expect.element(field).toHaveValue(code)
    await userEvent.clear(field)
    await cdp().send('Input.insertText', { text: code })
    await expect.element(field).toHaveValue(code)
  },
)

test('[A2] [A3] a code of this shop has six digits', async () => {
  await show(<Form />)
  const field = page.getByRole('textbox', { name: 'Code' })
  await field.fill('183 042')
  await expect.element(field).toHaveValue('183042')
  await expect.element(field).toHaveAttribute('inputmode', 'numeric')
})
