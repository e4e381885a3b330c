import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '@/components/ui/action/button'
import { animationsFinished, emulateMedia, showPhone } from '@/tests/setup/components/device'
import { inputClock, mouse } from '@/tests/setup/components/pointer'
import { show } from '@/tests/setup/components/show'
import { LazyDialog } from './lazy-dialog'
import { LazyDrawer } from './lazy-drawer'

const LONG = 'The boat leaves on time. '.repeat(400)

function Opener({ overlay: Overlay, text }: { overlay: typeof LazyDialog; text: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Overlay
        open={open}
        onOpenChange={setOpen}
        title="Change the date"
        footer={
          <>
            <Button variant="text" onClick={close}>
              Keep it
            </Button>
            <Button onClick={close}>Change it</Button>
          </>
        }
      >
        <p>{text}</p>
      </Overlay>
    </>
  )
}

const button = page.getByRole('button', { name: 'Open' })
const sheet = page.getByRole('dialog')
const translate = () => getComputedStyle(sheet.element()).translate

async function openSheet(overlay: typeof LazyDialog = LazyDialog, text = 'Until Friday this costs nothing.') {
  await show(<Opener overlay={overlay} text={text} />)
  await userEvent.click(button)
  await expect.element(sheet).toBeVisible()
  await animationsFinished(sheet.element())
}

/**
 * Drags the open sheet down by its header.
 * @param pause ms between two movements
 */
async function pull(distance: number, steps: number, pause: number, advance: (ms: number) => void) {
  const head = sheet.getByRole('banner').element().getBoundingClientRect()
  const from = { x: head.x + 60, y: head.y + 12 }
  await mouse.move(from)
  await mouse.down()
  for (let step = 1; step <= steps; step++) {
    advance(pause)
    await mouse.move({ x: from.x, y: from.y + (distance * step) / steps })
  }
}

describe('on a phone', () => {
  beforeEach(showPhone)

  test('a sheet follows the finger, springs back and closes beyond 30 %', async () => {
    const advance = inputClock()
    await openSheet()
    const { height } = sheet.element().getBoundingClientRect()

    await pull(height * 0.2, 8, 40, advance)
    await expect.poll(translate).toMatch(new RegExp(`^0px ${Math.floor(height * 0.2)}`))
    advance(150)
    await mouse.up()
    await expect.poll(translate).toBe('none')

    await pull(height * 0.4, 8, 40, advance)
    advance(150)
    await mouse.up()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  test('a flick closes a sheet, and its content still scrolls', async () => {
    const advance = inputClock()
    await openSheet(LazyDrawer, LONG)
    const body = sheet.element().querySelector('.sheet-body')
    if (!body) throw new Error('the sheet has no content')
    await userEvent.wheel(body, { delta: { y: 400 } })
    await expect.poll(() => body.scrollTop).toBeGreaterThan(0)
    await pull(160, 2, 10, advance)
    await mouse.up()
    await expect.element(sheet).not.toBeInTheDocument()
  })

  test('with reduced motion a sheet stays in place until it closes', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    const advance = inputClock()
    await openSheet()
    await pull(200, 4, 20, advance)
    expect(translate()).toBe('none')
    await mouse.up()
    await expect.element(sheet).not.toBeInTheDocument()
  })
})

test('a dialog traps the focus and returns it', async () => {
  await show(<Opener overlay={LazyDialog} text="Until Friday this costs nothing." />)
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet).toBeVisible()
  for (let press = 0; press < 6; press++) {
    await userEvent.tab()
    expect(sheet.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
