import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, words } from '@/tests/setup/components/show'
import { Combobox, type ComboboxProps } from './combobox'

interface Place {
  name: string
  country: string
}

const PLACES: Place[] = [
  ...['Bangkok', 'Phuket', 'Chiang Mai', 'Ko Samui'].map((name) => ({ name, country: 'Thailand' })),
  ...['Tokyo', 'Kyoto', 'Osaka'].map((name) => ({ name, country: 'Japan' })),
]

function Destination({ items = PLACES, ...options }: Partial<ComboboxProps<Place>>) {
  const [place, setPlace] = useState<Place | null>(null)
  return (
    <>
      <Combobox<Place>
        label="Destination"
        items={items}
        textOf={({ name }) => name}
        keyOf={({ name }) => name}
        {...options}
        value={place}
        onChange={setPlace}
      />
      <output aria-label="Selected">{place?.name}</output>
    </>
  )
}

function Search() {
  const [submitted, submit] = useState('')
  const find = (text: string) =>
    Promise.resolve(PLACES.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())))
  return <Destination items={find} hint={submitted || undefined} onSubmit={submit} />
}

const field = page.getByRole('combobox')
const options = page.getByRole('option')
const texts = () => options.elements().map((option) => option.textContent)

test('the keyboard selects from a combobox, and invalid text is reset', async () => {
  await show(
    <Destination headingOf={({ country }) => country} isItemDisabled={({ name }) => name === 'Osaka'} />,
  )
  await userEvent.fill(field, 'k')
  await expect.poll(texts).toEqual(['Ko Samui', 'Bangkok', 'Phuket', 'Kyoto', 'Tokyo', 'Osaka'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Bangkok')
  // The field takes over the text of a new value, so it would undo what is typed before that.
  await expect.element(page.getByLabelText('Selected')).toHaveTextContent('Bangkok')
  await userEvent.fill(field, 'nowhere')
  await expect
    .element(page.getByText(words('ui.combobox.none', { text: 'nowhere' })).first())
    .toBeInTheDocument()
  await userEvent.tab()
  await expect.element(field).toHaveValue('Bangkok')
  await userEvent.click(page.getByRole('button', { name: words('ui.combobox.clear') }))
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})

test('a search field suggests and accepts any text', async () => {
  await show(<Search />)
  await userEvent.type(field, 'kyo')
  await expect.poll(texts).toEqual(['Tokyo', 'Kyoto'])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('kyo', { exact: true })).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Kyoto')
})

test('a list that fails to load shows an error and can be retried', async () => {
  let tries = 0
  const fail = () => {
    tries += 1
    return Promise.reject(new Error('not found'))
  }
  await show(<Destination items={fail} />)
  await userEvent.click(field)
  const failure = page.getByText(words('ui.combobox.failed')).first()
  await expect.element(failure).toBeInTheDocument()
  const before = tries
  await userEvent.click(page.getByRole('button', { name: words('ui.error.again') }))
  await expect.poll(() => tries).toBe(before + 1)
  await expect.element(failure).toBeInTheDocument()
})
