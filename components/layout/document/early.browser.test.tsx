import { Suspense, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EarlyPresses } from './early-presses'
import { EARLY } from './pre-paint-script'

const script = document.createElement('script')
script.text = EARLY
document.head.append(script)

let pressed: string[]
beforeEach(() => {
  pressed = []
  // React's development build reports the mark of a pressed control, which the server did not send.
  vi.mocked(console.error).mockImplementation(() => undefined)
  delete document.documentElement.dataset.ready
  window.early?.fields.clear()
  window.early?.drop()
})

afterEach(() => void vi.mocked(console.error).mockClear())

/** Until then a part that waits is not interactive. */
const interactive = Promise.withResolvers<void>()
const code = Promise.withResolvers<void>()
let codeIsLoaded = false

/** A part whose code is not loaded: React cannot hydrate it. */
function Part() {
  if (!codeIsLoaded) throw code.promise
  return (
    <button type="button" onClick={() => pressed.push('book')}>
      Book
    </button>
  )
}

function Shop({ waits }: { waits: boolean }) {
  const [text, setText] = useState('')
  const [choice, setChoice] = useState('shared')
  const [ready, setReady] = useState(!waits)
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
    void interactive.promise.then(() => setReady(true))
  }, [])
  return (
    <>
      <EarlyPresses />
      <button type="button" onClick={() => pressed.push('menu')}>
        Menu
      </button>
      <button type="button" onClick={() => pressed.push('share')}>
        Share
      </button>
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{`${text} ${choice}`}</output>
      <div data-waits={ready ? undefined : ''}>
        {['shared', 'private'].map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="option"
              value={value}
              checked={choice === value}
              onChange={() => {
                pressed.push(`${value}, ${ready}`)
                setChoice(value)
              }}
            />
            {value}
          </label>
        ))}
      </div>
      <Suspense>
        <Part />
      </Suspense>
    </>
  )
}

/** Shows the page as the server sends it; returns a function that starts React. */
function send({ waits = false } = {}) {
  const box = document.createElement('div')
  box.innerHTML =
    '<button type="button">Menu</button><button type="button">Share</button>' +
    '<input aria-label="Name" value=""><output> shared</output>' +
    `<div${waits ? ' data-waits=""' : ''}><label><input type="radio" name="option" value="shared" checked="">shared</label>` +
    '<label><input type="radio" name="option" value="private">private</label></div>' +
    '<!--$--><button type="button">Book</button><!--/$-->'
  document.body.append(box)
  return () => {
    const root = hydrateRoot(box, <Shop waits={waits} />)
    onTestFinished(() => {
      root.unmount()
      box.remove()
    })
  }
}

const button = (name: string) => page.getByRole('button', { name })
const rest = () => new Promise((resolve) => setTimeout(resolve, 200))

test('[UI] a press before hydration is shown at once and performed once after it', async () => {
  const hydrate = send()
  await button('Menu').click()
  await expect.element(button('Menu')).toHaveAttribute('data-taken')
  hydrate()
  await expect.poll(() => pressed).toEqual(['menu'])
  await rest()
  expect(pressed).toEqual(['menu'])
  await expect.element(button('Menu')).not.toHaveAttribute('data-taken')
  await button('Menu').click()
  await rest()
  expect(pressed).toEqual(['menu', 'menu'])
})

test('[UI] a press on another control replaces the first, and one on no control forgets it', async () => {
  const hydrate = send()
  await button('Menu').click()
  await button('Share').click()
  await expect.element(button('Menu')).not.toHaveAttribute('data-taken')
  hydrate()
  await expect.poll(() => pressed).toEqual(['share'])

  delete document.documentElement.dataset.ready
  await button('Menu').click()
  await page.getByRole('status').click()
  expect(window.early?.press).toBeNull()
})

test('[UI] a press that React takes while it hydrates is not performed again', async () => {
  const hydrate = send()
  const menu = button('Menu').element()
  // Before React listens to the press, in the same event.
  addEventListener('click', hydrate, { capture: true, once: true })
  let inEvent: string[] = []
  addEventListener(
    'click',
    () => {
      inEvent = [...pressed]
    },
    { once: true },
  )
  await userEvent.click(menu)
  await rest()
  expect(inEvent).toEqual(['menu'])
  expect(pressed).toEqual(['menu'])
})

test('[UI] typed text and a choice survive hydration, and the state has them', async () => {
  const hydrate = send()
  await userEvent.type(page.getByLabelText('Name'), 'Suda')
  await page.getByLabelText('private').click()
  hydrate()
  await expect.element(page.getByRole('status')).toHaveTextContent('Suda private')
  await expect.element(page.getByLabelText('Name')).toHaveValue('Suda')
  await expect.element(page.getByLabelText('private')).toBeChecked()
  expect(pressed).toEqual(['private, true'])
})

test('[UI] what a password manager fills in before hydration is in the state', async () => {
  const hydrate = send()
  const name = page.getByLabelText('Name').element()
  if (!(name instanceof HTMLInputElement)) throw new Error('no field')
  name.value = 'Narin'
  name.dispatchEvent(new Event('input', { bubbles: true }))
  hydrate()
  await expect.element(page.getByRole('status')).toHaveTextContent('Narin shared')
})

test('[UI] a part that waits gets nothing before it is interactive, even if it is hydrated', async () => {
  const hydrate = send({ waits: true })
  hydrate()
  await expect.poll(() => document.documentElement.dataset.ready).toBe('true')
  await page.getByLabelText('private').click()
  await expect.element(page.getByLabelText('private')).toBeChecked()
  expect(pressed).toEqual([])
  interactive.resolve()
  await expect.poll(() => pressed).toEqual(['private, true'])
  await expect.element(page.getByLabelText('private')).toBeChecked()
  await rest()
  expect(pressed).toHaveLength(1)
})

test('[UI] a press in a part whose code is not loaded is performed once it is', async () => {
  const hydrate = send()
  hydrate()
  await expect.poll(() => document.documentElement.dataset.ready).toBe('true')
  await button('Book').click()
  await expect.element(button('Book')).toHaveAttribute('data-taken')
  await rest()
  expect(pressed).toEqual([])
  codeIsLoaded = true
  code.resolve()
  await expect.poll(() => pressed).toEqual(['book'])
  await rest()
  expect(pressed).toEqual(['book'])
})
