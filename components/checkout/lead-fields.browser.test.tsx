import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, words } from '@/tests/setup/components/show'
import { type CheckoutValues, initialValues } from './checkout-values'
import { LeadFields } from './lead-fields'
import type { NameDocument } from './name-document'

const empty = { first_name: '', last_name: '', email: '', phone: '' }

function Lead({ document = 'none' }: { document?: NameDocument }) {
  const form = useForm<CheckoutValues>({ defaultValues: initialValues([], empty, null) })
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={form.handleSubmit(() => undefined)}>
        <LeadFields country="TH" document={document} />
        <button type="submit">Send</button>
        <output>{form.watch('lead.phone')}</output>
      </form>
    </FormProvider>
  )
}

const field = (key: string) => page.getByRole('textbox', { name: words(`checkout.lead.${key}`), exact: true })

test('[B5] checkout takes a Thai number without its calling code, and numbers of other countries', async () => {
  await show(<Lead />)
  const country = page.getByRole('combobox')
  await expect.element(country).toHaveValue('TH')
  await userEvent.type(field('phone'), '0812345678')
  await expect.element(page.getByRole('status')).toHaveTextContent('+66812345678')
  await userEvent.selectOptions(country, 'GB')
  await userEvent.fill(field('phone'), '07911 123456')
  await expect.element(page.getByRole('status')).toHaveTextContent('+447911123456')
})

test('[B5] the first missing field gets the focus, in the order of the page', async () => {
  await show(<Lead />)
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.element(field('firstName')).toHaveFocus()
  await userEvent.fill(field('firstName'), 'Mali')
  await userEvent.fill(field('email'), 'mali@example.com')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.element(field('phone')).toHaveFocus()
})

test.each(['passport', 'passportOrCard', 'none'] as const)(
  '[B5] names as in the document: %s',
  async (document) => {
    await show(<Lead document={document} />)
    await expect
      .element(page.getByText(words('checkout.lead.line', { document }), { exact: true }))
      .toBeVisible()
  },
)
